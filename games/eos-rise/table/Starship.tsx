/** Starship EOS, cut open: eight rooms with their hull and the places where figures act, and the station it is docked at. */
import type { JSX } from 'preact';
import { Stepper } from '#ui/kit/Stepper.tsx';
import { scrollable } from '#ui/scrollable.ts';
import { CHARACTERS } from '../content/characters.ts';
import { REGIONS } from '../content/regions.ts';
import {
  BUILD_COST,
  CREW_ACTION,
  CREW_ACTIONS,
  type CrewAction,
  type HullRoom,
  LOCKABLE_ROOMS,
  MAX_HULL,
} from '../content/rooms.ts';
import { iconsOf, standingOn } from '../outlook/slots.ts';
import { crewActionWords, slotGives, slotWords } from '../text/crewActions.ts';
import { ROOM_LETTERS, SLOT_LETTERS } from '../text/letters.ts';
import { REGION_NAMES, ROOM_NAMES } from '../text/names.ts';
import { nextHex, ROOM_SHORT, SHIP_WORDS, TABLE_WORDS } from '../text/table.ts';
import { EosPlan } from './art/Eos.tsx';
import { Hull } from './art/Hull.tsx';
import { Icon } from './art/Icon.tsx';
import { Pawn } from './art/Pawn.tsx';
import { Token } from './art/Token.tsx';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';
import './art/room.css';
import './starship.css';

const ROOMS: readonly { readonly room: HullRoom; readonly actions: readonly CrewAction[] }[] = [
  { room: 'medical', actions: ['advanced-treatment'] },
  { room: 'crafting', actions: ['technology'] },
  { room: 'cargo-bay', actions: ['contract'] },
  { room: 'mining-control', actions: ['mining-station'] },
  { room: 'engine', actions: ['repair', 'basic-treatment'] },
  { room: 'scanner', actions: ['scan'] },
];
const CHARGES = ['charge-1', 'charge-2', 'charge-3'] as const;
const STATION = CREW_ACTIONS.filter((action) => CREW_ACTION[action].at === 'station');

export function Starship(): JSX.Element {
  const { view } = useTheDesk();
  const docked = REGIONS.find((region) => view.stations[region].at === view.eos);
  const resting =
    docked && view.stations[docked].usedIn > 0 && view.stations[docked].usedIn === view.round - 1;
  return (
    <section ref={scrollable} class="er-ship" aria-label={TABLE_WORDS.starship} data-part="ship">
      <EosPlan class="er-ship__plan" />
      <div class="er-rooms">
        <Room room="command" actions={['training', 'build']} />
        <div class="er-room er-room--shield-control" data-part="room-shields">
          <h3 class="er-room__name">
            <Icon id="shield-control" size={15} /> <span>{SHIP_WORDS.shieldControl}</span>
          </h3>
          <div class="er-room__slots">
            {CHARGES.map((action, i) => (
              <Slot key={action} action={action} note={SHIP_WORDS.tokens(view.charge[i] ?? 0)} />
            ))}
          </div>
        </div>
        {ROOMS.map(({ room, actions }) => (
          <Room key={room} room={room} actions={actions} />
        ))}
      </div>
      {docked ? (
        <div class="er-station" data-part="station">
          <h3 class="er-room__name">
            <Icon id="station" size={15} /> {SHIP_WORDS.station(REGION_NAMES[docked])}
            {resting ? <em>{SHIP_WORDS.resting}</em> : undefined}
          </h3>
          {resting ? undefined : (
            <div class="er-room__slots">
              {STATION.map((action) => (
                <Slot key={action} action={action} note={SHIP_WORDS.cost(view.stationCosts?.[action] ?? 0)} />
              ))}
            </div>
          )}
        </div>
      ) : undefined}
    </section>
  );
}

function Room({ room, actions }: { room: HullRoom; actions: readonly CrewAction[] }): JSX.Element {
  const { view, at } = useTheDesk();
  const hull = view.hull[room];
  const lockable = LOCKABLE_ROOMS.find((id) => id === room);
  const spot = `room:${room}` as const;
  const splits = view.asking?.step === 'assign' || view.asking?.step === 'repair';
  const gives = SHIP_WORDS.gives(actions.map((action) => slotWords(action)).join(', '), MAX_HULL[room]);
  const name = (
    <h3 class="er-room__name">
      <Icon id={room} size={15} /> <span title={ROOM_NAMES[room]}>{ROOM_SHORT[room]}</span>
      <b class="er-room__hull o-number">{lockable && hull === 0 ? <Icon id="lock" size={14} /> : hull}</b>
    </h3>
  );
  if (lockable && hull === 0)
    return (
      <Press
        spot={spot}
        class={`er-room er-room--${room} er-room--locked`}
        part={`room-${room}`}
        panel="rooms"
        label={`${ROOM_NAMES[room]}, ${SHIP_WORDS.locked(BUILD_COST[lockable])}: ${gives}`}
        letter={ROOM_LETTERS[room]}
      >
        {name}
        <span class="er-room__gives">
          <b class="o-number">{SHIP_WORDS.build(BUILD_COST[lockable])}</b> {gives}
        </span>
        <Icon id={room} size={48} class="er-room__ghost" />
      </Press>
    );
  return (
    <div
      class={`er-room er-room--${room}${hull === 0 ? ' er-room--out' : hull <= 3 ? ' er-room--low' : ''}`}
      data-part={`room-${room}`}
    >
      {name}
      {splits ? <Split room={room} /> : <Hull at={hull} of={MAX_HULL[room]} />}
      {!splits && at(spot).length > 0 ? (
        <Press
          spot={spot}
          class="er-room__press"
          label={SHIP_WORDS.press(ROOM_NAMES[room])}
          letter={ROOM_LETTERS[room]}
        >
          {at(spot)[0]?.action.type === 'quickFix'
            ? SHIP_WORDS.fixes(Math.min(2, MAX_HULL[room] - hull))
            : SHIP_WORDS.here}
        </Press>
      ) : (
        <div class="er-room__slots">
          {actions.map((action) => (
            <Slot key={action} action={action} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Points of damage or repair for one room, laid out with those of the others and sent with them. */
function Split({ room }: { room: HullRoom }): JSX.Element {
  const { view, counts, lay, props } = useTheDesk();
  const key = `room:${room}`;
  const now = counts[key] ?? 0;
  const sign = view.asking?.step === 'assign' ? -1 : 1;
  const most = sign < 0 ? view.hull[room] : MAX_HULL[room] - view.hull[room];
  const left = (props.batches[0]?.actions.length ?? 0) - Object.values(counts).reduce((sum, n) => sum + n, 0);
  const then = view.hull[room] + sign * now;
  return (
    <div class="er-split">
      <Hull at={view.hull[room]} of={MAX_HULL[room]} change={sign * now} />
      <span class={`er-split__sum o-number${then === 0 ? ' er-lost' : ''}`}>
        {now === 0 ? undefined : `${view.hull[room]} → ${then}`}{' '}
        {then === 0 && now > 0 ? SHIP_WORDS.explodes(room) : undefined}
      </span>
      <Stepper
        less={SHIP_WORDS.less(ROOM_NAMES[room])}
        more={SHIP_WORDS.more(ROOM_NAMES[room])}
        count={now}
        most={left > 0 ? most : now}
        spot={key}
        letter={ROOM_LETTERS[room]}
        lay={(count) => lay(key, count)}
      />
    </div>
  );
}

function Slot({ action, note }: { action: CrewAction; note?: string }): JSX.Element {
  const desk = useTheDesk();
  const { view, picked, props } = desk;
  const spot = `slot:${action}` as const;
  const slots = iconsOf(view, action);
  const taken = slots.flatMap((slot) => standingOn(view, slot) ?? []);
  const held = CHARACTERS.find((who) => picked?.spot === `crew:${who}`);
  const free = CHARACTERS.find((who) => !view.crew[who].figure);
  const closed =
    props.decision?.prompt === 'crewActions' &&
    free &&
    taken.length < slots.length &&
    desk.at(spot).length === 0
      ? props.why({ type: 'place', who: held ?? free, figure: 'character', action })?.message
      : undefined;
  const mine = held && desk.at(spot).some(({ by }) => by?.includes(`crew:${held}`));
  return (
    <Press
      spot={spot}
      class={`er-slot${mine ? ' er-slot--mine' : ''}${closed ? ' er-slot--closed' : ''}`}
      style={mine ? { '--tone': `var(--${held})` } : undefined}
      part={`slot-${action}`}
      tip={closed ?? crewActionWords(action, view)}
      label={SHIP_WORDS.slot(crewActionWords(action, view), taken.length, slots.length)}
      letter={SLOT_LETTERS[action]}
    >
      <span class="er-slot__icons">
        {slots.map((slot, i) => (
          <Pawn key={slot} on={taken[i]} />
        ))}
      </span>
      <span class="er-slot__name">{slotWords(action)}</span>
      {closed ? (
        <span class="er-slot__note">{closed}</span>
      ) : mine && action === 'training' ? (
        <span class="er-slot__note er-good">{nextHex(held, view.crew[held])}</span>
      ) : (
        <span class="er-slot__note o-number">
          {action.startsWith('charge') ? <Token kind="shield" size={12} /> : slotGives(action, view)} {note}
        </span>
      )}
    </Press>
  );
}

/** One room of the EOS: its hull as a bar, its icons, or the locked tile with its cost. */
import type { ComponentChildren, JSX } from 'preact';
import {
  BUILD_COST,
  CHARGE_LEVELS,
  type CrewAction,
  type HullRoom,
  LOCKABLE_ROOMS,
  MAX_HULL,
} from '../content/rooms.ts';
import { slotWords } from '../text/crewActions.ts';
import { ROOM_NAMES } from '../text/names.ts';
import { ROOM_SHORT, SHIP_WORDS } from '../text/table.ts';
import { useAim } from './aim.ts';
import { Icon } from './art/Icon.tsx';
import { Token } from './art/Token.tsx';
import { useTheDesk } from './desk.ts';
import { ROOM_LETTERS } from './keys.ts';
import { SlotButton } from './SlotButton.tsx';

export function Room({ room, actions }: { room: HullRoom; actions: readonly CrewAction[] }): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const hull = view.hull[room];
  const lockable = LOCKABLE_ROOMS.find((id) => id === room);
  const locked = lockable !== undefined && hull === 0;
  const spot = `room:${room}` as const;
  const offered = desk.at(spot);
  // The last point of a room destroys it: where another could take it, it is asked about once more.
  const hits = desk.choices.filter(({ action }) => action.type === 'hit');
  const fatal = hull === 1 && hits.length > 1 && hits.some(({ spots }) => spots.includes(spot));
  const handlers = useAim(offered.length === 1 ? offered[0] : undefined, () =>
    fatal ? desk.open(spot, offered) : desk.press(spot),
  );
  const label = locked ? SHIP_WORDS.locked(BUILD_COST[lockable]) : SHIP_WORDS.hull(hull, MAX_HULL[room]);
  const best = desk.best?.spots.includes(spot) === true;
  return (
    <div
      class={`er-room er-room--${room}${locked ? ' er-room--locked' : ''}${hull === 0 && !locked ? ' er-room--out' : ''}`}
      data-part={`room-${room}`}
    >
      {offered.length > 0 ? (
        <button
          type="button"
          class={`er-room__press er-live${best ? ' er-best' : ''}`}
          data-spot={spot}
          aria-keyshortcuts={ROOM_LETTERS[room]}
          aria-label={`${ROOM_NAMES[room]}, ${label}`}
          {...handlers}
        />
      ) : undefined}
      <h3 class="er-room__name">
        <Icon id={room} size={15} /> <span title={ROOM_NAMES[room]}>{ROOM_SHORT[room]}</span>
        {locked ? <Icon id="lock" size={13} /> : undefined}
        {offered.length > 0 ? <kbd class="er-key">{ROOM_LETTERS[room]}</kbd> : undefined}
        {fatal ? <span class="er-room__last">{SHIP_WORDS.last}</span> : undefined}
      </h3>
      {locked ? (
        <p class="er-room__cost o-number">
          {SHIP_WORDS.locked(BUILD_COST[lockable])}
          <span>
            {SHIP_WORDS.gives(actions.map((action) => slotWords(action, view)).join(', '), MAX_HULL[room])}
          </span>
        </p>
      ) : (
        <Hull at={hull} of={MAX_HULL[room]} />
      )}
      {locked ? <Icon id={room} size={44} class="er-room__ghost" /> : undefined}
      {locked ? undefined : (
        <div class="er-room__slots">
          {actions.map((action) => (
            <SlotButton key={action} action={action} />
          ))}
        </div>
      )}
    </div>
  );
}

function Hull({ at, of }: { at: number; of: number }): JSX.Element {
  const part = at / of;
  const tone = part > 0.6 ? 'good' : part > 0.3 ? 'low' : 'bad';
  return (
    <div class={`er-hull er-hull--${tone}`} role="img" aria-label={SHIP_WORDS.hull(at, of)}>
      <span class="er-hull__bar" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < at ? 'er-on' : ''} />
        ))}
      </span>
      <b class="o-number">
        {at}/{of}
      </b>
    </div>
  );
}

/** Shield Control has no hull, but three charge levels with tokens. */
export function ShieldControl(): JSX.Element {
  const { view } = useTheDesk();
  return (
    <div class="er-room er-room--shield-control" data-part="room-shields">
      <h3 class="er-room__name">
        <Icon id="shield-control" size={15} /> <span>{SHIP_WORDS.shieldControl}</span>
      </h3>
      <div class="er-room__slots er-room__slots--charge">
        {CHARGE_LEVELS.map((_, i) => (
          <Charge key={`charge-${i + 1}`} tokens={view.charge[i] ?? 0}>
            <SlotButton action={CHARGES[i] ?? 'charge-1'} />
          </Charge>
        ))}
      </div>
    </div>
  );
}

const CHARGES: readonly CrewAction[] = ['charge-1', 'charge-2', 'charge-3'];

function Charge({ tokens, children }: { tokens: number; children: ComponentChildren }): JSX.Element {
  return (
    <span class="er-charge">
      <span class="er-charge__tokens o-number" title={SHIP_WORDS.tokens(tokens)}>
        <Token kind="shield" size={13} /> {tokens}
      </span>
      {children}
    </span>
  );
}

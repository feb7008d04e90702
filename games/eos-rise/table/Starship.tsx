/** Starship EOS: rooms with their hull and their Action icons, and the station's card while the EOS is docked. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { FIGURE_KINDS } from '../action.ts';
import { CHARACTERS } from '../content/characters.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import { CREW_ACTION, CREW_ACTIONS, type CrewAction, type HullRoom } from '../content/rooms.ts';
import { REGION_NAMES } from '../text/names.ts';
import { CREW_WORDS, SHIP_WORDS, TABLE_WORDS } from '../text/table.ts';
import { EosPlan } from './art/Eos.tsx';
import { Icon } from './art/Icon.tsx';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import { Room, ShieldControl } from './Room.tsx';
import { SlotButton } from './SlotButton.tsx';
import './starship.css';

const ROOMS: readonly { readonly room: HullRoom; readonly actions: readonly CrewAction[] }[] = [
  { room: 'medical', actions: ['advanced-treatment'] },
  { room: 'crafting', actions: ['technology'] },
  { room: 'cargo-bay', actions: ['contract'] },
  { room: 'mining-control', actions: ['mining-station'] },
  { room: 'engine', actions: ['repair', 'basic-treatment'] },
  { room: 'scanner', actions: ['scan'] },
];

export function Starship(): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const docked = REGIONS.find((region) => view.stations[region].at === view.eos);
  const step = view.asking?.step;
  const news =
    view.damage > 0
      ? SHIP_WORDS.damage(view.damage)
      : step === 'repair'
        ? SHIP_WORDS.repairs
        : step === 'build'
          ? SHIP_WORDS.builds
          : undefined;
  return (
    <section
      class={`er-ship${docked ? ' er-ship--docked' : ''}`}
      aria-label={TABLE_WORDS.starship}
      data-part="ship"
    >
      <EosPlan class="er-ship__plan" />
      {news ? (
        <p class={`er-ship__news${view.damage > 0 ? ' er-ship__news--hit' : ''}`}>{news}</p>
      ) : undefined}
      <div class="er-rooms">
        <Room room="command" actions={['training', 'build']} />
        <ShieldControl />
        {ROOMS.map(({ room, actions }) => (
          <Room key={room} room={room} actions={actions} />
        ))}
      </div>
      {docked ? <StationCard region={docked} /> : undefined}
      <Figures />
    </section>
  );
}

/** The figures in reach of the thumb, where the crew's boards lie on another part of the table. */
function Figures(): JSX.Element | undefined {
  const desk = useTheDesk();
  const open = CHARACTERS.flatMap((who) =>
    FIGURE_KINDS.filter((kind) =>
      desk.choices.some(
        ({ action }) => action.type === 'place' && action.who === who && action.figure === kind,
      ),
    ).map((kind) => ({ who, kind })),
  );
  if (open.length === 0) return undefined;
  return (
    <div ref={scrollable} class="er-figures">
      {open.map(({ who, kind }) => (
        <button
          key={`${who} ${kind}`}
          type="button"
          class="er-figure"
          style={{ '--tone': `var(--${who})` }}
          aria-pressed={desk.figure?.who === who && desk.figure.kind === kind}
          onClick={() => desk.take({ who, kind })}
        >
          <Portrait id={who} size={32} />
          <span>{kind === 'assistant' ? CREW_WORDS.assistant : CREW_WORDS.short[who]}</span>
        </button>
      ))}
    </div>
  );
}

const STATION_ACTIONS = CREW_ACTIONS.filter((action) => CREW_ACTION[action].at === 'station');

function StationCard({ region }: { region: Region }): JSX.Element {
  const { view } = useTheDesk();
  const { usedIn } = view.stations[region];
  return (
    <div class="er-station" data-part="station">
      <h3 class="er-room__name">
        <Icon id="station" size={15} /> {SHIP_WORDS.station(REGION_NAMES[region])}
        {usedIn > 0 && usedIn === view.round - 1 ? <em>{SHIP_WORDS.resting}</em> : undefined}
      </h3>
      <div class="er-station__slots">
        {STATION_ACTIONS.map((action) => (
          <SlotButton key={action} action={action} cost={view.stationCosts?.[action] ?? 0} />
        ))}
      </div>
    </div>
  );
}

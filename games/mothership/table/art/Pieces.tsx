/** What stands on the board: a unit, a planet, and the ghost of a ship where it would stand. */
import type { JSX } from 'preact';
import type { TargetId } from '../../action.ts';
import { axialOf, type HexName } from '../../rules/hex.ts';
import type { Owner, UnitClass } from '../../rules/units.ts';
import { planetName, shortThing } from '../../text/names.ts';
import type { SeenPlanet, SeenUnit, View } from '../../view.ts';
import { Craft } from './Craft.tsx';
import { ownerClass, ownerShape } from './Emblem.tsx';
import { middle } from './geometry.ts';
import { Moon, World } from './World.tsx';

interface PieceProps {
  unit: SeenUnit;
  view: View;
  /** In hand, or part of the planned attack. */
  lifted: boolean;
  /** It stands in asteroids that it is through with (MS-10.2). */
  cleared: boolean;
}

const shift = (at: HexName): string => `translate(${middle(at).x} ${middle(at).y})`;

export function Piece({ unit, view, lifted, cleared }: PieceProps): JSX.Element {
  const { id, owner, class: kind, at, moved, attacked, held, guarded } = unit;
  const fleet = view.fleets[owner];
  const npc = fleet?.npc ?? false;
  const active = view.active === owner && kind !== 'guardian' && kind !== 'station';
  const state = active && moved && attacked ? 'spent' : active && attacked ? 'fired' : undefined;
  return (
    <g
      class={`ms-piece ${ownerClass(owner, npc)}`}
      transform={shift(at)}
      data-unit={id}
      data-state={state}
      data-lifted={lifted ? '' : undefined}
    >
      <g class="ms-piece__move">
        {kind === 'station' && (guarded || isEndangered(view, owner)) ? <Ring closed={guarded} /> : undefined}
        {active && moved ? <path class="ms-piece__trail" d="M-6 17L0 24L6 17" /> : undefined}
        <g class="ms-piece__craft" transform={kind === 'station' ? 'scale(1.02)' : 'scale(0.94)'}>
          <Craft kind={kind} />
        </g>
        <Badge owner={owner} npc={npc} number={id.replace(/^.*-\D/, '')} />
        {active && moved !== attacked ? (
          <circle class={moved ? 'ms-pip' : 'ms-pip ms-pip--used'} cx="-14" cy="13" r="4" />
        ) : undefined}
        {cleared && kind !== 'station' ? (
          <path class="ms-piece__cleared" d="M-19-4C-19-12-13-16-6-16C-6-9-10-4-17-4M-19-2L-11-11" />
        ) : undefined}
        {held ? (
          <path
            class="ms-piece__held"
            d="M-18-9A5 5 0 0 1-9-9A5 5 0 0 1-18-9M-11-9A5 5 0 0 1-2-9A5 5 0 0 1-11-9"
          />
        ) : undefined}
        {kind === 'mothership' && fleet ? <Hull part={fleet.hp / 12} shield={fleet.shield} /> : undefined}
        {kind === 'station' && fleet ? <Hull part={fleet.stationHp / 16} /> : undefined}
      </g>
    </g>
  );
}

/** MS-8.1 Somebody on the board could hurt a station: until then it needs no guard. */
function isEndangered({ units, fleets }: View, owner: Owner): boolean {
  return units.some(
    (unit) =>
      fleets[unit.owner]?.team !== fleets[owner]?.team &&
      (unit.class === 'bomber' || unit.class === 'mothership'),
  );
}

/** A station that is guarded has a closed ring in its colour; one that stands alone a broken one in red. */
function Ring({ closed }: { closed: boolean }): JSX.Element {
  return <circle class={closed ? 'ms-ring' : 'ms-ring ms-ring--broken'} r="22" />;
}

/** Hit points as a bar at the left of the unit, within its space: beside it others stand; shield points as ticks along it. */
function Hull({ part, shield = 0 }: { part: number; shield?: number }): JSX.Element {
  return (
    <g class="ms-hull" transform="translate(-18 9) rotate(-90) scale(0.85 1)">
      <rect width="26" height="3.6" rx="1.4" class="ms-hull__back" />
      <rect
        width={26 * Math.max(0, Math.min(1, part))}
        height="3.6"
        rx="1.4"
        class={part < 0.5 ? 'ms-hull__low' : 'ms-hull__hp'}
      />
      {Array.from({ length: Math.min(12, shield) }, (_, i) => (
        <rect key={i} x={i * 2.17} y="-3.4" width="1.5" height="2.4" class="ms-hull__shield" />
      ))}
    </g>
  );
}

interface NamesProps {
  view: View;
  /** A unit that is looked at says what it is; of one in hand its bar does. */
  of: TargetId | undefined;
}

/** Above all pieces, so that none hides them: planets, and what is looked at. */
export function Names({ view, of }: NamesProps): JSX.Element {
  return (
    <g class="ms-names">
      {view.planets.map(({ id, at }) => (
        <Name
          key={id}
          at={at}
          words={planetName(id)}
          class="ms-name--planet"
          above={crowd(view, at, 1) > crowd(view, at, -1)}
        />
      ))}
      {view.units
        .filter(({ id }) => id === of)
        .map(({ id, at }) => (
          <Name key={id} at={at} words={shortThing(id)} above={crowd(view, at, -1) <= crowd(view, at, 1)} />
        ))}
    </g>
  );
}

/** How many stand in the two spaces above or below a space: a name there would lie over them. */
function crowd({ units, planets }: View, at: HexName, rows: 1 | -1): number {
  const { q, r } = axialOf(at);
  const beside = [`${q},${r + rows}`, `${q - rows},${r + rows}`];
  return [...units, ...planets].filter((one) => beside.includes(one.at)).length;
}

interface NameProps {
  at: HexName;
  words: string;
  class?: string;
  above: boolean;
}

function Name({ at, words, above, ...props }: NameProps): JSX.Element {
  return (
    <text
      class={`ms-name ${props.class ?? ''}`}
      transform={shift(at)}
      y={above ? -28 : 30}
      text-anchor="middle"
    >
      {words}
    </text>
  );
}

/** Whose it is, by shape and colour, and which of them, on the corner of a piece: it grows as the board shrinks, so that it can always be read. */
function Badge({ owner, npc, number }: { owner: Owner; npc: boolean; number: string }): JSX.Element {
  return (
    <g transform="translate(12.5 12)">
      <g class="ms-badge">
        <path d={ownerShape(owner, npc)} transform="scale(0.76)" />
        <text y={!npc && owner === 2 ? 6.2 : 4.7} text-anchor="middle">
          {number}
        </text>
      </g>
    </g>
  );
}

export function PlanetPiece({ planet, view }: { planet: SeenPlanet; view: View }): JSX.Element {
  const { id, kind, at, owner, moon, defence, guarded, artifact, built } = planet;
  const npc = owner !== undefined && (view.fleets[owner]?.npc ?? false);
  return (
    <g class={`ms-planet ${ownerClass(owner, npc)}`} transform={shift(at)} data-planet={id}>
      {owner === undefined ? undefined : <circle class="ms-planet__ring" r="20" />}
      {guarded ? <circle class="ms-ring" r="22.5" /> : undefined}
      <World kind={kind} turn={Number(id.slice(1))} />
      {moon ? <Moon /> : undefined}
      {owner === undefined ? undefined : <Badge owner={owner} npc={npc} number="" />}
      <g transform="translate(-12 12)">
        <g class="ms-badge ms-planet__defence">
          <path d="M-8-7Q0-11 8-7V0Q8 7 0 10Q-8 7-8 0Z" />
          <text y="4" text-anchor="middle">
            {defence}
          </text>
        </g>
      </g>
      {artifact ? <path class="ms-planet__artifact" d="M10-16L16-10L10-4L4-10Z" /> : undefined}
      {built.length > 0 ? (
        <text class="ms-planet__built" x="0" y="-14" text-anchor="middle">
          {'▲'.repeat(built.length)}
        </text>
      ) : undefined}
    </g>
  );
}

const CLASSES: Readonly<Record<string, UnitClass>> = {
  m: 'mothership',
  f: 'fighter',
  b: 'bomber',
  g: 'guardian',
  s: 'station',
};

/** A ship where it is not yet. */
export function Ghost({ id, at, owner }: { id: string; at: HexName; owner: Owner }): JSX.Element {
  return (
    <g class={`ms-ghost ${ownerClass(owner)}`} transform={`${shift(at)} scale(0.9)`}>
      <Craft kind={CLASSES[id.split('-')[1]?.charAt(0) ?? 'f'] ?? 'fighter'} />
    </g>
  );
}

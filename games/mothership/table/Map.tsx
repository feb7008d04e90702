/** The board: spaces, what lies and stands on them, and what could be done there. It pans, zooms and answers to arrow keys. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Place } from '#ui/kit/board.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { type Board, boardFor } from '../rules/board.ts';
import type { HexName } from '../rules/hex.ts';
import type { UnitClass } from '../rules/units.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { placeOf } from './choices.ts';
import { type Desk, useTheDesk } from './desk.ts';
import { extent, middle } from './geometry.ts';
import { Hex, hexClass } from './Hex.tsx';
import { hexLabel } from './labels.ts';
import { MapTools } from './MapTools.tsx';
import { type Mark, marksOf, pathsOver } from './marks.ts';
import { useFlights } from './motion.ts';
import { Piece } from './Piece.tsx';
import { PlanetPiece } from './PlanetPiece.tsx';
import { Shots } from './Shots.tsx';
import { againstOf, threatsOf } from './threat.ts';
import './map.css';

const NO_THREATS: ReadonlyMap<HexName, number> = new Map();

/** The class of the own unit in hand: threats are shown against it. */
function ownClass({ view, unit, picked }: Desk): UnitClass | undefined {
  const held = unit(picked);
  return held?.owner === view.me ? held.class : undefined;
}

interface Space extends Place<HexName> {
  readonly rock: boolean;
}

interface MapProps {
  /** How much of the lower edge is covered by a panel. */
  below: number;
}

export function StarMap({ below }: MapProps): JSX.Element {
  const desk = useTheDesk();
  const { view, choices, reach, picked, over, offered, wing } = desk;
  const board = boardFor(
    view.layout,
    view.fleets.filter(({ npc }) => !npc).length,
    view.table.modules.includes('moons'),
  );
  const marks = useMemo(
    () => marksOf({ view, choices, offered, reach, picked, wing, prompt: desk.props.decision?.prompt }),
    [view, choices, offered, reach, picked, wing],
  );
  const against = desk.overlays.threats ? againstOf(ownClass(desk)) : undefined;
  const threats = useMemo(() => (against ? threatsOf(view, against) : NO_THREATS), [view, against]);
  const spaces = useMemo(
    () =>
      board.names.map((id, n): Space => {
        const rock = board.asteroid[n] === 1;
        const mark = marks.get(id);
        const label = hexLabel(view, id, rock, mark, threats.get(id));
        return { id, at: middle(id), label, tone: mark?.tone, rock };
      }),
    [view, marks, threats],
  );
  const home = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station')?.at;
  return (
    <div class="ms-map" data-part="map">
      <Surface
        name={TABLE_WORDS.map}
        world={extent(board.radius)}
        below={below}
        places={spaces}
        home={home ?? '0,0'}
        at={placeOf(view, picked)}
        press={desk.press}
        look={desk.look}
        paint={({ id, rock }) => hexClass(rock, over === id)}
        draw={({ id, rock, tone }) => (
          <Hex
            name={id}
            rock={rock}
            marked={tone !== undefined}
            note={marks.get(id)?.note}
            named={desk.overlays.coordinates}
            threat={threats.get(id)}
          />
        )}
        tools={(hold) => <MapTools hold={hold} />}
      >
        <Zones />
        <Paths />
        <Pieces board={board} marks={marks} />
        <Shots />
        <Best />
      </Surface>
      {against ? (
        <p class="ms-map__legend">{TABLE_WORDS.threatLegend[view.fleets[view.me] ? against : 'all']}</p>
      ) : undefined}
    </div>
  );
}

function Paths(): JSX.Element {
  const { reach, over } = useTheDesk();
  return (
    <>
      {pathsOver(reach, over).map(({ kind, points }) => (
        <polyline key={kind} class={`ms-path${kind === 'safe' ? '' : ' ms-path--hazard'}`} points={points} />
      ))}
    </>
  );
}

interface PiecesProps {
  readonly board: Board;
  readonly marks: ReadonlyMap<HexName, Mark>;
}

function Pieces({ board, marks }: PiecesProps): JSX.Element {
  const { view, picked, wing, props } = useTheDesk();
  const ref = useRef<SVGGElement>(null);
  useFlights(ref, view, props.fresh);
  return (
    <g ref={ref}>
      {view.planets.map((planet) => (
        <PlanetPiece key={planet.id} planet={planet} picked={picked === planet.id} />
      ))}
      {view.units.map((unit) => (
        <Piece
          key={unit.id}
          unit={unit}
          picked={picked === unit.id}
          joined={wing.includes(unit.id)}
          target={marks.get(unit.at)?.tone === 'target'}
          cleared={
            board.asteroid[board.numbers.get(unit.at) ?? -1] === 1 &&
            !(view.fight?.kind === 'asteroids' && view.fight.target === unit.id)
          }
        />
      ))}
    </g>
  );
}

/** MS-9.5 the six spaces around every enemy Guardian. */
function Zones(): JSX.Element {
  const { view } = useTheDesk();
  const team = view.fleets[view.me]?.team;
  return (
    <g class="ms-zones">
      {view.units
        .filter((unit) => unit.class === 'guardian' && view.fleets[unit.owner]?.team !== team)
        .map(({ id, at }) => {
          const { x, y } = middle(at);
          return <circle key={id} cx={x} cy={y} r="62" />;
        })}
    </g>
  );
}

/** Where the bot would act, while a hint is shown. */
function Best(): JSX.Element | undefined {
  const { view, best, hint } = useTheDesk();
  const at = best && (best.at ?? placeOf(view, best.by[0]));
  const estimate = best && hint(best);
  if (at === undefined || estimate === undefined) return undefined;
  const { x, y } = middle(at);
  return (
    <g class="ms-best" transform={`translate(${x} ${y - 26})`}>
      <path d="M0-7L2-2L7-2L3 1L4.500 6L0 3L-4.500 6L-3 1L-7-2L-2-2Z" transform="translate(-16 -3)" />
      <text x="-6" y="2">
        {TABLE_WORDS.percent(Number.isNaN(estimate.value) ? estimate.share : estimate.value)}
      </text>
    </g>
  );
}

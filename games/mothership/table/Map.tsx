/** The board: spaces, what lies and stands on them, and what could be done there. It pans, zooms and answers to arrow keys. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { ExpandIcon } from '#ui/art/icons.tsx';
import type { Place } from '#ui/kit/board.ts';
import { type Box, boxAround } from '#ui/kit/camera.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import type { CameraHold } from '#ui/kit/useCamera.ts';
import { standing } from '../outlook/strike.ts';
import { againstOf, threatsOf } from '../outlook/threat.ts';
import { type Board, boardFor } from '../rules/board.ts';
import type { HexName } from '../rules/hex.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { placeOf } from './about.ts';
import { NamesIcon, ThreatIcon } from './art/icons.tsx';
import { Ghost, Piece, PlanetPiece } from './art/Pieces.tsx';
import { corners, extent, middle, SIZE } from './geometry.ts';
import { Hex, hexClass } from './Hex.tsx';
import { type Hands, useTheHands, waysTo } from './hands.ts';
import { hexLabel } from './labels.ts';
import { marksOf } from './marks.ts';
import { useFlights } from './motion.ts';
import { Shots } from './Shots.tsx';
import './map.css';

const NO_THREATS: ReadonlyMap<HexName, number> = new Map();

interface Space extends Place<HexName> {
  readonly rock: boolean;
}

interface MapProps {
  /** How much of the lower edge is covered. */
  readonly below: number;
  readonly narrow: boolean;
}

export function StarMap({ below, narrow }: MapProps): JSX.Element {
  const hands = useTheHands();
  const { view, over, overlays, held, aim, ships } = hands;
  const board = boardFor(
    view.layout,
    view.fleets.filter(({ npc }) => !npc).length,
    view.table.modules.includes('moons'),
  );
  const { choices, reach, card, prompt } = hands;
  const marks = useMemo(() => marksOf(hands), [view, choices, reach, held, card, aim, ships, prompt]);
  const unit = view.units.find(({ id, owner }) => id === held && owner === view.me);
  const against = overlays.threats ? againstOf(unit?.class) : undefined;
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
  const world = extent(board.radius);
  const [whole, setWhole] = useState(false);
  return (
    <div class="ms-map" data-part="map" data-held={held || card || aim ? '' : undefined}>
      <Surface
        name={TABLE_WORDS.map}
        world={world}
        focus={narrow && !whole ? theatre(hands, world) : undefined}
        below={below}
        places={spaces}
        home={home ?? '0,0'}
        at={placeOf(view, held ?? aim)}
        press={hands.press}
        look={hands.look}
        paint={({ id, rock }) => hexClass(rock, over === id)}
        draw={({ id, rock, tone }) => (
          <Hex
            name={id}
            rock={rock}
            marked={tone !== undefined}
            note={marks.get(id)?.note}
            named={overlays.names}
            threat={threats.get(id)}
          />
        )}
        tools={(hold) => <Tools hold={hold} hands={hands} whole={() => setWhole(narrow && !whole)} />}
      >
        <Zones view={view} />
        <Paths hands={hands} />
        <Pieces board={board} hands={hands} />
        <Plan hands={hands} />
        <Shots view={view} fresh={hands.props.fresh} />
      </Surface>
      {against ? <p class="ms-map__legend">{TABLE_WORDS.threatLegend[against]}</p> : undefined}
    </div>
  );
}

/** So wide is a space under a thumb, in pixels, and so wide the screen of a phone. */
const THUMB = 46;
const PHONE = 374;

/** What matters now, never so much of it that a space would be too small for a thumb. */
function theatre({ view, held, aim, reach, ships }: Hands, world: Box): Box {
  const width = Math.min(world.width, (PHONE / THUMB) * SIZE * Math.sqrt(3));
  const places = [held, aim, ...ships].flatMap((id) => placeOf(view, id) ?? []);
  const asked = view.asking?.step === 'land' ? [] : reach.map(({ to }) => to);
  const own = view.units
    .filter(({ owner, class: kind }) => owner === view.me && kind !== 'station')
    .map(({ at }) => at);
  const home = view.units.filter(({ owner }) => owner === view.me).map(({ at }) => at);
  const shown = places.length > 0 ? [...places, ...asked] : own.length > 0 ? own : home;
  const box = boxAround(shown.map(middle), 0);
  return {
    x: box.x + box.width / 2 - width / 2,
    y: box.y + box.height / 2 - width / 2,
    width,
    height: width,
  };
}

interface ToolsProps {
  readonly hold: CameraHold;
  readonly hands: Hands;
  whole(): void;
}

function Tools({ hold, hands, whole }: ToolsProps): JSX.Element {
  const { overlays, show } = hands;
  const tools = [
    {
      name: TABLE_WORDS.fit,
      icon: <ExpandIcon size={20} />,
      press: () => {
        hold.fit();
        whole();
      },
      on: hold.fitted,
      key: undefined,
    },
    {
      name: TABLE_WORDS.threats,
      icon: <ThreatIcon size={20} />,
      press: () => show('threats'),
      on: overlays.threats,
      key: 'x',
    },
    {
      name: TABLE_WORDS.names,
      icon: <NamesIcon size={20} />,
      press: () => show('names'),
      on: overlays.names,
      key: 'n',
    },
  ];
  return (
    <div class="ms-tools">
      {tools.map(({ name, icon, press, on, key }) => (
        <button
          key={name}
          type="button"
          class="ms-tool"
          aria-label={name}
          title={name}
          aria-pressed={on}
          aria-keyshortcuts={key}
          onClick={() => press()}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}

/** The ways to the space being looked at. */
function Paths({ hands: { reach, over } }: { hands: Hands }): JSX.Element {
  return (
    <>
      {waysTo(reach, over).map(({ kind, path }) => (
        <polyline
          key={kind}
          class={`ms-path${kind === 'safe' ? '' : ' ms-path--hazard'}`}
          points={path.map((name) => `${middle(name).x},${middle(name).y}`).join(' ')}
        />
      ))}
    </>
  );
}

function Pieces({ board, hands }: { board: Board; hands: Hands }): JSX.Element {
  const { view, held, ships, props } = hands;
  const ref = useRef<SVGGElement>(null);
  useFlights(ref, view, props.fresh);
  const inRocks = (at: HexName): boolean => board.asteroid[board.numbers.get(at) ?? -1] === 1;
  return (
    <g ref={ref}>
      {view.planets.map((planet) => (
        <PlanetPiece key={planet.id} planet={planet} view={view} />
      ))}
      {view.units.map((unit) => (
        <Piece
          key={unit.id}
          unit={unit}
          view={view}
          lifted={held === unit.id || ships.includes(unit.id)}
          cleared={inRocks(unit.at) && !(view.fight?.kind === 'asteroids' && view.fight.target === unit.id)}
        />
      ))}
    </g>
  );
}

/** What is planned: ships where they will stand and their lines of fire, or the formation that is proposed. */
function Plan({ hands }: { hands: Hands }): JSX.Element {
  const { view, aim, ships, strikers, props, over, held, reach } = hands;
  const spots = aim ? [...(standing(strikers, ships) ?? [])] : [];
  const goal = aim ? middle(placeOf(view, aim) ?? '0,0') : undefined;
  const formation = props.batches.find(({ id }) => id === 'place')?.actions ?? [];
  const flown = waysTo(reach, over).length > 0 && over ? view.units.find(({ id }) => id === held) : undefined;
  return (
    <g class="ms-plan">
      {goal
        ? spots.map(([ship, at]) => (
            <line key={ship} x1={middle(at).x} y1={middle(at).y} x2={goal.x} y2={goal.y} />
          ))
        : undefined}
      {spots
        .filter(([ship, at]) => placeOf(view, ship) !== at)
        .map(([ship, at]) => (
          <Ghost key={ship} id={ship} at={at} owner={view.me} />
        ))}
      {flown && over ? <Ghost id={flown.id} at={over} owner={view.me} /> : undefined}
      {formation.map((action, i) =>
        action.type === 'land' ? (
          <Ghost key={action.to} id={formationOf(view, i)} at={action.to} owner={view.me} />
        ) : undefined,
      )}
    </g>
  );
}

/** The ships that are not placed yet, in their order. */
function formationOf({ units, me }: View, i: number): string {
  const placed = units.filter(({ owner, class: kind }) => owner === me && kind !== 'station').length;
  return `p${me + 1}-${['m', 'f1', 'f2', 'f3', 'b1', 'b2'][placed + i] ?? 'f1'}`;
}

/** MS-9.5 the six spaces around every enemy Guardian. */
function Zones({ view }: { view: View }): JSX.Element {
  const team = view.fleets[view.me]?.team;
  return (
    <g class="ms-zones">
      {view.units
        .filter((unit) => unit.class === 'guardian' && view.fleets[unit.owner]?.team !== team)
        .map(({ id, at }) => (
          <polygon
            key={id}
            points={corners(2.6 * SIZE)}
            transform={`translate(${middle(at).x} ${middle(at).y}) rotate(30)`}
          />
        ))}
    </g>
  );
}

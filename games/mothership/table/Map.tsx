/** The board: spaces, what lies and stands on them, and what could be done there. It pans, zooms and answers to arrow keys. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { ExpandIcon } from '#ui/art/icons.tsx';
import { BoardTools } from '#ui/kit/BoardTools.tsx';
import type { Place } from '#ui/kit/board.ts';
import { Surface } from '#ui/kit/Surface.tsx';
import { standing } from '../outlook/strike.ts';
import { againstOf, threatsOf } from '../outlook/threat.ts';
import { placeOf, thingAt } from '../outlook/ways.ts';
import { type Board, boardFor } from '../rules/board.ts';
import type { HexName } from '../rules/hex.ts';
import { hexLabel } from '../text/labels.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { framed, type Kept } from './art/frame.ts';
import { extent, middle } from './art/geometry.ts';
import { Hex, hexClass } from './art/Hex.tsx';
import { NamesIcon, ThreatIcon } from './art/icons.tsx';
import { marksOf } from './art/marks.ts';
import { useFlights } from './art/motion.ts';
import { Names, Piece, PlanetPiece } from './art/Pieces.tsx';
import { Flights, Formation, OrderPlan, Steps, Ways, Zones } from './art/Plan.tsx';
import { Shots } from './art/Shots.tsx';
import { type Hands, useTheHands } from './hands.ts';
import './art/map.css';

const NO_THREATS: ReadonlyMap<HexName, number> = new Map();

interface Space extends Place<HexName> {
  readonly rock: boolean;
}

interface MapProps {
  /** How high the panel over the lower edge is. */
  readonly below: number;
  readonly high: number;
  readonly narrow: boolean;
}

export function StarMap({ below, high, narrow }: MapProps): JSX.Element {
  const hands = useTheHands();
  const { view, over, overlays, held, aim, ships, squad, choices, reach, card, prompt } = hands;
  const board = boardOf(view);
  const marks = useMemo(
    () => marksOf(hands),
    [view, choices, reach, held, card, aim, ships, squad, prompt, hands.props.allows],
  );
  const unit = view.units.find(({ id, owner }) => id === held && owner === view.me);
  const against = overlays.threats ? againstOf(unit?.class) : undefined;
  const threats = useMemo(() => (against ? threatsOf(view, against) : NO_THREATS), [view, against]);
  const spaces = useMemo(
    () =>
      board.names.map((id, n): Space => {
        const rock = board.asteroid[n] === 1;
        const mark = marks.get(id);
        const label = hexLabel(view, id, rock, mark?.words, threats.get(id));
        return { id, at: middle(id), label, tone: mark?.tone, rock };
      }),
    [view, marks, threats],
  );
  const home = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station')?.at;
  const world = extent(board.radius);
  const [whole, setWhole] = useState(false);
  const placing = view.asking?.step === 'land' && view.asking.where === 'place';
  const turn = `${view.round} ${view.active === view.me} ${placing}`;
  const kept = useRef<Kept | undefined>(undefined);
  const frame = framed(hands, { world, narrow, foot: below, high, turn, kept: kept.current });
  // Nothing is kept before it is measured.
  if (high > 0 && below > 0) kept.current = { ...frame, turn };
  const { focus } = frame;
  return (
    <div class="ms-map" data-part="map" data-held={held || card || aim ? '' : undefined}>
      <Surface
        name={TABLE_WORDS.map}
        world={world}
        focus={whole ? undefined : focus}
        cue={turn}
        below={frame.below}
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
        tools={(hold) => (
          <BoardTools
            tools={[
              fitTool(hold.fitted && (whole || focus === undefined), () => {
                hold.fit();
                setWhole(focus !== undefined && !(hold.fitted && whole));
              }),
              overlay(hands, 'threats', <ThreatIcon size={20} />, 'x'),
              ...(narrow ? [] : [overlay(hands, 'names', <NamesIcon size={20} />, 'n')]),
            ]}
          />
        )}
      >
        <Zones view={view} />
        <Pieces board={board} hands={hands} />
        <Names view={view} of={over && !narrow && !aim ? thingAt(view, over) : undefined} />
        <Plans hands={hands} />
        <Shots view={view} fresh={hands.props.fresh} />
      </Surface>
      {against ? <p class="ms-map__legend">{TABLE_WORDS.threatLegend[against]}</p> : undefined}
    </div>
  );
}

const boardOf = ({ layout, fleets, table }: Hands['view']) =>
  boardFor(layout, fleets.filter(({ npc }) => !npc).length, table.modules.includes('moons'));

const fitTool = (on: boolean, press: () => void) => ({
  ...{ name: TABLE_WORDS.fit, icon: <ExpandIcon size={20} />, on, press },
});

function overlay({ overlays, show }: Hands, of: 'threats' | 'names', icon: JSX.Element, key: string) {
  return { name: TABLE_WORDS[of], icon, on: overlays[of], key, press: () => show(of) };
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

function Plans({ hands }: { hands: Hands }): JSX.Element {
  const { view, aim, ships, strikers, props } = hands;
  const spots = aim ? standing(strikers, ships) : undefined;
  return (
    <>
      <Ways {...hands} />
      {aim && spots ? <OrderPlan view={view} aim={aim} spots={spots} /> : undefined}
      <Formation view={view} actions={props.batches.find(({ id }) => id === 'place')?.actions ?? []} />
      <Flights view={view} flights={hands.rest ?? []} />
      {props.plan ? <Steps view={view} steps={props.plan} /> : undefined}
    </>
  );
}

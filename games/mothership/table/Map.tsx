/** The board: spaces, what lies and stands on them, and what could be done there. It pans, zooms and answers to arrow keys. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardFor } from '../rules/board.ts';
import type { HexName } from '../rules/hex.ts';
import type { UnitClass } from '../rules/units.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { useCamera } from './camera.ts';
import { placeOf } from './choices.ts';
import { type Desk, useTheDesk } from './desk.ts';
import { extent, middle } from './geometry.ts';
import { Hex } from './Hex.tsx';
import { mapKeys } from './keys.ts';
import { hexLabel } from './labels.ts';
import { MapTools } from './MapTools.tsx';
import { marksOf, pathsOver } from './marks.ts';
import { useMotion } from './motion.ts';
import { Piece } from './Piece.tsx';
import { PlanetPiece } from './PlanetPiece.tsx';
import { Shots } from './Shots.tsx';
import { againstOf, threatsOf } from './threat.ts';
import './map.css';

/** Smaller than this, a badge with its number would hide the piece: only its shape is shown. */
const FAR = 0.5;

const NO_THREATS: ReadonlyMap<HexName, number> = new Map();

/** The class of the own unit in hand: threats are shown against it. */
function ownClass({ view, unit, picked }: Desk): UnitClass | undefined {
  const held = unit(picked);
  return held?.owner === view.me ? held.class : undefined;
}

interface MapProps {
  /** How much of the lower edge is covered by a panel. */
  below: number;
}

export function StarMap({ below }: MapProps): JSX.Element {
  const desk = useTheDesk();
  const { view, choices, reach, picked, over, offered, wing } = desk;
  const svg = useRef<SVGSVGElement>(null);
  const board = boardFor(
    view.layout,
    view.fleets.filter(({ npc }) => !npc).length,
    view.table.modules.includes('moons'),
  );
  const half = extent(board.radius);
  const hold = useCamera(svg, half, below);
  const { camera } = hold;
  const home =
    view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station')?.at ?? '0,0';
  const [cursor, setCursor] = useState<HexName>(home);
  const marks = useMemo(
    () => marksOf({ view, choices, offered, reach, picked, wing, prompt: desk.props.decision?.prompt }),
    [view, choices, offered, reach, picked, wing],
  );
  const against = desk.overlays.threats ? againstOf(ownClass(desk)) : undefined;
  const threats = useMemo(() => (against ? threatsOf(view, against) : NO_THREATS), [view, against]);
  const labels = useMemo(
    () =>
      new Map(
        board.names.map((name, n) => [
          name,
          hexLabel(view, name, board.asteroid[n] === 1, marks.get(name), threats.get(name)),
        ]),
      ),
    [view, marks, threats],
  );
  const paths = pathsOver(reach, over);
  useMotion(svg, view, desk.props.fresh);

  // A wheel that zooms must not scroll the page as well, which only a listener that is not passive can prevent.
  useLayoutEffect(() => {
    const element = svg.current;
    const stop = (event: WheelEvent): void => event.preventDefault();
    element?.addEventListener('wheel', stop, { passive: false });
    return () => element?.removeEventListener('wheel', stop);
  }, []);

  const go = (to: HexName): void => {
    setCursor(to);
    hold.show(middle(to));
    svg.current?.querySelector<SVGGElement>(`[data-hex="${to}"]`)?.focus({ preventScroll: true });
  };
  const pressing = useRef(false);
  // Reaching for a ship or a target by its letter takes the cursor along.
  useEffect(() => {
    const place = placeOf(view, picked);
    if (place && place !== cursor && svg.current?.contains(document.activeElement)) go(place);
  }, [picked]);
  const at = (target: EventTarget | null): HexName | undefined =>
    target instanceof Element
      ? (target.closest<SVGGElement>('[data-hex]')?.dataset.hex as HexName | undefined)
      : undefined;

  return (
    // The drawing itself must not listen for focus: that would make it a stop of its own.
    <div
      class="ms-map"
      data-part="map"
      onPointerDown={() => {
        pressing.current = true;
      }}
      onPointerUp={() => {
        pressing.current = false;
      }}
      onFocusIn={({ target, relatedTarget, currentTarget }) => {
        const space = at(target);
        if (space === undefined) return;
        // Whoever comes to the board by a key comes to where the cursor was.
        const arrives = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
        if (arrives && !pressing.current && space !== cursor) return go(cursor);
        setCursor(space);
        desk.look(space);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of spaces in a drawing */}
      <svg
        ref={svg}
        class="ms-map__svg"
        role="group"
        aria-label={TABLE_WORDS.map}
        {...hold.handlers}
        onClick={({ target }) => {
          const space = at(target);
          if (hold.dragged() || space === undefined) return;
          setCursor(space);
          desk.press(space);
        }}
        onPointerOver={({ target, pointerType }) => {
          if (pointerType === 'mouse') desk.look(at(target));
        }}
        onPointerLeave={() => desk.look(undefined)}
        onKeyDown={(event) => mapKeys(event, { board, cursor, go, desk, hold })}
      >
        <g
          class="ms-map__world"
          transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}
          style={{ '--k': camera.k }}
          data-far={camera.k < FAR ? '' : undefined}
        >
          <g>
            {board.names.map((name, n) => (
              <Hex
                key={name}
                name={name}
                rock={board.asteroid[n] === 1}
                mark={marks.get(name)?.tone}
                note={marks.get(name)?.note}
                label={labels.get(name) ?? name}
                tab={name === cursor}
                here={over === name}
                named={desk.overlays.coordinates}
                threat={threats.get(name)}
              />
            ))}
          </g>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: pictures of what the spaces say in words */}
          <g aria-hidden="true" class="ms-map__pieces">
            <Zones />
            {paths.map(({ kind, points }) => (
              <polyline
                key={kind}
                class={`ms-path${kind === 'safe' ? '' : ' ms-path--hazard'}`}
                points={points}
              />
            ))}
            <g>
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
            <Shots />
            <Best />
          </g>
        </g>
      </svg>
      <MapTools hold={hold} />
      {against ? (
        <p class="ms-map__legend">{TABLE_WORDS.threatLegend[view.fleets[view.me] ? against : 'all']}</p>
      ) : undefined}
    </div>
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

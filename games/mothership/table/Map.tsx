/** The board: spaces, what lies and stands on them, and what could be done there. It pans, zooms and answers to arrow keys. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ExpandIcon, PlusIcon } from '#ui/art/icons.tsx';
import { boardFor } from '../board.ts';
import type { HexName } from '../hex.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { MinusIcon } from './art/icons.tsx';
import { useCamera } from './camera.ts';
import { useTheDesk } from './desk.ts';
import { extent, middle } from './geometry.ts';
import { Hex } from './Hex.tsx';
import { mapKeys } from './keys.ts';
import { hexLabel } from './labels.ts';
import { marksOf, pathOver } from './marks.ts';
import { useMotion } from './motion.ts';
import { Piece } from './Piece.tsx';
import { PlanetPiece } from './PlanetPiece.tsx';
import { Shots } from './Shots.tsx';
import './map.css';

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
  const labels = useMemo(
    () =>
      new Map(
        board.names.map((name, n) => [name, hexLabel(view, name, board.asteroid[n] === 1, marks.get(name))]),
      ),
    [view, marks],
  );
  const path = pathOver(reach, over);
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
  const at = (target: EventTarget | null): HexName | undefined =>
    target instanceof Element
      ? (target.closest<SVGGElement>('[data-hex]')?.dataset.hex as HexName | undefined)
      : undefined;

  return (
    <div class="ms-map" data-part="map">
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
        onFocusIn={({ target }) => {
          const space = at(target);
          if (space === undefined) return;
          setCursor(space);
          desk.look(space);
        }}
        onKeyDown={(event) => mapKeys(event, { board, cursor, go, desk, hold })}
      >
        <g
          class="ms-map__world"
          transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}
          style={{ '--k': camera.k }}
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
              />
            ))}
          </g>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: pictures of what the spaces say in words */}
          <g aria-hidden="true" class="ms-map__pieces">
            <Zones />
            {path ? <polyline class="ms-path" points={path} /> : undefined}
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
                />
              ))}
            </g>
            <Shots />
          </g>
        </g>
      </svg>
      <div class="ms-map__tools">
        <button
          type="button"
          class="ms-tool"
          aria-label={TABLE_WORDS.zoomIn}
          title={TABLE_WORDS.zoomIn}
          onClick={() => hold.zoom(1.35)}
        >
          <PlusIcon size={20} />
        </button>
        <button
          type="button"
          class="ms-tool"
          aria-label={TABLE_WORDS.zoomOut}
          title={TABLE_WORDS.zoomOut}
          onClick={() => hold.zoom(1 / 1.35)}
        >
          <MinusIcon size={20} />
        </button>
        <button
          type="button"
          class="ms-tool"
          aria-label={TABLE_WORDS.fit}
          title={TABLE_WORDS.fit}
          aria-pressed={hold.fitted}
          onClick={() => hold.fit()}
        >
          <ExpandIcon size={20} />
        </button>
      </div>
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

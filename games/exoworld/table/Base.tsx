/** The base: places around the home base on a grid that fits itself to the room, with spaces where modules can go. */

import type { CSSProperties, JSX, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePlaces } from '#ui/kit/usePlaces.ts';
import { useScrollable } from '#ui/scrollable.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { Horizon } from './art/World.tsx';
import { type Choice, placeSpot, type Spot, spaceSpot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { useSteps } from './motion.ts';
import { PlaceCard, SpaceCard } from './PlaceCard.tsx';
import { Planet } from './Planet.tsx';
import './base.css';

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const GAP = 8;

export function Base({ narrow }: { narrow: boolean }): JSX.Element {
  const desk = useTheDesk();
  const { view, choices } = desk;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useScrollable(frame);
  const grid = useRef<HTMLDivElement>(null);
  const spaces = useMemo(() => spacesOf(choices, view), [choices, view]);
  const bounds = useMemo(() => boundsOf(view, spaces), [view, spaces]);
  const cell = useCell(frame, bounds, narrow);
  useSteps(grid, view, desk.props.fresh);
  const here = view.crew[view.current]?.at;
  // Where the base is larger than its frame, the character whose turn it is stays in sight.
  useLayoutEffect(() => {
    const place = grid.current?.querySelector<HTMLElement>(`[data-spot="place:${here}"]`);
    if (!place || !frame.current) return;
    const { clientHeight, clientWidth } = frame.current;
    frame.current.scrollTop = place.offsetTop - (clientHeight - place.offsetHeight) / 2;
    frame.current.scrollLeft = place.offsetLeft - (clientWidth - place.offsetWidth) / 2;
  }, [here, bounds, cell.height]);
  const cells = useMemo(() => cellsOf(view, spaces), [view, spaces]);
  const stop = usePlaces(frame, desk, cells, '0,0');
  const at = (x: number, y: number): CSSProperties => ({
    gridColumn: `${x - bounds.left + 1}`,
    gridRow: `${y - bounds.top + 1}`,
  });
  return (
    <section class="xw-base" aria-label={TABLE_WORDS.base} data-part="base">
      <Horizon id={view.scenario} class="xw-base__sky" size={undefined} />
      <Planet />
      <div ref={scroller} class="xw-base__frame">
        <div
          ref={grid}
          class={`xw-grid${cell.height < 84 ? ' xw-grid--low' : ''}`}
          style={{
            gridTemplateColumns: `repeat(${bounds.columns}, ${cell.width}px)`,
            gridTemplateRows: `repeat(${bounds.rows}, ${cell.height}px)`,
            gap: `${GAP}px`,
          }}
        >
          {view.base.map((place) => (
            <PlaceCard
              key={`${place.card} ${place.x},${place.y}`}
              place={place}
              style={at(place.x, place.y)}
              focus={stop === `${place.x},${place.y}`}
            />
          ))}
          {spaces.map(({ x, y }) => (
            <SpaceCard key={`${x},${y}`} x={x} y={y} style={at(x, y)} focus={stop === `${x},${y}`} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface Space {
  readonly x: number;
  readonly y: number;
}

/** What is pressed in which cell of the grid. */
function cellsOf({ base }: View, spaces: readonly Space[]): ReadonlyMap<string, Spot> {
  return new Map([
    ...spaces.map(({ x, y }) => [`${x},${y}`, spaceSpot(x, y)] as const),
    ...base.map(({ x, y, place }) => [`${x},${y}`, placeSpot(place)] as const),
  ]);
}

/** Where something can be deployed, and where it is being paid for. */
function spacesOf(choices: readonly Choice[], { site }: View): Space[] {
  const found = new Map<Spot, Space>();
  for (const { action } of choices) {
    if (action.type === 'deploy') found.set(spaceSpot(action.x, action.y), { x: action.x, y: action.y });
  }
  if (site) found.set(spaceSpot(site.x, site.y), { x: site.x, y: site.y });
  return [...found.values()];
}

/** At least one space around home, so that the base does not jump about when it begins to grow. */
function boundsOf({ base }: View, spaces: readonly Space[]): Bounds {
  const xs = [...base, ...spaces].map(({ x }) => x);
  const ys = [...base, ...spaces].map(({ y }) => y);
  const left = Math.min(-1, ...xs);
  const top = Math.min(-1, ...ys);
  return { left, top, columns: Math.max(1, ...xs) - left + 1, rows: Math.max(1, ...ys) - top + 1 };
}

function useCell(
  ref: RefObject<HTMLElement | null>,
  { columns, rows }: Bounds,
  narrow: boolean,
): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 600, height: 320 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  const width = (room.width - 16 - GAP * (columns - 1)) / columns;
  const height = (room.height - 16 - GAP * (rows - 1)) / rows;
  return {
    width: Math.floor(Math.max(narrow ? 84 : 96, Math.min(width, 168))),
    height: Math.floor(Math.max(narrow ? 66 : 70, Math.min(height, 124))),
  };
}

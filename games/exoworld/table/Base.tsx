/** The base: places around the home base on a grid that fits itself to the room, with spaces where modules can go. */

import type { CSSProperties, JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSteps } from '#ui/kit/steps.ts';
import { useCell } from '#ui/kit/useCell.ts';
import { usePlaces } from '#ui/kit/usePlaces.ts';
import { useScrollable } from '#ui/scrollable.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { Ground } from './art/World.tsx';
import { type Choice, placeSpot, type Spot, spaceSpot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { PlaceCard, SpaceCard, Tokens } from './PlaceCard.tsx';
import { Planet } from './Planet.tsx';
import './base.css';

interface Space {
  readonly x: number;
  readonly y: number;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Between places, in pixels: on a screen, on a phone. */
const GAPS = [10, 5] as const;
/** The least and the most a place takes, in pixels. */
const SIZES = {
  wide: { least: [112, 84], most: [236, 178] },
  narrow: { least: [66, 56], most: [116, 96] },
} as const;

export function Base(): JSX.Element {
  const desk = useTheDesk();
  const { view, choices } = desk;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useScrollable(frame);
  const grid = useRef<HTMLDivElement>(null);
  const spaces = useMemo(() => spacesOf(choices, view), [choices, view]);
  const bounds = useMemo(() => boundsOf(view, spaces, desk.narrow ? 0 : 1), [view, spaces, desk.narrow]);
  const gap = GAPS[desk.narrow ? 1 : 0];
  const cell = useCell(frame, { ...bounds, gap, ...SIZES[desk.narrow ? 'narrow' : 'wide'] });
  useSteps(grid, view, desk.props.fresh.length > 0, '.xw-place');
  const here = view.crew[view.current]?.at;
  // Where the base is larger than its frame, the character whose turn it is stays in sight.
  useLayoutEffect(() => {
    const place = grid.current?.querySelector<HTMLElement>(`[data-spot="place:${here}"]`);
    if (!place || !frame.current) return;
    const { clientHeight, clientWidth } = frame.current;
    frame.current.scrollTop = place.offsetTop - (clientHeight - place.offsetHeight) / 2;
    frame.current.scrollLeft = place.offsetLeft - (clientWidth - place.offsetWidth) / 2;
  }, [here, bounds, cell.height]);
  // What is taken up on a phone brings the spaces it can go to back from under the gauges.
  useLayoutEffect(() => {
    if (desk.narrow) grid.current?.querySelector('.xw-space.o-target')?.scrollIntoView({ block: 'nearest' });
  }, [desk.picked, desk.narrow]);
  const cells = useMemo(() => cellsOf(view, spaces), [view, spaces]);
  const stop = usePlaces(frame, desk, cells, '0,0');
  const at = ({ x, y }: Space): CSSProperties => ({
    gridColumn: `${x - bounds.left + 1}`,
    gridRow: `${y - bounds.top + 1}`,
  });
  const focus = ({ x, y }: Space): boolean => stop === `${x},${y}`;
  return (
    <section
      class="xw-base"
      aria-label={TABLE_WORDS.base}
      data-part="base"
      data-panel="base"
      style={{ '--rows': bounds.rows }}
      data-lost={view.emergency === 0 || undefined}
      data-mood={view.emergency < 4 ? 'dim' : view.gauges.every(({ sum }) => sum >= 0) ? 'clear' : undefined}
    >
      <Ground id={view.scenario} class="xw-base__sky" size={undefined} />
      <Planet />
      <div ref={scroller} class="xw-base__frame">
        <div
          ref={grid}
          class="xw-grid"
          style={{
            gridTemplateColumns: `repeat(${bounds.columns}, ${cell.width}px)`,
            gridTemplateRows: `repeat(${bounds.rows}, ${cell.height}px)`,
            gap: `${gap}px`,
          }}
        >
          {view.base.map((place) => (
            <PlaceCard
              key={`${place.card} ${place.x},${place.y}`}
              place={place}
              style={at(place)}
              focus={focus(place)}
            />
          ))}
          {view.base
            .filter(({ tokens }) => tokens.length > 0)
            .map((place) => (
              <Tokens key={`tokens ${place.x},${place.y}`} place={place} style={at(place)} />
            ))}
          {spaces.map((space) => (
            <SpaceCard key={`${space.x},${space.y}`} {...space} style={at(space)} focus={focus(space)} />
          ))}
        </div>
      </div>
    </section>
  );
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
  const built = choices.flatMap(({ action }) => (action.type === 'deploy' ? [action] : []));
  const found = new Map([...built, ...(site ? [site] : [])].map(({ x, y }) => [spaceSpot(x, y), { x, y }]));
  return [...found.values()];
}

/** At least so many spaces around home, where there is room: the base does not jump about when it begins to grow. */
function boundsOf({ base }: View, spaces: readonly Space[], around: number): Bounds {
  const xs = [...base, ...spaces].map(({ x }) => x);
  const ys = [...base, ...spaces].map(({ y }) => y);
  const left = Math.min(-around, ...xs);
  const top = Math.min(-around, ...ys);
  return { left, top, columns: Math.max(around, ...xs) - left + 1, rows: Math.max(around, ...ys) - top + 1 };
}

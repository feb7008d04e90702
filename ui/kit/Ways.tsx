/** The ways between the places of a map; those from where one is stand out. */
import type { JSX } from 'preact';
import type { Point } from './camera.ts';
import './parts/ways.css';

export function Ways({
  spots,
  links,
  here,
}: {
  spots: readonly Point[];
  /** Which places each one leads to. */
  links: readonly (readonly number[])[];
  here: number;
}): JSX.Element {
  const ways = links.flatMap((ends, from) => ends.filter((to) => to > from).map((to) => ({ from, to })));
  return (
    <>
      {ways.map(({ from, to }) => (
        <path
          key={`${from} ${to}`}
          class={`way${from === here || to === here ? ' way--open' : ''}`}
          d={wayOf(spots, from, to)}
        />
      ))}
    </>
  );
}

/** So near to the middle of a place a way would be taken for one that leads to it. */
const NEAR = 24;
const BEND = 56;

/** Straight, but around a place that lies in between. */
function wayOf(spots: readonly Point[], from: number, to: number): string {
  const [a, b] = [spots[from], spots[to]];
  if (a === undefined || b === undefined) return '';
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const sides = spots.flatMap((spot) => {
    const along = (spot.x - a.x) * x + (spot.y - a.y) * y;
    const aside = (spot.y - a.y) * x - (spot.x - a.x) * y;
    const between = along > NEAR && along < length - NEAR && Math.abs(aside) < NEAR;
    return between && spot !== a && spot !== b ? [aside] : [];
  });
  if (sides.length === 0) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  // Away from where it lies; a curve comes half as near to its guide.
  const by = (sides[0] ?? 0) > 0 ? -2 * BEND : 2 * BEND;
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 - y * by} ${(a.y + b.y) / 2 + x * by} ${b.x} ${b.y}`;
}

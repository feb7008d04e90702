/** Which star draws a fleet most: for what is known to lie there, and for where it leads. */
import { SITE } from '../content/fleet.ts';

interface Star {
  readonly links: readonly number[];
  readonly visited: boolean;
  readonly reward?: number | undefined;
  readonly flawed: boolean;
  readonly force: number;
}

export interface Sky {
  readonly systems: readonly Star[];
  readonly here: number;
  readonly arrivals: number;
  readonly reach: number;
}

const NOWHERE: Star = { links: [], visited: true, flawed: false, force: 0 };
const starAt = ({ systems }: Sky, index: number): Star => systems[index] ?? NOWHERE;

const REWARD_TASTE: readonly number[] = [1, 0.3, 0.4, 0, 0.9, 1.8, 0];
const FARTHEST = 6;

/** What a system promises to a fleet that comes there, having made so many first arrivals on the way. */
function promise(s: Sky, system: Star, arrivals: number): number {
  const first = system.visited ? 0 : 1;
  if (system.reward === SITE && !system.flawed)
    // A site is worth the way once hunters no longer reach it; before that it would be wasted.
    return s.arrivals + arrivals + first >= s.reach ? 9 : -1.2;
  if (system.visited) return -3;
  return system.reward === undefined ? 0.8 : (REWARD_TASTE[system.reward + 3] ?? 0);
}

/** How much a system draws the fleet, for itself and for where it leads. */
export function drawOf(s: Sky, index: number): number {
  const start = starAt(s, index);
  let best = promise(s, start, 0);
  const seen = new Set([s.here, index]);
  let edge = [{ at: index, arrivals: start.visited ? 0 : 1 }];
  for (let steps = 1; edge.length > 0 && steps <= FARTHEST; steps++) {
    const next: typeof edge = [];
    for (const { at, arrivals } of edge)
      for (const other of starAt(s, at).links) {
        if (seen.has(other)) continue;
        seen.add(other);
        const system = starAt(s, other);
        best = Math.max(best, promise(s, system, arrivals) - 2.2 * steps);
        next.push({ at: other, arrivals: arrivals + (system.visited ? 0 : 1) });
      }
    edge = next;
  }
  return best - 3 * start.force - index * 0.001;
}

/** The neighbour to leave for. */
export function nextStar(s: Sky): number | undefined {
  return [...starAt(s, s.here).links].sort((a, b) => drawOf(s, b) - drawOf(s, a))[0];
}

/** The base as a map: which places are adjacent, how far apart, and where a character can get to (XW-3.5). */
import { nth } from '#engine';
import { MODULES } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import { FROZEN, LANDSLIDE, SHUTDOWN } from '../content/tokens.ts';
import { MOST_PLACES } from '../limits.ts';
import { HOME, type Place, type State } from '../state.ts';

/** The four directions, in the order in which spaces are offered: up, right, down, left. */
export const AROUND: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export function placeOf(s: State, place: number): Place {
  const found = s.base[place];
  if (found === undefined) throw new Error(`there is no place ${place}`);
  return found;
}

export function placeAt(s: State, x: number, y: number): number | undefined {
  const { base } = s;
  for (let i = 0; i < base.length; i++) {
    const place = nth(base, i);
    if (place.x === x && place.y === y) return i;
  }
  return undefined;
}

export function adjacent(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

export function has(place: Place, token: number): boolean {
  return (place.tokens[token] ?? 0) > 0;
}

/** Neither shut down nor frozen (XW-R4: for movement, adjacency and colour it still counts); the home base is no module and does not count. */
export function isWorking(place: Place): boolean {
  return place.card !== 'home' && !has(place, SHUTDOWN) && !has(place, FROZEN);
}

/** The index of a module's colour; −1 for the home base. */
export function colourOf(place: Place): number {
  return place.card === 'home' ? -1 : INDEX[MODULES[place.card].colour];
}

/** Whether somebody stands on a module; who has left the table does not (XW-8.2). */
export function isOccupied(s: State, place: number): boolean {
  return s.crew.some(({ at }) => at === place);
}

const distance = new Array<number>(MOST_PLACES);
const queue = new Array<number>(MOST_PLACES);

/**
 * How many steps each place is away from one, −1 where there is no way. With `landslides`, they end a movement as soon
 * as it comes there (XW-3.5); one where it begins does not. The list is overwritten by the next call.
 */
export function distancesFrom(
  s: State,
  from: number,
  most = MOST_PLACES,
  landslides = false,
): readonly number[] {
  const { base } = s;
  const count = base.length;
  distance.fill(-1);
  distance[from] = 0;
  queue[0] = from;
  let found = 1;
  for (let next = 0; next < found; next++) {
    const here = queue[next] ?? 0;
    const steps = distance[here] ?? 0;
    if (steps >= most) break;
    const place = nth(base, here);
    if (landslides && here !== from && has(place, LANDSLIDE)) continue;
    for (let there = 0; there < count; there++) {
      if (distance[there] !== -1 || !adjacent(place, nth(base, there))) continue;
      distance[there] = steps + 1;
      queue[found++] = there;
    }
  }
  return distance;
}

/** XW-R8 whether every other module stays connected to home without this one. */
export function canSpare(s: State, place: number): boolean {
  const { base } = s;
  const reached = new Set([HOME]);
  const open = [HOME];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    for (let there = 0; there < base.length; there++) {
      if (there === place || reached.has(there) || !adjacent(nth(base, here), nth(base, there))) continue;
      reached.add(there);
      open.push(there);
    }
  }
  return reached.size === base.length - 1;
}

/** Where something is, in words: places by name, repeated ones with a number, empty spaces by what they lie beside. */
import type { ModuleId } from '../content/modules.ts';
import { MODULE_WORDS } from './modules.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Spot extends Point {
  readonly card: ModuleId | 'home';
}

/** A place of the base; without a base, by its name alone. */
export function placeWord(spot: Spot, base: readonly Spot[] = []): string {
  if (spot.card === 'home') return 'home';
  const { name } = MODULE_WORDS[spot.card];
  const alike = base.filter(({ card }) => card === spot.card);
  const at = alike.findIndex(({ x, y }) => x === spot.x && y === spot.y);
  return at > 0 ? `${name} ${at + 1}` : name;
}

/** A name that stands in little room: what may be left out of it, and what may not (“Isotope ”, “Generator”). */
export function inParts(name: string): readonly [string, string] {
  const [first = ''] = /^\S+ (?=[A-Z])/.exec(name) ?? [];
  return [first, name.slice(first.length)];
}

/** The same in the middle of a sentence. */
export function thePlace(spot: Spot, base: readonly Spot[] = []): string {
  return spot.card === 'home' ? 'home' : `the ${placeWord(spot, base)}`;
}

/** An empty space: “west of home”, “north of the Hydroponic Farm”. `from` is preferred to name it by. */
export function spaceWord(space: Point, base: readonly Spot[], from?: Spot): string {
  const beside = [...(from ? [from] : []), ...base].find(
    ({ x, y }) => Math.abs(x - space.x) + Math.abs(y - space.y) === 1,
  );
  return beside ? `${directionOf(beside, space)} of ${thePlace(beside, base)}` : 'beyond the base';
}

function directionOf(from: Point, to: Point): string {
  if (to.x !== from.x) return to.x > from.x ? 'east' : 'west';
  return to.y > from.y ? 'south' : 'north';
}

export function steps(away: number): string {
  return away === 0 ? 'here' : `${away} away`;
}

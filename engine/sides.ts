/** Who plays with whom, and what is left to play for when somebody gives up. */
import type { Game, Kit } from './game.ts';
import type { Seat } from './seat.ts';

/** The side of every seat: those with the same number win and lose together. */
export function sidesOf<K extends Kit>({ sides }: Game<K>, state: Readonly<K['state']>): readonly number[] {
  return sides?.(state) ?? Array.from({ length: state.seats }, (_, seat) => seat);
}

/**
 * The seats that have won when this one gives up; undefined where the others play on. `people`: the seats that people
 * still play. They play on as long as some of them are on the side of whoever gave up, or on several sides. Where nobody
 * is left, the other sides have won, and where all play together, nobody has.
 */
export function wonByResigning(
  sides: readonly number[],
  people: readonly Seat[],
  by: Seat,
): readonly Seat[] | undefined {
  const left = people.filter((seat) => seat !== by);
  const [side] = left.map((seat) => sides[seat]);
  const own = sides[by];
  if (left.some((seat) => sides[seat] === own || sides[seat] !== side)) return undefined;
  return [...sides.keys()].filter((seat) => (left.length > 0 ? sides[seat] === side : sides[seat] !== own));
}

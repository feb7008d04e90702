/** Shapes of what the kernel itself keeps in a state: the stack, piles, secret choices, the outcome. */
import type { Chosen } from './chosen.ts';
import { fixed, maybe, type OptionalShape, record, some } from './fields.ts';
import type { Action, Frame, Kit } from './game.ts';
import type { Pile, SeenBy } from './pile.ts';
import { either, int, list, oneOf, type Shape, text } from './shape.ts';

/** More seats than any table has. */
const MOST_SEATS = 100;
const MOST_POINTS = 1_000_000;
/** Steps lie on one another while an effect interrupts another; so many never do. */
const MOST_FRAMES = 400;

const seats = list(int(0, MOST_SEATS - 1), { max: MOST_SEATS });

const OUTCOME = fixed({
  winners: seats,
  reason: text(60),
  rule: text(60),
  points: maybe(list(int(-MOST_POINTS, MOST_POINTS), { max: MOST_SEATS })),
  places: maybe(list(int(1, MOST_SEATS), { max: MOST_SEATS })),
});

/** The kernel's own part of a state. */
export function core<F extends Frame>(
  frames: Shape<F>,
  seats: { readonly min: number; readonly max: number },
) {
  return {
    /** What is still to be done, the next frame last. */
    stack: list(frames, { max: MOST_FRAMES }),
    /** How many seats there are at the table. */
    seats: int(seats.min, seats.max),
    /** How many random draws were made. */
    draws: int(0, Number.MAX_SAFE_INTEGER),
    outcome: maybe(OUTCOME),
  };
}

/** Who has seen the cards of an ordered layer. */
export const seenBy: Shape<SeenBy> = either(oneOf(['all']), seats);

/** A pile of at most so many cards. `seen` says who may have seen a layer, where that is less than any seat. */
export function pile<C>(card: Shape<C>, most: number, seen: Shape<SeenBy> = seenBy): Shape<Pile<C>> {
  return list(record({ cards: list(card, { min: 1, max: most }), seen: maybe(seen) }), { max: most });
}

/** What seats have chosen in secret so far, in the frame that asks them. */
export function choices<A extends Action>(
  action: Shape<A>,
  most: { readonly seats: number; readonly each: number },
): OptionalShape<Chosen<Kit & { action: A }>> {
  const seats = Array.from({ length: most.seats }, (_, seat) => seat);
  return maybe(some(seats, list(action, { max: most.each })));
}

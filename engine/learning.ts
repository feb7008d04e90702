/**
 * What steps draw, show and tell: everything by which somebody may learn something. Undo goes back to where that last
 * happened, so whatever teaches goes through here.
 */
import type { Told } from './event.ts';
import type { Kit } from './game.ts';
import { drawCard, type Pile, putOnTop, type SeenBy, seenByBoth } from './pile.ts';
import { type Draws, type Random, shuffled } from './random.ts';
import type { Seat } from './seat.ts';

export class Learning<K extends Kit> implements Random {
  readonly s: K['state'];
  /** Where events go; absent in playouts. */
  events: Told<K['event']>[] | undefined;
  /** Whether anything new was learnt since this was last set to false: a draw or a reveal. */
  learnt = false;
  readonly #draws: Draws;

  constructor(state: K['state'], draws: Draws) {
    this.s = state;
    this.#draws = draws;
  }

  /** A random whole number from 0 to n-1. Only a script asks for its purpose: a unit, a kind of roll. */
  int(n: number, purpose?: string): number {
    this.learnt = true;
    return this.#draws.at(this.s.draws++, n, purpose);
  }

  /** A die of so many sides, counted from 1. */
  roll(sides: number, purpose?: string): number {
    return this.int(sides, purpose) + 1;
  }

  shuffle<T>(list: readonly T[]): T[] {
    return shuffled(list, this);
  }

  /** Takes the top card of a pile. Nothing is learnt by it when everyone knew that card. */
  draw<C>(pile: Pile<C>): C | undefined {
    if (pile[0]?.seen !== 'all') this.learnt = true;
    return drawCard(pile, this);
  }

  /** Lets seats look at the top cards of a pile; they stay there, in an order that those seats now know as well. */
  look<C>(pile: Pile<C>, count: number, seen: SeenBy): C[] {
    const looked: { card: C; seen: SeenBy }[] = [];
    while (looked.length < count) {
      const before = pile[0]?.seen;
      const card = this.draw(pile);
      if (card === undefined) break;
      looked.push({ card, seen: seenByBoth(before, seen) });
    }
    for (const { card, seen } of looked.toReversed()) putOnTop(pile, card, seen);
    return looked.map(({ card }) => card);
  }

  /** Notes that something hidden came to light without a draw: a hand shown, a secret told. */
  reveal(): void {
    this.learnt = true;
  }

  /** Tells everyone what happened. */
  tell(event: K['event']): void {
    this.events?.push({ event });
  }

  /** Tells some seats what happened, and the others what they may know of it. */
  tellOnly(to: readonly Seat[], event: K['event'], others?: K['event']): void {
    this.learnt = true;
    this.events?.push(others === undefined ? { event, to } : { event, to, others });
  }
}

/** What it is worth that a card passes from one hand to another. */
import type { Seat } from '#engine';
import type { CardId } from '../content/cards.ts';
import type { State } from '../state.ts';
import { judge } from './outlook.ts';
import { type Care, withOtherPlans } from './plan.ts';
import { hold } from './stock.ts';

/** Does something while a card lies in the other hand. */
function passed<T>(from: Seat, to: Seat, card: CardId, what: () => T): T {
  hold(from, card, -1);
  hold(to, card, 1);
  const result = what();
  hold(to, card, -1);
  hold(from, card, 1);
  return result;
}

/** The points once a card has passed, by the plans made last. */
export function passing(s: State, from: Seat, to: Seat, card: CardId): number {
  return passed(from, to, card, () => judge(s));
}

/**
 * By how much the crew is better off once a card has passed. Both hands are judged by the plans of either: otherwise
 * plans made anew for the new hands may find the card better where it came from, and it goes to and fro.
 */
export function gainOfPassing(s: State, from: Seat, to: Seat, card: CardId, care: Care): number {
  const there = () => passing(s, from, to, card);
  const here = () => judge(s);
  let before = here();
  let after = there();
  const compare = () => {
    before = Math.max(before, here());
    after = Math.max(after, there());
    return 0;
  };
  withOtherPlans(s, care, compare);
  passed(from, to, card, () => withOtherPlans(s, care, () => passed(to, from, card, compare)));
  return after - before;
}

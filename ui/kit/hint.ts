/** What is advised, and why: the words a game has for what a bot has worked out. */
import { type Kit, type Seat, same } from '#engine';
import { type Estimate, isWeighed } from '../table.ts';
import { kit } from '../text.ts';

export interface Advice<K extends Kit> {
  readonly seat: Seat;
  readonly plan: readonly [K['action'], ...K['action'][]];
  /** How the table would look after each step, as far as it is certain. */
  readonly views: readonly K['view'][];
}

export interface Reason<K extends Kit> {
  readonly id: string;
  /** The sentence, or undefined where its facts do not hold. Tried in order. */
  tell(view: K['view'], advice: Advice<K>): string | undefined;
}

/** Why it is advised: the first reason whose facts hold. */
export function whyOf<K extends Kit>(
  reasons: readonly Reason<K>[],
  view: K['view'],
  advice: Advice<K>,
): string {
  for (const reason of reasons) {
    const told = reason.tell(view, advice);
    if (told !== undefined) return told;
  }
  return kit.keepsOpen;
}

/** A hint plans a whole turn. */
export interface TurnPlan<K extends Kit> {
  /** Of so many actions at most. */
  readonly most: number;
  /** Which of them only begin what the next one does. */
  readonly begins: readonly K['action']['type'][];
  /** The part of a turn that a plan stays within. */
  part?(view: K['view']): string;
}

/** How many steps a plan has at most. */
export const MOST_STEPS = 4;
/** Alternatives are named where they are so near to the best, and at most so many. */
const NEAR = 0.02;
const MOST_NEAR = 2;

interface Weighed<A> extends Estimate {
  readonly action: A;
}

/** What a chance is at least, give or take what so few looks leave open: a rare move that was lucky must not win by that. */
const atLeast = ({ value, visits }: Estimate): number => value - 0.5 / Math.sqrt(visits);

/** The one that is advised, and those about as good: by their chances, where they were looked at enough. */
export function preferred<A>(
  estimates: readonly Weighed<A>[],
  otherwise: A,
): { readonly action: A; readonly near: readonly A[] } {
  const known = estimates.filter(isWeighed).sort((a, b) => atLeast(b) - atLeast(a) || b.share - a.share);
  const [best, ...rest] = known;
  if (best === undefined) return { action: otherwise, near: [] };
  const near = rest.filter(({ value }) => Math.abs(best.value - value) <= NEAR).slice(0, MOST_NEAR);
  return { action: best.action, near: near.map(({ action }) => action) };
}

/** Which step of a plan comes next where the table looks like this; undefined where it looks as no step leaves it. */
export function stepAfter<K extends Kit>(
  { views }: Advice<K>,
  at: number,
  view: K['view'],
): number | undefined {
  const done = views.findIndex((expected, step) => step >= at && same(expected, view));
  return done < 0 ? undefined : done + 1;
}

/** What is advised, and why: the words a game has for what a bot has worked out. */
import { type Kit, type Seat, same } from '#engine';
import { type Estimate, isWeighed } from '../table.ts';
import { kit } from '../text.ts';
import { type Counsel, gainWords, wardWords } from './counsel.ts';

export interface Advice<K extends Kit> {
  readonly seat: Seat;
  readonly plan: readonly [K['action'], ...K['action'][]];
  /** How the table would look after each step, as far as it is certain. */
  readonly views: readonly K['view'][];
}

export interface Reason<K extends Kit> {
  readonly id: string;
  /** It speaks of its own step alone, and is no reason for one that leads to it. */
  readonly here?: true;
  /** The sentence, or undefined where its facts do not hold. Tried in order. */
  tell(view: K['view'], advice: Advice<K>): string | undefined;
}

/** What a reason can be found in where none of the game's own holds. */
export interface Grounds<K extends Kit> {
  readonly counsel?: Counsel<K> | undefined;
  /** What the table may look like after the plan, where luck or others decide; asked only where it is needed. */
  futures?(): readonly K['view'][];
  /** The first step ends the turn, or declines. */
  readonly ends?: boolean;
}

/** Why it is advised: the first reason whose facts hold, then what it brings, and only then that nothing speaks against it. */
export function whyOf<K extends Kit>(
  reasons: readonly Reason<K>[],
  view: K['view'],
  advice: Advice<K>,
  grounds: Grounds<K> = {},
): string {
  return reasonFor(reasons, view, advice, grounds) ?? kit.keepsOpen;
}

export function reasonFor<K extends Kit>(
  reasons: readonly Reason<K>[],
  view: K['view'],
  advice: Advice<K>,
  { counsel = {}, futures, ends = false }: Grounds<K>,
): string | undefined {
  const told = toldOf(reasons, view, advice);
  if (told !== undefined) return told;
  const { views, seat } = advice;
  const last = views.at(-1);
  const then = last === undefined ? (futures?.() ?? []) : [last];
  return (
    wardWords(counsel, view, then, seat) ??
    (ends ? kit.enough : undefined) ??
    gainWords(counsel.numbers?.(seat) ?? [], view, then) ??
    aheadOf(reasons, advice)
  );
}

function toldOf<K extends Kit>(
  reasons: readonly Reason<K>[],
  view: K['view'],
  advice: Advice<K>,
): string | undefined {
  for (const reason of reasons) {
    const told = reason.tell(view, advice);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** What speaks for a later step of the plan: the first leads to it. */
function aheadOf<K extends Kit>(
  reasons: readonly Reason<K>[],
  { seat, plan, views }: Advice<K>,
): string | undefined {
  const telling = reasons.filter(({ here }) => !here);
  for (const [i, view] of views.entries()) {
    const [next, ...more] = plan.slice(i + 1);
    const told = next && toldOf(telling, view, { seat, plan: [next, ...more], views: views.slice(i + 1) });
    if (told !== undefined) return kit.ahead(told);
  }
  return undefined;
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

/**
 * The one that is advised, and those about as good: by their chances, where they were looked at enough. Of those about as
 * good as the best, the one that leaves least of the danger named.
 */
export function preferred<A>(
  estimates: readonly Weighed<A>[],
  otherwise: A,
  danger: (action: A) => number = () => 0,
): { readonly action: A; readonly near: readonly A[] } {
  const known = estimates.filter(isWeighed).sort((a, b) => atLeast(b) - atLeast(a) || b.share - a.share);
  const [best] = known;
  if (best === undefined) return { action: otherwise, near: [] };
  const [first, ...rest] = known
    .filter(({ value }) => Math.abs(best.value - value) <= NEAR)
    .map(({ action }) => ({ action, left: danger(action) }))
    .sort((a, b) => a.left - b.left);
  return {
    action: first?.action ?? best.action,
    near: rest.slice(0, MOST_NEAR).map(({ action }) => action),
  };
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

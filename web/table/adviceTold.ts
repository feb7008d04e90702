/** How a recommendation is told: its steps, its reason, and where it is done on the board. Loaded with the first hint. */
import { canonical, type Kit } from '#engine';
import { choicesOf } from '#ui/kit/choice.ts';
import type { Counsel } from '#ui/kit/counsel.ts';
import { type Grounds, type Reason, reasonFor, whyOf } from '#ui/kit/hint.ts';
import type { GameTable } from '#ui/table.ts';
import { kit } from '#ui/text.ts';
import type { Feed } from '../match/feed.ts';
import type { Hinted } from '../match/hints.ts';
import type { ShownAdvice, ShownStep } from './advice.ts';

/** What a game knows of why something is advised. */
export interface Known<K extends Kit> {
  readonly reasons: readonly Reason<K>[];
  readonly counsel: Counsel<K>;
}

export function adviceOf<K extends Kit>(
  match: Feed<K>,
  { about, turnPlan, tellFirst, wayOut, batchWords }: GameTable<K>,
  { advice, view, at, near, asks, batch }: Hinted<K>,
  known: Known<K>,
): ShownAdvice<K> | undefined {
  const { game } = match;
  const { plan, views, seat } = advice;
  // What was turned up on the way is on the table by now.
  const before = (step: number): K['view'] => views[step - 1] ?? (step >= at ? match.view.value : view);
  const rankOf = (action: K['action']) => (tellFirst ? tellFirst(action, view) : 0);
  const left = plan.slice(at);
  const first = Math.min(...left.flatMap((one) => rankOf(one) ?? []));
  const action = left.find((one) => rankOf(one) === first) ?? plan[at];
  if (action === undefined) return undefined;
  const places = choicesOf(about, [action], before(plan.indexOf(action)), seat);
  const spots = places.flatMap(({ on = [], by = [], takenUp }) => (takenUp ? by : [...on, ...by]));
  const then = places.flatMap(({ on = [], takenUp }) => (takenUp ? on : []));
  const rest = (from: number) => ({ seat, plan: tail(plan, from), views: views.slice(from) });
  const worded = (one: K['action'], then: K['view']): string => {
    const said = game.words.action(one, then);
    return asks.includes(one) ? kit.askWhether(said) : said;
  };
  const grounds: Grounds<K> = {
    ends: wayOut.some((type) => type === plan[at]?.type),
    futures() {
      const verdict = match.weigh(rest(at).plan);
      return verdict.ok ? verdict.views : [];
    },
  };
  const steps = stepsOf(plan, turnPlan?.begins ?? []).map(
    ([from, to]): ShownStep<K> => ({
      words: plan
        .slice(from, to)
        .map((one, i) => worded(one, before(from + i)))
        .join(': '),
      state: to <= at ? 'done' : from <= at ? 'now' : 'later',
      actions: plan.slice(Math.max(from, at), to),
      why: turnPlan && from > 0 ? reasonFor(known.reasons, before(from), rest(from), {}) : undefined,
    }),
  );
  const whole = batch && at === 0 ? batchWords?.(batch, view) : undefined;
  if (batch && whole)
    return {
      choice: canonical(action),
      steps: [{ words: whole.name, state: 'now', actions: batch.actions }],
      certain: batch.actions,
      why: whyOf(known.reasons, view, advice, { ...grounds, counsel: known.counsel }),
      ...{ near: [], spots, then, batch: batch.id },
    };
  return {
    choice: canonical(action),
    steps: tellFirst ? ranked(steps, rankOf) : steps,
    certain: untilOut(plan.slice(at, views.length), wayOut),
    why: whyOf(known.reasons, before(at), rest(at), { ...grounds, counsel: known.counsel }),
    near: at > 0 ? [] : [...new Set(near.map((one) => game.words.action(one, view)))],
    ...{ spots, then },
  };
}

/** What a press may do by itself: whoever plays ends the turn, unless nothing comes before that. */
export function untilOut<A extends { readonly type: string }>(
  actions: readonly A[],
  wayOut: readonly string[],
): readonly A[] {
  const out = actions.findIndex(({ type }) => wayOut.includes(type));
  return out > 0 ? actions.slice(0, out) : actions;
}

/** The steps that do not go without saying, what matters most first. */
function ranked<K extends Kit>(
  steps: readonly ShownStep<K>[],
  rankOf: (action: K['action']) => number | undefined,
): readonly ShownStep<K>[] {
  const told = steps.flatMap((step) => {
    const last = step.actions.at(-1);
    const rank = last && rankOf(last);
    return rank === undefined ? [] : [{ step, rank }];
  });
  if (told.length === 0) return steps;
  return told
    .sort((a, b) => a.rank - b.rank)
    .map(({ step }, at) => ({ ...step, state: at === 0 ? 'now' : 'later' }));
}

/** Where each step of a plan begins and ends: an action, with those before it that only begin it. */
function stepsOf<A extends { readonly type: string }>(
  plan: readonly A[],
  begins: readonly string[],
): [from: number, to: number][] {
  const steps: [from: number, to: number][] = [];
  let from = 0;
  for (const [i, { type }] of plan.entries()) {
    if (begins.includes(type) && i + 1 < plan.length) continue;
    steps.push([from, i + 1]);
    from = i + 1;
  }
  return steps;
}

function tail<A>([first, ...rest]: readonly [A, ...A[]], from: number): readonly [A, ...A[]] {
  const [start = first, ...more] = [first, ...rest].slice(from);
  return [start, ...more];
}

/** Picking the action worth most, or one of those worth about as much. */
import { pick, type Random } from '#engine';
import type { EosAction } from '../action.ts';

type Worth = (action: EosAction) => number;

/** The action worth most; undefined where there is none. */
export function best(actions: readonly EosAction[], worth: Worth): EosAction | undefined {
  let found: EosAction | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = worth(action);
    if (score <= high) continue;
    high = score;
    found = action;
  }
  return found;
}

/** Any of the actions that are worth at most so much less than the best: what is about equal may differ from game to game. */
export function anyOfBest(
  actions: readonly EosAction[],
  slack: number,
  random: Random,
  worth: Worth,
): EosAction | undefined {
  const scores = actions.map(worth);
  const bar = Math.max(...scores) - slack;
  const good = actions.filter((_, i) => (scores[i] ?? 0) >= bar);
  return good.length === 0 ? undefined : pick(good, random);
}

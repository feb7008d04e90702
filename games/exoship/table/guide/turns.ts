/** What the turns of a voyage left undone, for its end: actions nobody used, and ways to win. */
import { STORY_WORDS as WORDS } from '../../text/ending.ts';
import type { View } from '../../view.ts';
import { winsOf } from './problems.ts';

/** From so many on, actions that were not used are what decided it. */
const MANY = 4;

/** That turns were ended with actions left, where it happened often. */
export function idled(views: readonly View[]): string[] {
  const unused = views.reduce((sum, { phase, step, actionsLeft }, i) => {
    const next = views[i + 1];
    const ended = next !== undefined && (next.step !== step || next.outcome !== undefined);
    return phase === 'actions' && ended ? sum + actionsLeft : sum;
  }, 0);
  return unused < MANY ? [] : [WORDS.idle(unused)];
}

/** The last turn in which the voyage could have been won at once, whatever luck brought. */
export function lastWay(views: readonly View[]): string {
  const begun = views.filter(
    ({ phase, step }, i) =>
      phase === 'actions' && (views[i - 1]?.step !== step || views[i - 1]?.phase !== 'actions'),
  );
  const missed = begun.findLast((view) => winsOf(view).length > 0);
  return missed ? WORDS.until(missed.step) : WORDS.never;
}

/** What the turns of a voyage left undone, for its end: actions nobody used, ways to win, and why it was lost. */
import { since } from '#ui/kit/end.ts';
import { bestTurning } from '../../outlook.ts';
import { FEW, STORY_WORDS as WORDS } from '../../text/ending.ts';
import { inView, type View } from '../../view.ts';
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
function lastWay(views: readonly View[]): string {
  const begun = views.filter(
    ({ phase, step }, i) =>
      phase === 'actions' && (views[i - 1]?.step !== step || views[i - 1]?.phase !== 'actions'),
  );
  const missed = begun.findLast((view) => winsOf(view).length > 0);
  return missed ? WORDS.until(missed.step) : WORDS.never;
}

/** Why the ship never turned: who could have, and who ruled. */
export function whyMariposa(views: readonly View[]): string[] {
  const asked = views.filter(({ phase }) => phase === 'actions');
  const best = bestTurning(asked);
  const ruled = since(
    asked,
    ({ step }) => step,
    (view) => inView(view).every(({ captain, side }) => !captain || side === 'directorate'),
  );
  const chance = best ? WORDS.couldTurn(best.captain, best.step, best.left) : WORDS.neverCould;
  const last = ruled === undefined ? lastWay(views) : WORDS.ruled(ruled);
  // Nobody is blamed for not paying nearly all there was.
  return best && best.left < FEW ? [last, chance] : [chance, last];
}

/** Why six points were missed at Axios. */
export function whyAxios(views: readonly View[], { points }: View): string[] {
  const asked = views.findLast(({ phase }) => phase === 'actions');
  const lost = asked ? inView(asked).find(({ exposedBy }) => exposedBy.length > 0) : undefined;
  const [best] = [...views].sort((a, b) => b.points - a.points);
  const why = best && best.points > points ? WORDS.best(best.points, best.step) : WORDS.tooFew;
  return [lost ? WORDS.exposed(points, lost.id, lost.exposedBy) : why, lastWay(views)];
}

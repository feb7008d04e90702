/** A review in sentences: what was done, what would have been better, and why, in the game's own words. */
import { type Action, heard, nth, type Seat } from '#engine';
import type { FiledVerdict, Review } from './file.ts';
import type { Reason } from './reasons.ts';
import { MILLION } from './statistics.ts';
import type { Story } from './story.ts';
import type { KeyMoment } from './summary.ts';
import { reviewWords } from './text.ts';

/** An action as the seat that takes it would read it. */
export function actionWords({ game, states }: Story, at: number, seat: Seat, action: Action): string {
  return trimmed(game.words.action(action, game.view(nth(states, at), seat)));
}

const trimmed = (words: string): string => words.replace(/\.$/, '');

/** What was done at a moment. */
export function deedWords(story: Story, at: number): string {
  const { seat, action } = nth(story.deeds, Math.min(at, story.deeds.length - 1));
  return actionWords(story, Math.min(at, story.deeds.length - 1), seat, action);
}

/** What came of it by luck: the first that was told after it, else what was done. */
function strokeWords(story: Story, at: number, seat: Seat): string {
  const { game, deeds, states } = story;
  const [first] = heard(deeds[at]?.told ?? [], seat);
  if (first === undefined) return deedWords(story, at);
  const words = trimmed(game.words.event(first, game.view(nth(states, at + 1), seat)));
  return words === '' ? deedWords(story, at) : words;
}

/** Numbers are only said where they were found to be true. */
export function lossWords({ players }: Review, loss: number): string | undefined {
  return players === undefined ? undefined : reviewWords.points(loss / MILLION);
}

export function verdictWords(story: Story, review: Review, verdict: FiledVerdict): string {
  const { at, seat, best, candidates, loss, kind } = verdict;
  const better = actionWords(story, at, seat, nth(candidates, best).action);
  const cost = lossWords(review, loss[0]);
  const said =
    kind === 'turn'
      ? reviewWords.turnError(cost, better)
      : reviewWords.error(deedWords(story, at), better, cost);
  return verdict.fortunate ? `${said} ${reviewWords.fortunate}` : said;
}

export function momentWords(story: Story, review: Review, moment: KeyMoment, seat: Seat): string {
  const { at, kind, change } = moment;
  const size = review.players === undefined ? undefined : reviewWords.signed(change / MILLION);
  switch (kind) {
    case 'error': {
      const verdict = review.verdicts.find((one) => one.at === at);
      return verdict === undefined ? deedWords(story, at) : verdictWords(story, review, verdict);
    }
    case 'luck':
      return reviewWords.luck(strokeWords(story, at, seat), size, change > 0);
    case 'turn':
      return reviewWords.turn(strokeWords(story, at, seat), change > 0, size);
    case 'solved':
      return reviewWords.solved(deedWords(story, at));
    case 'unknowable':
      return reviewWords.unknowable(deedWords(story, at));
    case 'others':
      return reviewWords.others(deedWords(story, at), size);
  }
}

export function reasonWords(
  { game, states }: Pick<Story, 'game' | 'states'>,
  at: number,
  seat: Seat,
  reason: Reason,
): string {
  if (reason.kind !== 'event') return reviewWords[reason.kind];
  const [ours, theirs, of] = reason.counts;
  const what = trimmed(game.words.event(reason.event, game.view(nth(states, at), seat)));
  return reviewWords.event(what, ours, theirs, of);
}

/** Why one thing is better than another: facts counted in lines that were played on, and the lines themselves. */
import { type Action, nth, type Seat } from '#engine';
import type { Candidate, Judged } from './candidates.ts';
import { lineOf, type PlayedLine, type Trial } from './lines.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { millionths } from './statistics.ts';
import type { Story } from './story.ts';

/** Lines of each. */
export const LINES = 64;
/** Actions of a line that are shown. */
const SHOWN = 12;

/** A line: under the luck of which round it came about, and its first actions. */
export interface Shown {
  readonly round: number;
  readonly actions: readonly (readonly [Seat, Action])[];
}

export interface Explanation {
  readonly best: number;
  /** Of the best and of what was played: the mean of the worst tenth, in millionths. */
  readonly worst: readonly [best: number, played: number];
  /** Lines after the best: the middle one, and those at the ends. */
  readonly lines: { readonly median: Shown; readonly worst: Shown; readonly best: Shown };
  readonly reasons: readonly Reason[];
}

/** Plays both on under the same luck, as the seat that decides knew it. */
export function explain(
  story: Story,
  judged: Judged,
  candidates: readonly Candidate[],
  best: number,
): Explanation {
  const lines = [best, best === 0 ? (candidates.length > 1 ? 1 : 0) : 0].map((i) =>
    Array.from({ length: LINES }, (_, round) =>
      lineOf(trialOf(story, judged, nth(candidates, i), round), true),
    ),
  );
  const [ours, theirs] = [nth(lines, 0), nth(lines, 1)];
  const ranked = ours.map((line, round) => ({ line, round })).sort((a, b) => a.line.value - b.line.value);
  const shown = (part: number): Shown => {
    const { line, round } = nth(ranked, Math.min(LINES - 1, Math.floor(part * LINES)));
    return { round, actions: line.actions.slice(0, SHOWN + 1) };
  };
  return {
    best,
    worst: [worstOf(ours), worstOf(theirs)],
    lines: { median: shown(0.5), worst: shown(0.1), best: shown(0.9) },
    reasons: reasonsOf(ours, theirs, judged.seat),
  };
}

/** A candidate as its seat knew it, under the luck of a round. */
export function trialOf(story: Story, judged: Judged, candidate: Candidate, round: number): Trial {
  const luck = `${story.hash}/${story.yardstick.id}/e${judged.at}/${round}`;
  return { story, judged, candidate, lens: judged.seat, luck };
}

/** The mean of the worst tenth. */
function worstOf(lines: readonly PlayedLine[]): number {
  const tenth = lines
    .map(({ value }) => value)
    .sort((a, b) => a - b)
    .slice(0, Math.ceil(lines.length / 10));
  return millionths(tenth.reduce((sum, value) => sum + value, 0) / tenth.length);
}

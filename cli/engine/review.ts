/** `review` and `hint`: what decided a match that is over, and what could be done in one that is not. */
import { type GameWithBots, type MatchRecord, recordProblem } from '#engine';
import {
  Desk,
  EFFORTS,
  Hinting,
  type Review,
  Reviewing,
  reasonWords,
  reviewOf,
  reviewProblem,
  storyOf,
  taken,
} from '#review';
import { answer, fail, type Reply, refused } from './reply.ts';
import type { AnyMatch } from './session.ts';

interface ReviewRequest {
  readonly effort?: { readonly playouts?: number; readonly ms?: number };
  readonly seats?: readonly number[];
  readonly lens?: string;
  readonly from?: unknown;
  readonly open?: boolean;
}

export function reviewOp(game: GameWithBots, record: MatchRecord, request: ReviewRequest): Reply {
  const { effort = {}, lens = 'truth', from, open = false, seats } = request;
  const told = storyOf(game, record);
  if (!told.ok) return refused(told.refusal);
  const { story } = told;
  // What is true of a match that goes on is nobody's to see, unless whoever asks may see everything anyway.
  if (story.result === undefined && !open) return fail('bad-request', 'reviewNotOver', { field: 'lens' });
  if (lens !== 'truth' && lens !== 'known' && lens !== 'both')
    return fail('bad-request', ['lens', lens], { field: 'lens' });
  const problem = from === undefined ? undefined : reviewProblem(from, story);
  if (problem !== undefined) return fail('bad-record', ['problem', 'from:', problem], { field: 'from' });
  const desk = new Desk(story);
  const reviewing = from === undefined ? new Reviewing(desk) : taken(desk, from as Review);
  const all = Array.from({ length: story.seats }, (_, seat) => seat);
  const lenses = lens === 'truth' ? {} : { lenses: all.filter((seat) => seats?.includes(seat) ?? true) };
  const whole = { ...EFFORTS.standard, ...lenses };
  const terms = effort.playouts ? { ...whole, playouts: reviewing.playouts + effort.playouts } : whole;
  const end = effort.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + effort.ms;
  // Only a budget of time looks at the clock, and ends after a whole round.
  for (let tasks = reviewing.next(terms); tasks.length > 0; tasks = reviewing.next(terms)) {
    reviewing.take(
      tasks,
      tasks.map((task) => desk.perform(task)),
    );
    if (performance.now() >= end) break;
  }
  return answer({ review: reviewOf(reviewing), done: reviewing.next(whole).length === 0 });
}

export function recordOf(match: AnyMatch | undefined, given: unknown): MatchRecord | Reply {
  if ((match === undefined) === (given === undefined))
    return fail('bad-request', 'reviewOfWhat', { field: match ? 'record' : 'match' });
  if (match !== undefined) return match.record();
  const problem = recordProblem(given);
  if (problem)
    return fail('bad-record', ['problem', problem.field, problem.reason], { field: problem.field });
  return given as MatchRecord;
}

interface HintRequest {
  readonly seat: number;
  readonly budget?: { readonly iterations?: number; readonly ms?: number };
}

/** Rounds of a hint without a budget. */
const ROUNDS = 16;

export function hintOp(game: GameWithBots, match: AnyMatch, { seat, budget }: HintRequest): Reply {
  if (match.outcome) return fail('over', 'over');
  if (!match.decisions().some((decision) => decision.seat === seat))
    return fail('not-your-turn', ['nothingToDecide', seat]);
  const hinting = new Hinting(game, match.state, seat, match.record().options);
  const rounds = budget?.iterations ?? (budget?.ms === undefined ? ROUNDS : Number.POSITIVE_INFINITY);
  const end = budget?.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.ms;
  for (let round = 0; round < rounds && !hinting.done && performance.now() < end; round++) hinting.step();
  const { reasons, players, candidates, rounds: made } = hinting.hint();
  const told = { game, states: [match.state] };
  return answer({
    version: match.version,
    // A number that was not found to be a chance is a rank only.
    candidates: candidates.map(({ value, ...candidate }, place) => ({
      ...candidate,
      rank: place + 1,
      ...(players === undefined ? {} : { value }),
    })),
    rounds: made,
    ...(players === undefined ? {} : { players }),
    reasons: reasons.map((reason) => ({ ...reason, text: reasonWords(told, 0, seat, reason) })),
  });
}

/** The games of a job, one after the other. */
import type { GameWithBots, Kit, MatchRecord } from '#engine';
import { type Job, seedOf } from './job.ts';
import { Lane } from './lane.ts';
import { facetsOf, type JobTable, tableFor } from './matrix.ts';
import { count, emptyTally, type Played, type Tally } from './tally.ts';

/** Games from one number up to, but not including, another. */
export function playGames<K extends Kit>(game: GameWithBots<K>, job: Job, from: number, to: number): Tally {
  const tally = emptyTally(job.seats);
  for (let index = from; index < to; index++) count(tally, playGame(game, job, index));
  return tally;
}

function playGame<K extends Kit>(game: GameWithBots<K>, job: Job, index: number): Played {
  const table = tableFor(game, job, index);
  const lane = laneOf(game, job, index, table);
  lane.run();
  return { ...lane.result(), ...(job.matrix ? { facets: facetsOf(game, table) } : {}) };
}

/** The record of one game of a job: played again, it is the same game. */
export function recordOf<K extends Kit>(game: GameWithBots<K>, job: Job, index: number): MatchRecord {
  const lane = laneOf(game, job, index, tableFor(game, job, index));
  lane.run();
  return lane.record();
}

function laneOf<K extends Kit>(
  game: GameWithBots<K>,
  job: Job,
  index: number,
  { seats, options, bots }: JobTable,
): Lane<K> {
  const { budget, cap, check, drama } = job;
  const minds = bots.map((level) => ({ level, ...(budget ? { budget } : {}) }));
  return new Lane(game, { index, seats, options, seed: seedOf(job, index), minds, cap, check, drama });
}

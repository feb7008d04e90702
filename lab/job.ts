/** What to simulate. Plain data: it is sent to the threads as it is. */
import type { Budget, Level } from '#bots';
import { type GameWithBots, Match, type OptionValues, type Refusal } from '#engine';

import { type Matrix, tableFor } from './matrix.ts';

export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** Who plays, by seat; with a matrix, who may play. */
  readonly bots: readonly Level[];
  /** Every game has a table of its own; seats and options hold what does not vary. */
  readonly matrix?: Matrix;
  /** Iterations only: a budget of time would make the games depend on the machine. */
  readonly budget?: Pick<Budget, 'iterations'>;
  readonly games: number;
  /** The number of the first game, where those before it were played another time. */
  readonly first?: number;
  /** A game with more actions than this counts as endless. */
  readonly cap: number;
  /** Every so many actions, and at the end, the state is held against the game's invariants; never without it. */
  readonly check?: number;
  /** How it stands is noted at every round: it takes a little longer. */
  readonly drama?: boolean;
}

export const DEFAULT_CAP = 10_000;

/** Every game has its own seed, so that each can be played again alone, whatever thread it was played on. */
export function seedOf({ seed, first = 0 }: Job, index: number): string {
  return `${seed}/${first + index}`;
}

/** Why such games cannot be begun; undefined when they can. */
export function jobRefusal(game: GameWithBots, job: Job): Refusal | undefined {
  const random = { kind: 'fast', seed: seedOf(job, 0) } as const;
  const { seats, options } = tableFor(game, job, 0);
  const started = Match.start(game, { seats, options, random });
  return started.ok ? undefined : started.refusal;
}

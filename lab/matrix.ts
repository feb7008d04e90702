/** Tables drawn at random from all that a game allows, one for every game of a job: its whole matrix of seats and options. */
import type { Level } from '#bots';
import {
  type GameWithBots,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  pick,
  type Random,
  shuffled,
  stream,
} from '#engine';
import { type Job, seedOf } from './job.ts';

/** What does not vary from table to table. */
export interface Matrix {
  readonly seats: boolean;
  /** Names of options that stay as the job has them. */
  readonly options: readonly string[];
}

/** Who sits down to what in one game of a job. */
export interface JobTable {
  readonly seats: number;
  readonly options: OptionValues;
  readonly bots: readonly Level[];
}

/** A table may need several changes before its options go together. */
const TRIES = 50;
const PASSES = 2;

export function tableFor(game: GameWithBots, job: Job, index: number): JobTable {
  const { matrix } = job;
  if (matrix === undefined) return job;
  const random = stream(`${seedOf(job, index)}/table`);
  const { min, max } = game.seats;
  let drawn: { seats: number; options: OptionValues } = job;
  // What is fixed may not go with every number of seats.
  for (let i = 0; i < TRIES; i++) {
    const seats = matrix.seats ? job.seats : min + random.int(max - min + 1);
    drawn = { seats, options: drawOptions(game, seats, job.options, matrix, random) };
    if (game.tableProblem?.(drawn) === undefined) break;
  }
  return { ...drawn, bots: Array.from({ length: drawn.seats }, () => pick(job.bots, random)) };
}

/** One option after the other is drawn anew and kept where it goes with the others. */
function drawOptions(
  game: GameWithBots,
  seats: number,
  start: OptionValues,
  { options: fixed }: Matrix,
  random: Random,
): OptionValues {
  const free = Object.entries(game.options).filter(([name]) => !fixed.includes(name));
  const problem = (options: OptionValues) => game.tableProblem?.({ seats, options });
  const fits = (options: OptionValues) => problem(options) === undefined;
  let options = start;
  for (let i = 0; i < TRIES && free.length > 0; i++) {
    const found = problem(options);
    if (found === undefined) break;
    // What is said to be wrong is drawn anew, where it is not fixed.
    const [name, spec] = free.find((one) => found.field === `options.${one[0]}`) ?? pick(free, random);
    options = { ...options, [name]: valueFor(spec, random) };
  }
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [name, spec] of shuffled(free, random)) {
      const changed = { ...options, [name]: valueFor(spec, random) };
      if (fits(changed)) options = changed;
    }
  }
  return options;
}

function valueFor(spec: OptionSpec, random: Random): OptionValue {
  switch (spec.kind) {
    case 'choice':
      return pick(spec.values, random);
    case 'flag':
      return random.int(2) === 1;
    case 'number':
      return spec.min + random.int(spec.max - spec.min + 1);
    case 'set': {
      const some = random.int(spec.values.length + 1);
      return spec.values.filter((_, i) => i < some || random.int(4) === 0);
    }
    case 'text':
      return spec.default;
  }
}

/** What a table is counted under: its seats, and every value of its options, the text of names aside. */
export function facetsOf(game: GameWithBots, { seats, options }: JobTable): string[] {
  const facets = [`seats=${seats}`];
  for (const [name, spec] of Object.entries(game.options)) {
    const value = options[name];
    if (spec.kind === 'text' || value === undefined) continue;
    facets.push(`${name}=${Array.isArray(value) ? value.join('+') || 'none' : String(value)}`);
  }
  return facets;
}

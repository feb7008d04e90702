/** How a match begins, from its set-up or from any position, and why it cannot. */
import type { Core, Game, Kit } from './game.ts';
import { clone } from './json.ts';
import { type OptionValues, readOptions } from './options.ts';
import { type Draws, draws } from './random.ts';
import type { MatchSetup, RandomSource } from './record.ts';
import { type Refusal, type Result, refuse, refuseProblem, tableProblemWords } from './refusal.ts';
import { type ScriptedDraws, scriptedDraws, scriptProblem } from './script.ts';
import { stateProblem } from './stateProblem.ts';

export interface Header {
  /** How many sat down at first; others may join later. */
  readonly seats: number;
  readonly options: OptionValues;
  readonly random: RandomSource;
  readonly start?: Core;
}

interface Beginning<K extends Kit> {
  readonly state: K['state'];
  readonly header: Header;
}

/** What the game sets up. */
export function fromSetup<K extends Kit>(game: Game<K>, setup: MatchSetup): Result<Beginning<K>> {
  const { seats, random } = setup;
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `from ${min} to ${max}`;
    return refuse('bad-request', `seats must be ${range} in this game, not ${seats}`, { field: 'seats' });
  }
  const read = readOptions(game.options, setup.options);
  if ('problem' in read) return refuseProblem('bad-option', read.problem);
  const options = read.values as K['options'];
  const problem = game.tableProblem?.({ seats, options });
  if (problem) return refuse('bad-option', tableProblemWords(game, problem), { field: problem.field });
  const unscripted = scriptRefusal(random);
  if (unscripted) return { ok: false, refusal: unscripted };
  return { ok: true, state: game.setup({ seats, options }), header: { seats, options, random } };
}

/** Any position. The options are those it came about under. */
export function fromPosition<K extends Kit>(
  game: Game<K>,
  state: unknown,
  random: RandomSource,
  options: unknown,
): Result<Beginning<K>> {
  const problem = stateProblem(game, state);
  if (problem) return refuseProblem('bad-request', problem);
  const read = readOptions(game.options, options);
  if ('problem' in read) return refuseProblem('bad-option', read.problem);
  const unscripted = scriptRefusal(random);
  if (unscripted) return { ok: false, refusal: unscripted };
  const start = clone(state) as K['state'];
  const header = { seats: start.seats, options: read.values, random, start };
  return { ok: true, state: clone(start), header };
}

function scriptRefusal({ script }: RandomSource): Refusal | undefined {
  const problem = script === undefined ? undefined : scriptProblem(script, 'random.script');
  return problem && refuseProblem('bad-request', problem).refusal;
}

/** Whence the draws of a match come, and its script where it has one; the first has the number `from`. */
export function sourceOf(
  { kind, seed, script }: RandomSource,
  from: number,
): { readonly draws: Draws; readonly script?: ScriptedDraws } {
  const chance = draws(kind, seed);
  if (script === undefined) return { draws: chance };
  const scripted = scriptedDraws(script, from, chance);
  return { draws: scripted, script: scripted };
}

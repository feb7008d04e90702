/** Reading what a person typed after a command. Whatever is wrong is said in one line that names it and what is allowed. */
import { LEVELS, type Level } from '#bots';
import {
  type Game,
  type GameWithBots,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  readOptions,
  readOptionText,
  same,
} from '#engine';
import { findGame, GAMES } from '#games';
import { Fault } from './fault.ts';
import { nearest } from './suggest.ts';
import { readText } from './textFile.ts';

export function readGame(id: string): GameWithBots {
  const game = findGame(id);
  if (game) return game;
  const ids = GAMES.map((known) => known.id);
  throw new Fault(['noGame', id, nearest(id, ids), ids]);
}

/** `--seats`: by default as few as the game takes with these options. */
export function readSeats(game: Game, words: string | undefined, options: OptionValues): number {
  const { min, max } = game.seats;
  if (words !== undefined) return readNumber('--seats', words, min, max);
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const problems = all.map((seats) => game.tableProblem?.({ seats, options }));
  const fitting = all.find((_, i) => problems[i] === undefined);
  if (fitting !== undefined) return fitting;
  // What is wrong with most numbers of seats is what has to be said.
  const often = problems.map((one) => problems.filter((other) => same(other, one)).length);
  return all[often.indexOf(Math.max(...often))] ?? min;
}

/** `--option name=value`, any number of times. */
export function readGameOptions(game: Game, given: readonly string[]): OptionValues {
  const values: Record<string, OptionValue> = {};
  const names = Object.keys(game.options);
  for (const words of given) {
    const equals = words.indexOf('=');
    const name = equals < 0 ? words : words.slice(0, equals);
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!spec) throw new Fault(['noOption', name, game.id, nearest(name, names), names]);
    if (equals < 0 && spec.kind !== 'flag') throw new Fault(['optionValue', name]);
    values[name] = readOptionText(spec, valueFrom(spec, equals < 0 ? '' : words.slice(equals + 1)));
  }
  const read = readOptions(game.options, values);
  if ('values' in read) return read.values;
  const { field, reason } = read.problem;
  throw new Fault(['optionProblem', field.replace(/^options\./, '--option '), reason]);
}

/** Text of several lines may come from a file: `--option board=@my.board`. */
function valueFrom(spec: OptionSpec, words: string): string {
  return spec.kind === 'text' && spec.lines && words.startsWith('@') ? readText(words.slice(1)) : words;
}

export function readNumber(flag: string, words: string, min: number, max: number): number {
  const value = /^-?\d+$/.test(words) ? Number(words) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Fault(['number', flag, min, max, words]);
}

/** Levels separated by commas. */
export function readLevels(flag: string, words: string): Level[] {
  return words.split(',').map((word) => readLevel(flag, word.trim()));
}

function readLevel(flag: string, word: string): Level {
  const level = LEVELS.find((known) => known === word);
  if (level) return level;
  throw new Fault(['level', flag, LEVELS, word, nearest(word, LEVELS)]);
}

/** One bot for every seat: a single one sits in all of them. */
export function botPerSeat(flag: string, words: string, seats: number): Level[] {
  const levels = readLevels(flag, words);
  const [first, ...others] = levels;
  if (first !== undefined && others.length === 0) return Array.from({ length: seats }, () => first);
  if (levels.length === seats) return levels;
  throw new Fault(['botPerSeat', flag, seats, levels.length]);
}

/** A seed nobody chose. */
export function freshSeed(): string {
  return crypto.randomUUID();
}

/** Commander collects repeated flags with this. */
export function collect(words: string, before: readonly string[]): string[] {
  return [...before, words];
}

/**
 * Golden records: of each game a few short matches beside its tests, one line an action with the hash it led to. They
 * are played again in CI, so that a change of rules is always a visible, deliberate diff: the hashes find the change, the
 * words tell it. Whole records that other tests open are kept beside them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import {
  canonical,
  type GameWithBots,
  type Kit,
  Match,
  type MatchRecord,
  recordProblem,
  recordText,
} from '../index.ts';
import { mixture } from './coverage.ts';
import { fail } from './difference.ts';
import { playthrough } from './playthrough.ts';
import type { Case } from './terms.ts';

export interface GoldenMatch {
  /** The name of its file. */
  readonly name: string;
  readonly table: Case;
  readonly seed: string;
}

/** So many actions of a match are kept, unless the whole of it is. */
const KEPT = 150;

/**
 * Registers a test for every golden record of a game. `npm run golden` plays the matches anew and writes them first:
 * for a new game, or after a change of rules that was meant.
 */
export function golden<K extends Kit>(
  game: GameWithBots<K>,
  folder: string,
  matches: readonly GoldenMatch[],
): void {
  if (isWriting()) writeGolden(game, folder, matches);
  describe(`the golden records of ${game.id}`, () => {
    it('are those that are named', () => checkFiles(folder, matches.map(fileOf)));
    for (const match of matches) {
      it(`${match.name} still plays as it did`, () => {
        const drift = goldenDrift(game, folder, match.name);
        if (drift !== undefined) fail(drift);
      });
    }
  });
}

/**
 * Registers whole records that other tests of a game open. `npm run golden` plays anew only those that are missing or can
 * no longer be played: a test may look for what happens in one.
 */
export function wholeRecords<K extends Kit>(
  game: GameWithBots<K>,
  folder: string,
  matches: readonly GoldenMatch[],
): void {
  if (isWriting()) for (const match of matches) mend(game, folder, match);
  describe(`the whole golden records of ${game.id}`, () => {
    it('are those that are named', () => checkFiles(folder, matches.map(recordFileOf)));
    for (const match of matches) {
      it(`${match.name} can be played`, () => {
        const problem = recordDrift(game, join(folder, recordFileOf(match)));
        if (problem !== undefined) fail(`${match.name}: ${problem}: run npm run golden`);
      });
    }
  });
}

function mend<K extends Kit>(game: GameWithBots<K>, folder: string, match: GoldenMatch): void {
  const path = join(folder, recordFileOf(match));
  if (existsSync(path) && recordDrift(game, path) === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, recordText(played(game, match).record()));
}

/** Why a record can no longer be played to where it ended. */
function recordDrift<K extends Kit>(game: GameWithBots<K>, path: string): string | undefined {
  const record: MatchRecord = JSON.parse(readFileSync(path, 'utf8'));
  const replayed = Match.replay(game, record);
  if (!replayed.ok) return replayed.refusal.message;
  return replayed.match.hash() === record.hash ? undefined : 'it ends otherwise now';
}

/** Plays matches and writes them into a folder, in place of what is there. Returns the files. */
export function writeGolden<K extends Kit>(
  game: GameWithBots<K>,
  folder: string,
  matches: readonly GoldenMatch[],
): string[] {
  const files = matches.map((match) => {
    const { hash: _, ...record } = played(game, match, KEPT).record();
    return { path: join(folder, fileOf(match)), text: transcript(game, record).join('\n') };
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) writeFileSync(path, text);
  return files.map(({ path }) => path);
}

/** In words, how a golden record plays differently now; undefined when it does not. */
export function goldenDrift<K extends Kit>(
  game: GameWithBots<K>,
  folder: string,
  name: string,
): string | undefined {
  const kept = readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n');
  const record: unknown = recordIn(kept);
  const problem = recordProblem(record);
  if (problem) return `${name}.txt is no record: ${problem.field} ${problem.reason}`;
  const drift = firstChange(kept, transcript(game, record as MatchRecord));
  return drift && `${name} plays differently now:\n${drift}`;
}

function isWriting(): boolean {
  return process.env.GOLDEN === 'write';
}

const fileOf = ({ name }: GoldenMatch): string => `${name}.txt`;
const recordFileOf = ({ name }: GoldenMatch): string => `${name}.json`;

function checkFiles(folder: string, named: readonly string[]): void {
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const missing = named.filter((file) => !found.includes(file));
  const others = found.filter((file) => !named.includes(file));
  if (missing.length + others.length === 0) return;
  const words = [
    ...missing.map((file) => `there is no ${file}`),
    ...others.map((file) => `nobody names ${file}`),
  ];
  fail(`${words.join(', ')}: run npm run golden`);
}

function played<K extends Kit>(
  game: GameWithBots<K>,
  { table, seed }: GoldenMatch,
  stopAfter?: number,
): Match<K> {
  const policy = mixture<K>(game.sense, 20);
  return playthrough(game, table, seed, { policy, ...(stopAfter === undefined ? {} : { stopAfter }) });
}

/**
 * A match as lines of text: its header, then each action with its number, its seat, the hash of the state it led to, its
 * words, and as it is sent.
 */
function transcript<K extends Kit>(game: GameWithBots<K>, { actions, ...header }: MatchRecord): string[] {
  const begun = Match.replay(game, { ...header, actions: [] });
  const lines = [canonical(header)];
  if (!begun.ok) return [...lines, `refused: ${begun.refusal.message}`];
  const { match } = begun;
  lines.push(`begins at ${shortHash(match)}`);
  for (const [number, [seat, action]] of actions.entries()) {
    const line = `${number + 1} seat ${seat}`;
    const view = match.view(seat);
    const done = match.act(seat, action);
    if (!done.ok) return [...lines, `${line} refused: ${done.refusal.message}${SENT}${canonical(action)}`];
    const words = game.words.action(action as K['action'], view).replaceAll('\n', ' ');
    lines.push(`${line} ${shortHash(match)} ${words}${SENT}${canonical(action)}`);
  }
  return [...lines, match.outcome ? `ends ${canonical(match.outcome)}` : 'goes on', ''];
}

const shortHash = <K extends Kit>(match: Match<K>): string => match.hash().slice(0, 8);

/** Between the words of an action and what is sent. */
const SENT = ' | ';

/** The record that a transcript is of. */
function recordIn([header = '', ...lines]: readonly string[]): unknown {
  const actions = lines.flatMap((line) => {
    const seat = /^\d+ seat (-?\d+) /.exec(line)?.[1];
    const sent = line.slice(line.indexOf(`${SENT}{`) + SENT.length);
    return seat === undefined ? [] : [[Number(seat), JSON.parse(sent)]];
  });
  return { ...JSON.parse(header), actions };
}

/** A line without the words in it: these tell, and may be chosen anew. */
function unworded(line: string | undefined): string | undefined {
  return line?.replace(/^(\d+ seat -?\d+ [0-9a-f]{8}) .* \| (?=\{)/, '$1 ');
}

/** The first change between two lists of lines, with the lines around it. */
function firstChange(before: readonly string[], after: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex(
    (_, i) => unworded(before[i]) !== unworded(after[i]),
  );
  if (at < 0) return undefined;
  const marked = (lines: readonly string[], mark: string) =>
    lines.slice(at, at + 4).map((line) => `${mark} ${line}`);
  const context = before.slice(Math.max(0, at - 3), at).map((line) => `  ${line}`);
  return [`from line ${at + 1} on`, ...context, ...marked(before, '-'), ...marked(after, '+')].join('\n');
}

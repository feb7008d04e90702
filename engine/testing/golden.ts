/**
 * Golden records: whole matches kept beside a game's tests with a transcript of every action, what it told and the hash
 * it led to. They are replayed in CI, so that a change of rules is always a visible, deliberate diff.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'vitest';
import {
  canonical,
  type GameWithBots,
  type Kit,
  Match,
  type MatchRecord,
  recordProblem,
  recordText,
  type Told,
} from '../index.ts';
import { mixture } from './coverage.ts';
import { fail } from './difference.ts';
import { playthrough } from './playthrough.ts';
import type { Case } from './terms.ts';

/**
 * Registers a test for every golden record of a game. `npm run golden` plays the matches anew and writes them first:
 * for a new game, or after a change of rules that was meant.
 */
export function golden<K extends Kit>(
  game: GameWithBots<K>,
  folder: string,
  matches: readonly GoldenMatch[],
): void {
  if (process.env.GOLDEN === 'write') writeGolden(game, folder, matches);
  describe(`the golden records of ${game.id}`, () => {
    const names = goldenNames(folder);
    it('all of them are there', () => {
      const missing = matches.filter(({ name }) => !names.includes(name));
      if (missing.length > 0)
        fail(`no golden record ${missing.map(({ name }) => name).join(', ')}: run npm run golden`);
    });
    for (const name of names) {
      it(`${name} still plays as it did`, () => {
        const drift = goldenDrift(game, folder, name);
        if (drift !== undefined) fail(drift);
      });
    }
  });
}

export interface GoldenMatch {
  /** The name of its files. */
  readonly name: string;
  readonly table: Case;
  readonly seed: string;
}

/** Plays matches and writes their records and transcripts into a folder, over what is there. Returns the files. */
export function writeGolden<K extends Kit>(
  game: GameWithBots<K>,
  folder: string,
  matches: readonly GoldenMatch[],
): string[] {
  mkdirSync(folder, { recursive: true });
  return matches.flatMap(({ name, table, seed }) => {
    const match = playthrough(game, table, seed, { policy: mixture<K>(game.sense, 20) });
    const files = [join(folder, `${name}.json`), join(folder, `${name}.txt`)] as const;
    writeFileSync(files[0], recordText(match.record()));
    writeFileSync(files[1], transcript(game, match.record()).lines.join('\n'));
    return files;
  });
}

/** In words, how a golden record plays differently now; undefined when it does not. */
export function goldenDrift<K extends Kit>(
  game: GameWithBots<K>,
  folder: string,
  name: string,
): string | undefined {
  const record: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const problem = recordProblem(record);
  if (problem) return `${name}.json is no record: ${problem.field} ${problem.reason}`;
  const { hash } = record as MatchRecord;
  const now = transcript(game, record as MatchRecord);
  const kept = readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n');
  const drift = firstChange(kept, now.lines);
  if (drift !== undefined) return `${name} plays differently now:\n${drift}`;
  return hash === now.hash ? undefined : `${name} ends with hash ${now.hash} instead of ${hash}`;
}

function goldenNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();
}

/** A match as lines of text: each action, what everyone was told, and the hash of the state it led to. */
function transcript<K extends Kit>(
  game: GameWithBots<K>,
  record: MatchRecord,
): { lines: string[]; hash?: string } {
  const { hash: _, actions, ...header } = record;
  const begun = Match.replay(game, { ...header, actions: [] });
  if (!begun.ok) return { lines: [`refused: ${begun.refusal.message}`] };
  const { match } = begun;
  const lines = [`${header.game} ${header.rules}, ${header.seats} seats, ${match.hash()}`];
  for (const [number, [seat, action]] of actions.entries()) {
    const line = `${number + 1} seat ${seat} ${canonical(action)}`;
    const done = match.act(seat, action);
    if (!done.ok) return { lines: [...lines, `${line} refused: ${done.refusal.message}`] };
    lines.push(`${line} ${match.hash()}`, ...done.events.map(told));
  }
  return { lines: [...lines, `outcome ${canonical(match.outcome)}`, ''], hash: match.hash() };
}

function told({ event, to, others }: Told): string {
  const audience = to === undefined ? '' : ` only to ${to.join(' ')}`;
  return `    ${canonical(event)}${audience}${others === undefined ? '' : `, others ${canonical(others)}`}`;
}

/** The first change between two lists of lines, with the lines around it. */
function firstChange(before: readonly string[], after: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex(
    (_, i) => before[i] !== after[i],
  );
  if (at < 0) return undefined;
  const marked = (lines: readonly string[], mark: string) =>
    lines.slice(at, at + 4).map((line) => `${mark} ${line}`);
  const context = before.slice(Math.max(0, at - 3), at).map((line) => `  ${line}`);
  return [`from line ${at + 1} on`, ...context, ...marked(before, '-'), ...marked(after, '+')].join('\n');
}

/** Reading and writing records. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type Game,
  type GameWithBots,
  type Kit,
  Match,
  type MatchRecord,
  recordProblem,
  recordText,
} from '#engine';
import { Fault } from './fault.ts';
import { readGame } from './given.ts';
import { codeOf, readText } from './textFile.ts';

export interface OpenedRecord {
  readonly game: GameWithBots;
  readonly record: MatchRecord;
  /** The match at its end. */
  readonly match: Match<Kit>;
}

/** Reads a record and plays it again, checking every action; `-` is standard input. */
export async function openRecord(file: string, input: AsyncIterable<Uint8Array>): Promise<OpenedRecord> {
  const value = parse(file === '-' ? await readAll(input) : readText(file), file);
  const problem = recordProblem(value);
  if (problem) throw new Fault(['notRecord', file, problem.field, problem.reason]);
  const record = value as MatchRecord;
  const game = readGame(record.game);
  return { game, record, match: replayAll(game, record, file) };
}

function replayAll(game: Game, record: MatchRecord, file: string): Match<Kit> {
  try {
    const replayed = Match.replay(game, record);
    if (replayed.ok) return replayed.match;
    const { message, field } = replayed.refusal;
    throw new Fault(['notReplayed', file, message, field && !message.includes(field) ? field : undefined]);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(['breaksDown', file, error instanceof Error ? error.message : String(error)]);
  }
}

export function saveRecord(file: string, record: MatchRecord): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, recordText(record));
  } catch (error) {
    throw new Fault(['cannotWrite', file, codeOf(error)]);
  }
}

async function readAll(input: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of input) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(['notJson', file, error instanceof Error ? error.message : String(error)]);
  }
}

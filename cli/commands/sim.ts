/** `orrery sim`: bots play many games. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { GameWithBots } from '#engine';
import { DEFAULT_CAP, type Job, jobRefusal, type Matrix, recordOf, reportOf, simulate } from '#lab';
import { progressBar } from '#server/progress.ts';
import { Fault, Stopped } from '../fault.ts';
import { saveRecord } from '../files.ts';
import { botPerSeat, readGame, readGameOptions, readLevels, readNumber, readSeats } from '../given.ts';
import { type Shell, say } from '../shell.ts';
import { reportText } from './report.ts';
import { writeReportPage } from './reports.ts';

export interface SimFlags {
  readonly games: string;
  readonly bots: string;
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly threads?: string;
  readonly budget?: string;
  readonly cap?: string;
  readonly check?: string;
  readonly json?: boolean;
  readonly report?: string;
  readonly out?: string;
  readonly keep: string;
  readonly matrix?: boolean;
}

const MOST_GAMES = 1_000_000_000;
const MOST_KEPT = 1000;
const MOST_SEED = 180;

export async function simulateGames(shell: Shell, id: string, flags: SimFlags): Promise<void> {
  const words = shell.words.sim;
  const game = readGame(id);
  const job = readJob(game, flags);
  const threads = flags.threads ? readNumber('--threads', flags.threads, 1, 256) : availableParallelism();
  const keep = readNumber('--keep', flags.keep, 0, MOST_KEPT);
  if (flags.out) makeFolder(flags.out);

  const bar = progressBar(shell.errors, job.games, words.progress);
  let done = 0;
  const onProgress = (games: number) => {
    done = games;
    bar?.update(games);
  };
  const { tally, seconds } = await simulate(game, job, { threads, onProgress, signal: shell.signal })
    .catch((error: unknown) => {
      if (shell.signal.aborted) throw new Stopped(words.stopped(done, job.games));
      throw error;
    })
    .finally(() => bar?.stop());

  const report = reportOf(game, job, tally, seconds);
  const json = JSON.stringify(report, undefined, 2);
  say(shell, flags.json ? json : reportText(report, shell.words.report).trimEnd());
  if (flags.report) writeReportPage(shell, flags.report, report);
  if (!flags.out) {
    if (tally.failures.length > 0) shell.errors.write(`orrery: ${words.outHint}\n`);
    return;
  }
  writeFileSync(join(flags.out, 'report.json'), `${json}\n`);
  for (const { kind, index, record } of tally.failures)
    saveRecord(join(flags.out, `${kind}-${index}.json`), record);
  for (let index = 0; index < Math.min(keep, job.games); index++) {
    saveRecord(join(flags.out, `game-${index}.json`), recordOf(game, job, index));
  }
  shell.errors.write(`${words.written(flags.out)}\n`);
}

function readJob(game: GameWithBots, flags: SimFlags): Job {
  const options = readGameOptions(game, flags.option);
  const seats = readSeats(game, flags.seats, options);
  const job: Job = {
    game: game.id,
    seats,
    options: game.amongBots?.(options) ?? options,
    seed: readSeed(flags.seed),
    bots: flags.matrix ? readLevels('--bots', flags.bots) : botPerSeat('--bots', flags.bots, seats),
    ...(flags.matrix ? { matrix: matrixOf(flags) } : {}),
    ...(flags.budget ? { budget: { iterations: readNumber('--budget', flags.budget, 1, 10_000_000) } } : {}),
    games: readNumber('--games', flags.games, 1, MOST_GAMES),
    cap: flags.cap ? readNumber('--cap', flags.cap, 1, 100_000) : DEFAULT_CAP,
    ...(flags.report ? { drama: true } : {}),
    ...(flags.check ? { check: readNumber('--check', flags.check, 1, 100_000) } : {}),
  };
  const refusal = jobRefusal(game, job);
  if (refusal) throw new Fault(['asTold', refusal.message]);
  return job;
}

/** What was named on the command line stays; everything else is drawn for every game. */
function matrixOf({ seats, option }: SimFlags): Matrix {
  return { seats: seats !== undefined, options: option.map((words) => words.replace(/=.*$/s, '')) };
}

/** Game numbers are added to it, and a record's seed has a limit. */
export function readSeed(words: string): string {
  if (words.length <= MOST_SEED) return words;
  throw new Fault(['seed', MOST_SEED]);
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new Fault(['noFolder', path]);
  }
}

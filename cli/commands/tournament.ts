/** `orrery tournament`: players against each other on the same deals. */
import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { GameWithBots } from '#engine';
import {
  DEFAULT_CAP,
  FORMS,
  type Form,
  jobRefusal,
  NoProgram,
  PROGRAM_MS,
  runTournament,
  sidesAt,
  type TournamentJob,
  type TournamentReport,
  tournamentReport,
} from '#lab';
import { progressBar } from '#server/progress.ts';
import { Fault, Stopped } from '../fault.ts';
import { readGame, readGameOptions, readNumber, readSeats } from '../given.ts';
import { type Shell, say } from '../shell.ts';
import { nearest } from '../suggest.ts';
import { codeOf } from '../textFile.ts';
import { version } from '../version.ts';
import { type EntrantFlags, readEntrants } from './entrants.ts';
import { writeReportPage } from './reports.ts';
import { readSeed } from './sim.ts';
import { tournamentText } from './tournamentText.ts';

export interface TournamentFlags extends EntrantFlags {
  readonly form: string;
  readonly deals: string;
  readonly bounds?: string;
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed: string;
  readonly threads?: string;
  readonly time?: string;
  readonly cap?: string;
  readonly json?: boolean;
  readonly report?: string;
  readonly log?: string;
}

const MOST_DEALS = 1_000_000;
const MOST_TIME = 600_000;

export async function holdTournament(shell: Shell, id: string, flags: TournamentFlags): Promise<void> {
  const words = shell.words.tournament;
  const game = readGame(id);
  const job = readTournament(game, flags);
  const threads = flags.threads ? readNumber('--threads', flags.threads, 1, 256) : availableParallelism();
  const bar = progressBar(shell.errors, job.deals, words.progress);
  let done = 0;
  const onProgress = (deals: number) => {
    done = deals;
    bar?.update(deals);
  };
  const deals = await runTournament(game, job, { threads, onProgress, signal: shell.signal })
    .catch((error: unknown) => {
      if (shell.signal.aborted) throw new Stopped(words.stopped(done, job.deals));
      if (error instanceof NoProgram) throw new Fault(['noProgram', error.player]);
      throw error;
    })
    .finally(() => bar?.stop());
  const report = tournamentReport(game, job, deals);
  if (flags.report) writeReportPage(shell, flags.report, report);
  if (flags.log) logTest(flags.log, report);
  say(
    shell,
    flags.json ? JSON.stringify(report, undefined, 2) : tournamentText(report, shell.words).trimEnd(),
  );
}

function readTournament(game: GameWithBots, flags: TournamentFlags): TournamentJob {
  const options = readGameOptions(game, flags.option);
  const form = readForm(flags.form);
  const job: TournamentJob = {
    game: game.id,
    seats: readSeats(game, flags.seats, options),
    options: game.amongBots?.(options) ?? options,
    seed: readSeed(flags.seed),
    players: readEntrants(flags),
    form,
    deals: readNumber('--deals', flags.deals, 1, MOST_DEALS),
    cap: flags.cap ? readNumber('--cap', flags.cap, 1, 100_000) : DEFAULT_CAP,
    ...(flags.bounds ? { bounds: readBounds(flags.bounds) } : {}),
    programMs: flags.time ? readNumber('--time', flags.time, 1, MOST_TIME) : PROGRAM_MS,
  };
  const { seats, seed, cap } = job;
  const refusal = jobRefusal(game, { ...job, seats, seed, cap, bots: [], games: 1 });
  if (refusal) throw new Fault(['asTold', refusal.message]);
  checkForm(game, job);
  return job;
}

function readForm(typed: string): Form {
  const form = FORMS.find((known) => known === typed);
  if (form) return form;
  throw new Fault(['form', FORMS, typed, nearest(typed, FORMS)]);
}

/** What a form needs of players and table. */
function checkForm(game: GameWithBots, { form, players, seats, options, bounds }: TournamentJob): void {
  const two = form === 'sprt' || form === 'mix';
  if (players.length < 2 || (two && players.length !== 2)) throw new Fault(['playerCount', form, two]);
  if (bounds && form !== 'sprt') throw new Fault('boundsForSprt');
  const together = new Set(sidesAt(game, { seats, options })).size === 1;
  if (together && (form === 'round-robin' || form === 'gauntlet')) throw new Fault(['winTogether', form]);
}

function readBounds(words: string): [number, number] {
  const [low = Number.NaN, high = Number.NaN, ...more] = words.split(',').map(Number);
  if (more.length === 0 && low < high && Math.abs(low) <= 400 && Math.abs(high) <= 400) return [low, high];
  throw new Fault(['bounds', words]);
}

/** Every test is a line, whatever came of it: who tries twenty settings sees twenty lines. */
function logTest(
  file: string,
  { game, rules, job, deals, games, pairs, together, sprt }: TournamentReport,
): void {
  const line = { build: version, game, rules, job, deals, games, pairs, together, sprt };
  try {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  } catch (error) {
    throw new Fault(['cannotWrite', file, codeOf(error)]);
  }
}

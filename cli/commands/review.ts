/** `orrery review`: what decided a match, and how sure that is. */
import { writeFileSync } from 'node:fs';
import {
  Desk,
  EFFORTS,
  type Effort,
  type Review,
  Reviewing,
  reviewOf,
  reviewProblem,
  type Story,
  storyOf,
  taken,
} from '#review';
import { progressBar } from '#server/progress.ts';
import { Fault, Stopped } from '../fault.ts';
import { openRecord, parse } from '../files.ts';
import { readNumber } from '../given.ts';
import { reviewPage } from '../page/review.ts';
import { type Shell, say, widthOf } from '../shell.ts';
import { nearest } from '../suggest.ts';
import { codeOf, readText } from '../textFile.ts';
import { type CalibrateFlags, calibrateGame } from './calibrate.ts';
import { writePage } from './reports.ts';
import { candidateLines, reviewLines } from './reviewLines.ts';

export interface ReviewFlags {
  readonly seat?: string;
  readonly lens?: string;
  readonly effort: string;
  readonly from?: string;
  readonly out?: string;
  readonly html?: string;
  readonly json?: boolean;
  readonly moment?: string;
}

const LENSES = ['known', 'truth', 'both'];
/** Rounds of a decision that was asked for. */
const LOOKED_INTO = 8;
const MOST_PLAYOUTS = 100_000_000;

/** Of a record; or of a game, whether its chances are true. */
export async function review(
  shell: Shell,
  file: string | undefined,
  { calibrate, ...flags }: ReviewFlags & Partial<CalibrateFlags>,
): Promise<void> {
  if (calibrate !== undefined) {
    const { games = '', players = '', option = [], seed = '', ...rest } = flags;
    return calibrateGame(shell, { ...rest, calibrate, games, players, option, seed });
  }
  if (file === undefined) throw new Fault(['missingArgument', 'file']);
  return reviewFile(shell, file, flags);
}

async function reviewFile(shell: Shell, file: string, flags: ReviewFlags): Promise<void> {
  const { game, record } = await openRecord(file, shell.input);
  const told = storyOf(game, record);
  if (!told.ok) throw new Fault(['asTold', told.refusal.message]);
  const { story } = told;
  const seat = flags.seat === undefined ? undefined : readNumber('--seat', flags.seat, 0, story.seats - 1);
  const moment =
    flags.moment === undefined ? undefined : readNumber('--moment', flags.moment, 0, story.deeds.length - 1);
  const desk = new Desk(story);
  const reviewing =
    flags.from === undefined ? new Reviewing(desk) : taken(desk, readReview(flags.from, story));
  await work(shell, reviewing, effortOf(flags, story));
  const asked = moment === undefined ? undefined : desk.judged.findLast(({ at }) => at <= moment);
  if (asked !== undefined) reviewing.lookInto(asked.at, LOOKED_INTO);
  const made = reviewOf(reviewing);
  if (flags.out !== undefined) write(flags.out, `${JSON.stringify(made)}\n`);
  if (flags.html !== undefined) writePage(shell, flags.html, reviewPage(story, made, shell.words.review));
  if (flags.json) say(shell, JSON.stringify(made));
  else {
    const terms = { words: shell.words.review, width: widthOf(shell), seat, lens: flags.lens ?? 'truth' };
    const lines =
      moment === undefined ? reviewLines(story, made, terms) : candidateLines(desk, made, moment, terms);
    for (const line of lines) say(shell, line);
  }
}

/** Round by round, so that it can be stopped between two. */
async function work(shell: Shell, reviewing: Reviewing, effort: Effort): Promise<void> {
  const bar = progressBar(shell.errors, 1, shell.words.review.progress);
  try {
    for (let tasks = reviewing.next(effort); tasks.length > 0; tasks = reviewing.next(effort)) {
      reviewing.take(
        tasks,
        tasks.map((task) => reviewing.desk.perform(task)),
      );
      bar?.setTotal(reviewing.rounds + 1);
      bar?.update(reviewing.rounds);
      await new Promise((resolve) => setImmediate(resolve));
      if (shell.signal.aborted) throw new Stopped('');
    }
  } finally {
    bar?.stop();
  }
}

function effortOf({ effort, lens = 'truth', seat }: ReviewFlags, { seats }: Story): Effort {
  if (!LENSES.includes(lens)) throw new Fault(['lens', LENSES, lens, nearest(lens, LENSES)]);
  const named = Object.entries(EFFORTS).find(([name]) => name === effort)?.[1];
  const known = lens === 'truth' ? [] : seat === undefined ? [...Array(seats).keys()] : [Number(seat)];
  const lenses = known.length > 0 ? { lenses: known } : {};
  if (named !== undefined) return { ...named, ...lenses };
  if (!/^\d+$/.test(effort)) throw new Fault(['effort', Object.keys(EFFORTS), effort]);
  const { values, chances, screening } = EFFORTS.standard;
  return {
    ...EFFORTS.deep,
    values,
    chances,
    screening,
    ...lenses,
    playouts: readNumber('--effort', effort, 1, MOST_PLAYOUTS),
  };
}

function readReview(file: string, story: Story): Review {
  const value = parse(readText(file), file);
  const problem = reviewProblem(value, story);
  if (problem !== undefined) throw new Fault(['notReview', file, problem]);
  return value as Review;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Fault(['cannotWrite', file, codeOf(error)]);
  }
}

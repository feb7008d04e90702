/** Plays the games of a game's targets, those with the same table once, until each is settled. */
import { LEVELS, type Level } from '#bots';
import { type GameWithBots, isOneOf, readOptions, type Target } from '#engine';
import { DEFAULT_CAP, type Job } from '../job.ts';
import { simulate } from '../simulate.ts';
import { emptyTally, merge, type Tally } from '../tally.ts';
import { type Judged, judge } from './judge.ts';

export interface BalanceTerms {
  readonly threads: number;
  readonly seed: string;
  /** Games at most, whatever the targets say. */
  readonly most?: number;
  readonly signal?: AbortSignal;
  readonly onJudged?: (judged: readonly Judged[]) => void;
  readonly worker?: URL;
}

/** After so many games it is looked at for the first time, and then whenever there are twice as many. */
const FIRST_LOOK = 100;

export async function balance(
  game: GameWithBots,
  targets: readonly Target[],
  terms: BalanceTerms,
): Promise<readonly Judged[]> {
  const judged = new Map<string, Judged>();
  for (const group of grouped(targets)) {
    const found = await settle(game, group, targets.length, terms);
    for (const one of found) judged.set(one.target.id, one);
    terms.onJudged?.(found);
  }
  return targets.flatMap(({ id }) => judged.get(id) ?? []);
}

async function settle(
  game: GameWithBots,
  targets: readonly Target[],
  all: number,
  { seed, most: limit = Number.POSITIVE_INFINITY, ...terms }: BalanceTerms,
): Promise<Judged[]> {
  const most = Math.min(limit, Math.max(...targets.map((target) => target.most)));
  const job = jobOf(game, targets, seed);
  const tally: Tally = emptyTally(job.seats);
  const verdicts = () =>
    targets.map((target) => judge(target, tally, game.content, Math.min(most, target.most), all));
  for (let next = Math.min(most, FIRST_LOOK); ; next = Math.min(most, 2 * next)) {
    // Games have numbers of their own, so those that were played are not played again.
    const more = await simulate(game, { ...job, first: tally.games, games: next - tally.games }, terms);
    merge(tally, more.tally);
    const found = verdicts();
    if (tally.games >= most || found.every(({ standing }) => standing !== 'open')) return found;
  }
}

function jobOf(game: GameWithBots, [target]: readonly Target[], seed: string): Job {
  if (target === undefined) throw new RangeError('there is no target');
  const { seats, options, bots, iterations, id } = target;
  const read = readOptions(game.options, options ?? {});
  if ('problem' in read) throw new RangeError(`${id}: ${read.problem.field} ${read.problem.reason}`);
  const levels = Array.from({ length: seats }, (_, seat) => levelOf(bots[seat % bots.length], id));
  return {
    game: game.id,
    seats,
    options: game.amongBots?.(read.values) ?? read.values,
    seed,
    bots: levels,
    ...(iterations ? { budget: { iterations } } : {}),
    games: 0,
    cap: DEFAULT_CAP,
  };
}

function levelOf(word: string | undefined, id: string): Level {
  if (word !== undefined && isOneOf(LEVELS, word)) return word;
  throw new RangeError(`${id}: there is no bot ${word}`);
}

/** Targets of the same table. */
function grouped(targets: readonly Target[]): Target[][] {
  const groups = new Map<string, Target[]>();
  for (const target of targets) {
    const { seats, options, bots, iterations } = target;
    const key = JSON.stringify([seats, options ?? {}, bots, iterations]);
    const group = groups.get(key);
    if (group) group.push(target);
    else groups.set(key, [target]);
  }
  return [...groups.values()];
}

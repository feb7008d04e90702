/** What a tournament came to, as data; made of its deals alone, so that it is the same whoever played them. */
import type { GameWithBots } from '#engine';
import { type Share, wilson } from '../statistics.ts';
import { type Paired, paired } from '../stats/paired.ts';
import { type Ratings, ratings } from '../stats/ratings.ts';
import { scoreOf } from '../stats/sprt.ts';
import { type DealPlayed, sidesAt } from './deal.ts';
import type { TournamentJob } from './job.ts';
import { comparisonsOf, dealScore, isTogether, whole, wonAlone } from './results.ts';
import { type Sequential, sequential } from './sequential.ts';

export interface TournamentReport {
  readonly kind: 'tournament';
  readonly game: string;
  readonly rules: string;
  readonly job: Omit<TournamentJob, 'game'>;
  readonly deals: number;
  readonly games: number;
  /** Deals left out because a game of them did not come to its end. */
  readonly leftOut: number;
  readonly players: readonly PlayerReport[];
  readonly reasons: Readonly<Record<string, number>>;
  /** Where sides play against each other. */
  readonly ratings?: Ratings;
  readonly pairs?: readonly PairReport[];
  /** Where everybody wins together: each player against the first, on the same deals. */
  readonly together?: readonly TogetherReport[];
  readonly mix?: readonly MixReport[];
  readonly sprt?: Sequential;
}

export interface PlayerReport {
  readonly name: string;
  /** Seats that won, of those it sat at. */
  readonly won: Share;
  /** Mean of its final points, where there are any. */
  readonly points?: number;
  readonly wrongs?: {
    readonly late: number;
    readonly illegal: number;
    readonly died: number;
    readonly forfeits: number;
  };
}

export interface PairReport {
  readonly one: string;
  readonly other: string;
  readonly deals: number;
  /** The mean score of the one, with a 95 % interval over the deals, and what the ratings expect. */
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly expected: number;
}

export interface TogetherReport extends Paired {
  readonly player: string;
  /** How many points more than the first player, where there are points. */
  readonly points?: { readonly mean: number; readonly low: number; readonly high: number };
}

/** Tables with so many seats of the first player. */
export interface MixReport {
  readonly seats: number;
  readonly table: Share;
  readonly first: Share;
  readonly second: Share;
}

export function tournamentReport(
  game: GameWithBots,
  job: TournamentJob,
  deals: readonly DealPlayed[],
): TournamentReport {
  const { game: _id, ...rest } = job;
  const sides = sidesAt(game, job);
  const counted = deals.filter(whole);
  const test = sequential(job, counted, sides);
  const versus = job.form !== 'mix' && job.form !== 'alone' && !isTogether(sides);
  return {
    kind: 'tournament',
    game: game.id,
    rules: game.version,
    job: rest,
    deals: deals.length,
    games: deals.reduce((sum, { tables }) => sum + tables.length, 0),
    leftOut: deals.length - counted.length,
    players: job.players.map((_, player) => playerReport(job, deals, player)),
    reasons: reasonsOf(deals),
    ...(versus ? versusReport(job, counted, sides) : {}),
    ...(job.form === 'alone' || (isTogether(sides) && !versus && job.form !== 'mix')
      ? { together: job.players.slice(1).map((_, i) => togetherReport(job, counted, i + 1)) }
      : {}),
    ...(job.form === 'mix' ? { mix: mixReport(job, counted) } : {}),
    ...(test ? { sprt: test } : {}),
  };
}

function playerReport(
  { players }: TournamentJob,
  deals: readonly DealPlayed[],
  player: number,
): PlayerReport {
  const tables = deals.flatMap((deal) => deal.tables);
  const seats = tables.flatMap(({ seating, winners, points }) =>
    seating.flatMap((sits, seat) =>
      sits === player ? [{ won: winners.includes(seat), points: points?.[seat] }] : [],
    ),
  );
  const points = seats.flatMap((seat) => (seat.points === undefined ? [] : [seat.points]));
  const wrongs = tables.flatMap((table) => table.wrongs).filter((one) => one.player === player);
  const total = (of: 'late' | 'illegal' | 'died') => wrongs.reduce((sum, one) => sum + one[of], 0);
  const entrant = players[player];
  return {
    name: entrant?.name ?? '',
    won: wilson(seats.filter(({ won }) => won).length, seats.length),
    ...(points.length > 0 ? { points: mean(points) } : {}),
    ...(entrant?.kind === 'program'
      ? {
          wrongs: {
            late: total('late'),
            illegal: total('illegal'),
            died: total('died'),
            forfeits: wrongs.filter(({ forfeit }) => forfeit).length,
          },
        }
      : {}),
  };
}

function reasonsOf(deals: readonly DealPlayed[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { reason } of deals.flatMap(({ tables }) => tables))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, some], [b, more]) => more - some || a.localeCompare(b)));
}

function versusReport(
  { players, seed }: TournamentJob,
  deals: readonly DealPlayed[],
  sides: readonly number[],
): Pick<TournamentReport, 'ratings' | 'pairs'> {
  const all = deals.map((deal) => comparisonsOf(deal, sides));
  const rated = ratings(all, players.length, new Set(sides).size, seed);
  const elo = (player: number) => rated.players[player]?.elo ?? 0;
  const pairs = players.flatMap((one, i) =>
    players.slice(i + 1).flatMap((other, k): PairReport[] => {
      const j = i + 1 + k;
      const scores = all.flatMap((deal) => dealScore(deal, i, j) ?? []);
      if (scores.length === 0) return [];
      const expected = scoreOf(elo(i) - elo(j));
      return [{ one: one.name, other: other.name, deals: scores.length, ...meanOf(scores), expected }];
    }),
  );
  return { ratings: rated, pairs };
}

function togetherReport(
  { players }: TournamentJob,
  deals: readonly DealPlayed[],
  player: number,
): TogetherReport {
  const pointsOf = ({ tables }: DealPlayed, of: number) => {
    const points = tables.find(({ seating }) => seating[0] === of)?.points;
    return points && mean(points);
  };
  const more = deals.flatMap((deal) => {
    const [one, other] = [pointsOf(deal, 0), pointsOf(deal, player)];
    return one === undefined || other === undefined ? [] : [other - one];
  });
  const { score, low, high } = meanOf(more);
  return {
    player: players[player]?.name ?? '',
    ...paired(deals.map((deal) => [wonAlone(deal, 0), wonAlone(deal, player)] as const)),
    ...(more.length > 0 ? { points: { mean: score, low, high } } : {}),
  };
}

function mixReport({ seats }: TournamentJob, deals: readonly DealPlayed[]): MixReport[] {
  const tables = deals.flatMap((deal) => deal.tables);
  return Array.from({ length: seats + 1 }, (_, some) => {
    const mixed = tables.filter(({ seating }) => seating.filter((player) => player === 0).length === some);
    const wins = (player: number) =>
      mixed.reduce((sum, { seating, winners }) => {
        return sum + winners.filter((seat) => seating[seat] === player).length;
      }, 0);
    return {
      seats: some,
      table: wilson(mixed.filter(({ winners }) => winners.length > 0).length, mixed.length),
      first: wilson(wins(0), mixed.length * some),
      second: wilson(wins(1), mixed.length * (seats - some)),
    };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const Z95 = 1.96;

/** A mean over deals with its 95 % interval. */
function meanOf(values: readonly number[]): { score: number; low: number; high: number } {
  if (values.length === 0) return { score: 0, low: 0, high: 0 };
  const score = mean(values);
  const spread =
    values.reduce((sum, value) => sum + (value - score) ** 2, 0) / Math.max(1, values.length - 1);
  const reach = Z95 * Math.sqrt(spread / values.length);
  return { score, low: score - reach, high: score + reach };
}

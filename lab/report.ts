/** What a simulation showed: as data for programs, and from that as tables for people. */
import { byId, type GameWithBots } from '#engine';
import type { Job } from './job.ts';
import {
  type DramaReport,
  dramaReport,
  type EffectReport,
  effectReports,
  orderChance,
  type RoleReport,
  roleReports,
} from './measures/reports.ts';
import { bars, type Histogram, type Share, type Spread, spread, wilson } from './statistics.ts';
import { FAILURES, type Failure, type FailureKind, type Tally } from './tally.ts';

export interface Report {
  readonly kind: 'simulation';
  readonly game: string;
  readonly rules: string;
  readonly job: Omit<Job, 'game'>;
  /** Games that somebody won. */
  readonly won: Share;
  readonly seats: readonly SeatReport[];
  readonly reasons: Readonly<Record<string, Share>>;
  /** How long games were, in actions, and how many of those were picked from more than one. */
  readonly actions: Spread | undefined;
  readonly decisions: Spread | undefined;
  /** How long they were in rounds, and who won by the order of turns, where the game tells. */
  readonly rounds: Spread | undefined;
  readonly order: readonly Share[];
  /** How likely such wins by the order of turns are by chance. */
  readonly orderChance: number;
  readonly histograms: { readonly actions: Histogram; readonly rounds: Histogram };
  /** Factions, characters and teams, where the game tells. */
  readonly roles: readonly RoleReport[];
  /** Where it was asked for. */
  readonly drama: DramaReport | undefined;
  /** Legal actions, on average over all the times somebody was asked. */
  readonly branching: number;
  /** The most that were offered at once. */
  readonly most: number;
  /** With a matrix: the games by seats and by every value of every option. */
  readonly facets: readonly FacetReport[];
  /** How each bot fared. */
  readonly levels: readonly { readonly bot: string; readonly wins: Share }[];
  readonly coverage: readonly KindReport[];
  readonly failed: Readonly<Record<FailureKind, number>>;
  readonly failures: readonly Omit<Failure, 'record'>[];
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

export interface SeatReport {
  readonly seat: number;
  readonly bot: string;
  readonly wins: Share;
  readonly points?: { readonly spread: Spread; readonly histogram: Histogram };
}

export interface FacetReport {
  readonly name: string;
  readonly games: number;
  readonly won: Share;
  readonly failed: number;
  readonly actions: Spread | undefined;
}

/** One kind of content: in which share of the games each piece was used. */
export interface KindReport {
  readonly kind: string;
  readonly title: string;
  readonly pieces: readonly { readonly id: string; readonly name: string; readonly used: Share }[];
  readonly unused: readonly string[];
  /** What goes with winning, the most first. */
  readonly effects: readonly EffectReport[];
}

export function reportOf(game: GameWithBots, job: Job, tally: Tally, seconds: number): Report {
  const { games } = tally;
  const { game: _id, ...rest } = job;
  const asked = bars(tally.actions).reduce((sum, [value, times]) => sum + value * times, 0);
  const order = (job.matrix ? [] : tally.order).map(({ games: times, wins }) => wilson(wins, times));
  return {
    kind: 'simulation',
    game: game.id,
    rules: game.version,
    job: rest,
    won: wilson(tally.won, games),
    // Who sits where differs from table to table of a matrix.
    seats: (job.matrix ? [] : tally.wins).map((wins, seat) => seatReport(job, tally, seat, wins)),
    reasons: Object.fromEntries(
      [...tally.reasons]
        .sort(([, a], [, b]) => b - a)
        .map(([reason, times]) => [reason, wilson(times, games)]),
    ),
    actions: spread(tally.actions),
    decisions: spread(tally.choices),
    rounds: spread(tally.rounds),
    order,
    orderChance: orderChance(order),
    histograms: { actions: tally.actions, rounds: tally.rounds },
    roles: roleReports(tally.roles),
    drama: dramaReport(tally.drama),
    branching: asked > 0 ? tally.offered / asked : 0,
    most: tally.most,
    facets: facetReports(tally),
    levels: [...tally.levels]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([bot, { seats, wins }]) => ({ bot, wins: wilson(wins, seats) })),
    coverage: Object.entries(game.content).map(([kind, ids]) => kindReport(game, tally, kind, ids)),
    failed: byId(FAILURES, (kind) => tally.failed[kind]),
    failures: tally.failures.map(({ record: _record, ...failure }) => failure),
    seconds,
    gamesPerSecond: seconds > 0 ? games / seconds : 0,
  };
}

function facetReports({ facets }: Tally): FacetReport[] {
  return [...facets]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, { games, won, failed, actions }]) => ({
      name,
      games,
      won: wilson(won, games),
      failed,
      actions: spread(actions),
    }));
}

function seatReport(job: Job, { games, points }: Tally, seat: number, wins: number): SeatReport {
  const histogram = points[seat] ?? {};
  const pointSpread = spread(histogram);
  return {
    seat,
    bot: job.bots[seat] ?? 'random',
    wins: wilson(wins, games),
    ...(pointSpread ? { points: { spread: pointSpread, histogram } } : {}),
  };
}

function kindReport(game: GameWithBots, tally: Tally, kind: string, ids: readonly string[]): KindReport {
  const counts = tally.content.effects.get(kind);
  const pieces = ids.map((id) => ({
    id,
    name: game.words.content(kind, id),
    used: wilson(counts?.get(id)?.games ?? 0, tally.games),
  }));
  return {
    kind,
    title: game.words.content(kind),
    pieces,
    unused: pieces.filter(({ used }) => used.count === 0).map(({ id }) => id),
    effects: effectReports(tally.content, kind),
  };
}

/** What a target measures, from the counts of many games: an estimate with its standard error. */
import type { Metric, Rules } from '#engine';
import { fairWins } from '../measures/roles.ts';
import { bars } from '../statistics.ts';
import type { Tally } from '../tally.ts';

export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** Nothing where the games say nothing of it yet. */
export function estimate(metric: Metric, tally: Tally, content: Rules['content']): Estimate | undefined {
  const { games, won, order, reasons, roles, levels } = tally;
  const times = (reason: string) => reasons.get(reason) ?? 0;
  switch (metric.kind) {
    case 'won':
      return share(won, games);
    case 'order': {
      const place = order[metric.place - 1];
      return place && share(place.wins, place.games);
    }
    case 'reason':
      return share(times(metric.id), games);
    case 'ratio':
      return ratio(times(metric.of), times(metric.to));
    case 'role': {
      const counts = roles.get(metric.name)?.get(metric.value);
      return counts && ofFair(counts.wins, counts.seats, fairWins(counts));
    }
    case 'bot': {
      const counts = levels.get(metric.level);
      // What is fair is the mean over all seats.
      const all = [...levels.values()];
      const wins = all.reduce((sum, one) => sum + one.wins, 0);
      const seats = all.reduce((sum, one) => sum + one.seats, 0);
      return counts && ofFair(counts.wins, counts.seats, (counts.seats * wins) / Math.max(1, seats));
    }
    case 'rounds':
      return mean(bars(tally.rounds));
    case 'content': {
      const used = tally.content.effects.get(metric.of);
      const uses = (content[metric.of] ?? []).map((id) => used?.get(id)?.games ?? 0);
      return share(Math.min(games, ...uses), games);
    }
  }
}

/** Two wins and two losses are added to the error, so that 0 and 1 are not certain. */
function share(count: number, of: number): Estimate | undefined {
  if (of === 0) return undefined;
  const near = (count + 2) / (of + 4);
  return { value: count / of, error: Math.sqrt((near * (1 - near)) / of) };
}

function ofFair(wins: number, of: number, fair: number): Estimate | undefined {
  const found = share(wins, of);
  if (found === undefined || fair <= 0) return undefined;
  const scale = of / fair;
  return { value: found.value * scale, error: found.error * scale };
}

function ratio(count: number, to: number): Estimate | undefined {
  if (count + to === 0) return undefined;
  const value = count / Math.max(0.5, to);
  return { value, error: ((count + 1) / (to + 1)) * Math.sqrt(1 / (count + 1) + 1 / (to + 1)) };
}

function mean(counts: readonly (readonly [number, number])[]): Estimate | undefined {
  const of = counts.reduce((sum, [, times]) => sum + times, 0);
  if (of < 2) return undefined;
  const value = counts.reduce((sum, [one, times]) => sum + one * times, 0) / of;
  const spread = counts.reduce((sum, [one, times]) => sum + times * (one - value) ** 2, 0) / (of - 1);
  return { value, error: Math.sqrt(spread / of) };
}

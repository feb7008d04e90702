/** What the measures of many games say, as data for programs and pages. */

import { type Histogram, type Share, type Spread, spread, wilson } from '../statistics.ts';
import { type Difference, differences } from '../stats/effects.ts';
import { believed, chiSquared, twoSided } from '../stats/tests.ts';
import type { ContentTally } from './content.ts';
import type { DramaTally } from './drama.ts';
import { fairWins, type Roles } from './roles.ts';

export interface RoleReport {
  readonly name: string;
  /** How likely such differences are by chance, all values together. */
  readonly chance: number;
  readonly values: readonly {
    readonly value: string;
    readonly wins: Share;
    /** Wins as a part of what would be fair: 1 is fair. */
    readonly ratio: number;
    readonly low: number;
    readonly high: number;
    readonly marked: boolean;
  }[];
}

export function roleReports(roles: Roles): RoleReport[] {
  return [...roles].map(([name, values]) => {
    const rows = [...values]
      .map(([value, counts]) => {
        const fair = fairWins(counts);
        const due = fair / Math.max(1, counts.seats);
        const wins = wilson(counts.wins, counts.seats);
        const scale = due > 0 ? 1 / due : 0;
        const error = Math.sqrt((due * (1 - due)) / Math.max(1, counts.seats));
        const z = error > 0 ? (wins.share - due) / error : 0;
        return { value, wins, ratio: wins.share * scale, low: wins.low * scale, high: wins.high * scale, z };
      })
      .sort((a, b) => b.ratio - a.ratio || a.value.localeCompare(b.value));
    const chance = chiSquared(
      rows.reduce((sum, { z }) => sum + z * z, 0),
      rows.length - 1,
    );
    const single = believed(rows.map(({ z }) => twoSided(z)));
    return {
      name,
      chance,
      // No single value is marked unless all of them together differ by more than chance.
      values: rows.map(({ z: _, ...row }, i) => ({ ...row, marked: chance < 0.05 && (single[i] ?? false) })),
    };
  });
}

/** How likely such wins by place in the order of turns are by chance. */
export function orderChance(order: readonly Share[]): number {
  const wins = order.reduce((sum, { count }) => sum + count, 0);
  const of = order.reduce((sum, one) => sum + one.of, 0);
  if (wins === 0 || wins === of) return 1;
  const mean = wins / of;
  const sum = order.reduce(
    (all, one) => all + (one.count - mean * one.of) ** 2 / (mean * (1 - mean) * one.of),
    0,
  );
  return chiSquared(sum, order.length - 1);
}

export interface EffectReport extends Difference {
  /** Games in which it was used, and the mean round of its first use. */
  readonly games: number;
  readonly round: number;
}

export function effectReports({ strata, effects }: ContentTally, kind: string): EffectReport[] {
  const all = effects.get(kind);
  if (all === undefined) return [];
  return differences(strata, all).map((one) => {
    const { games = 0, rounds = 0 } = all.get(one.id) ?? {};
    return { ...one, games, round: games > 0 ? rounds / games : 0 };
  });
}

export interface DramaReport {
  readonly games: number;
  readonly leadChanges: Spread | undefined;
  /** After what part of a game its later winner led to the end, in hundredths. */
  readonly decided: Spread | undefined;
  readonly decidedHistogram: Histogram;
  readonly comebacks: Share;
  /** By tenth of the game: 1 is a dead heat, 0 is all over. */
  readonly closeness: readonly number[];
}

export function dramaReport(tally: DramaTally): DramaReport | undefined {
  const { games, leadChanges, decided, comebacks, closeness } = tally;
  if (games === 0) return undefined;
  return {
    games,
    leadChanges: spread(leadChanges),
    decided: spread(decided),
    decidedHistogram: decided,
    comebacks: wilson(comebacks, games),
    closeness: closeness.map(({ sum, of }) => (of > 0 ? sum / of / 100 : 0)),
  };
}

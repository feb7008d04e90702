/** Two reports side by side: what changed beyond chance, what did not, and what only one of them has. */
import type { Report } from './report.ts';
import { bars, type Histogram, type Share, total } from './statistics.ts';
import { believed, newcombe, reachOf, twoSided } from './stats/tests.ts';

export interface Compared {
  /** What it is, as a path: `won`, `reason/hull`, `role/faction/church`, `content/rooms/lab`. */
  readonly id: string;
  readonly unit: 'share' | 'mean';
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly marked: boolean;
}

export interface Comparison {
  readonly kind: 'comparison';
  readonly game: string;
  readonly before: ComparedReport;
  readonly after: ComparedReport;
  /** How many lines were compared: the marks allow for so many. */
  readonly lines: readonly Compared[];
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

export interface ComparedReport {
  readonly rules: string;
  readonly games: number;
  readonly job: Report['job'];
}

interface Mean {
  readonly mean: number;
  readonly error: number;
}

const Z95 = reachOf(0.05);

export function compare(before: Report, after: Report): Comparison {
  const [old, now] = [sharesOf(before), sharesOf(after)];
  const [oldMeans, nowMeans] = [meansOf(before), meansOf(after)];
  const raw = [
    ...[...old].flatMap(([id, share]) => comparedShare(id, share, now.get(id))),
    ...[...oldMeans].flatMap(([id, mean]) => comparedMean(id, mean, nowMeans.get(id))),
  ];
  const marks = believed(raw.map(({ chance }) => chance));
  const missing = (from: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...from.keys()].filter((id) => !other.has(id));
  return {
    kind: 'comparison',
    game: after.game,
    before: sideOf(before),
    after: sideOf(after),
    lines: raw.map(({ chance: _, ...line }, i) => ({ ...line, marked: marks[i] ?? false })),
    onlyBefore: [...missing(old, now), ...missing(oldMeans, nowMeans)],
    onlyAfter: [...missing(now, old), ...missing(nowMeans, oldMeans)],
  };
}

function sideOf({ rules, won, job }: Report): ComparedReport {
  return { rules, games: won.of, job };
}

type Unmarked = Omit<Compared, 'marked'> & { readonly chance: number };

function comparedShare(id: string, before: Share, after: Share | undefined): Unmarked[] {
  if (after === undefined || before.of === 0 || after.of === 0) return [];
  const pooled = (before.count + after.count) / (before.of + after.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.of + 1 / after.of));
  const chance = error > 0 ? twoSided((after.share - before.share) / error) : 1;
  const found = newcombe(before, after);
  return [{ id, unit: 'share', before: before.share, after: after.share, ...found, chance }];
}

function comparedMean(id: string, before: Mean, after: Mean | undefined): Unmarked[] {
  if (after === undefined) return [];
  const error = Math.hypot(before.error, after.error);
  const difference = after.mean - before.mean;
  return [
    {
      id,
      unit: 'mean',
      before: before.mean,
      after: after.mean,
      difference,
      low: difference - Z95 * error,
      high: difference + Z95 * error,
      chance: error > 0 ? twoSided(difference / error) : difference === 0 ? 1 : 0,
    },
  ];
}

/** Every share of a report by a name that another report of the game has, too. */
export function sharesOf({
  won,
  seats,
  order,
  reasons,
  facets,
  roles,
  coverage,
  drama,
}: Report): Map<string, Share> {
  return new Map<string, Share>([
    ['won', won],
    ...seats.map(({ seat, wins }): [string, Share] => [`seat/${seat}`, wins]),
    ...order.map((share, place): [string, Share] => [`order/${place + 1}`, share]),
    ...Object.entries(reasons).map(([reason, share]): [string, Share] => [`reason/${reason}`, share]),
    ...facets.map((facet): [string, Share] => [`facet/${facet.name}`, facet.won]),
    ...roles.flatMap(({ name, values }) =>
      values.map(({ value, wins }): [string, Share] => [`role/${name}/${value}`, wins]),
    ),
    ...coverage.flatMap(({ kind, pieces }) =>
      pieces.map(({ id, used }): [string, Share] => [`content/${kind}/${id}`, used]),
    ),
    ...(drama ? [['drama/comebacks', drama.comebacks] as [string, Share]] : []),
  ]);
}

export function meansOf({ histograms, seats }: Report): Map<string, Mean> {
  const all: [string, Histogram][] = [
    ['length/actions', histograms.actions],
    ['length/rounds', histograms.rounds],
    ...seats.flatMap(({ seat, points }): [string, Histogram][] =>
      points ? [[`points/${seat}`, points.histogram]] : [],
    ),
  ];
  return new Map(all.flatMap(([id, counts]) => (total(counts) > 1 ? [[id, meanOf(counts)]] : [])));
}

function meanOf(counts: Histogram): Mean {
  const of = total(counts);
  const mean = bars(counts).reduce((sum, [value, times]) => sum + value * times, 0) / of;
  const spread =
    bars(counts).reduce((sum, [value, times]) => sum + times * (value - mean) ** 2, 0) / (of - 1);
  return { mean, error: Math.sqrt(spread / of) };
}

/** The little statistics a balance report needs. Everything is counted in whole numbers, so that the order of merging never shows. */

/** How often each whole number came up. */
export type Histogram = Record<number, number>;

export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  /** The 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const Z95 = 1.959963984540054;

/** A share with its Wilson score interval, which stays honest near 0 and 1 and for few games. */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const z2 = Z95 * Z95;
  const centre = share + z2 / (2 * of);
  const reach = Z95 * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  const scale = 1 + z2 / of;
  return {
    count,
    of,
    share,
    // At the ends the exact bound is 0 or 1; rounding must not show a little less.
    low: count === 0 ? 0 : (centre - reach) / scale,
    high: count === of ? 1 : (centre + reach) / scale,
  };
}

export function bump(histogram: Histogram, value: number, by = 1): void {
  histogram[value] = (histogram[value] ?? 0) + by;
}

export function mergeHistogram(into: Histogram, from: Histogram): void {
  for (const [value, count] of Object.entries(from)) bump(into, Number(value), count);
}

/** The values that came up with their counts, smallest first. */
export function bars(histogram: Histogram): [value: number, count: number][] {
  return Object.entries(histogram)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b);
}

export function total(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0);
}

/** Undefined when nothing was counted. */
export function spread(histogram: Histogram): Spread | undefined {
  const sorted = bars(histogram);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const count = total(histogram);
  const sum = sorted.reduce((sofar, [value, times]) => sofar + value * times, 0);
  const at = (share: number) => percentile(sorted, count, share);
  return { mean: sum / count, min: first[0], p5: at(0.05), p50: at(0.5), p95: at(0.95), max: last[0] };
}

/** The smallest value that at least this share of all counts does not exceed. */
function percentile(sorted: readonly [number, number][], count: number, share: number): number {
  let seen = 0;
  for (const [value, times] of sorted) {
    seen += times;
    if (seen >= share * count) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

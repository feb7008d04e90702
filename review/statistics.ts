/** What a handful of numbers says of their mean, and what many verdicts at once leave of each. */

/** Whole numbers of millionths: adding them up gives the same in any order. */
export const MILLION = 1_000_000;
export const millionths = (value: number): number => Math.round(value * MILLION);

export interface Mean {
  readonly mean: number;
  /** Its standard error; undefined for a single number. */
  readonly se: number | undefined;
  readonly n: number;
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: 0, se: undefined, n };
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / n;
  if (n === 1) return { mean, se: undefined, n };
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return { mean, se: Math.sqrt(squares / (n - 1) / n), n };
}

/** The chance of a standard normal number below x (Abramowitz and Stegun 26.2.17). */
export function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x > 0 ? 1 - tail : tail;
}

/** The chance that Student's t lies above a value, by Wallace's approximation. */
export function above(t: number, freedom: number): number {
  if (t === 0) return 0.5;
  const z = ((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log(1 + (t * t) / freedom));
  return 1 - normal(Math.sign(t) * z);
}

/** So many standard errors below a mean lies its one-sided 95 % bound. */
export function reach95(freedom: number): number {
  const z = 1.6448536;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/** Which of many findings stand when one in twenty of those told may be false (Benjamini and Hochberg). */
export function surviving(chances: readonly number[], rate = 0.05): boolean[] {
  const order = chances.map((_, i) => i).sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1));
  let last = -1;
  order.forEach((i, rank) => {
    if ((chances[i] ?? 1) <= ((rank + 1) / chances.length) * rate) last = rank;
  });
  const stands = chances.map(() => false);
  for (const i of order.slice(0, last + 1)) stands[i] = true;
  return stands;
}

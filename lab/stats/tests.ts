/** Tests of significance, and what many of them at once allow to say. */

/** The chance that a standard normal lies further out than this, on either side. */
export function twoSided(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

/** How far out a standard normal lies with this chance, on either side together. */
export function reachOf(chance: number): number {
  let low = 0;
  let high = 9;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (twoSided(middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7; small values by its leading factor stay right in scale. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}

/** The chance of so large a χ² with so many degrees of freedom, by Wilson and Hilferty's cube root. */
export function chiSquared(value: number, freedom: number): number {
  if (freedom <= 0) return 1;
  const spread = 2 / (9 * freedom);
  const z = ((value / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
  return z > 0 ? twoSided(z) / 2 : 1 - twoSided(z) / 2;
}

/** Which of many tests may be believed, so that of those believed one in twenty is wrong (Benjamini and Hochberg). */
export function believed(chances: readonly number[], error = 0.05): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  let limit = -1;
  for (const [i, chance] of sorted.entries()) if (chance <= (error * (i + 1)) / sorted.length) limit = chance;
  return chances.map((chance) => chance <= limit);
}

/** Newcombe's interval for the difference of two shares: the second's less the first's. */
export function newcombe(
  first: { readonly share: number; readonly low: number; readonly high: number },
  second: { readonly share: number; readonly low: number; readonly high: number },
): { difference: number; low: number; high: number } {
  const difference = second.share - first.share;
  return {
    difference,
    low: difference - Math.hypot(second.share - second.low, first.high - first.share),
    high: difference + Math.hypot(second.high - second.share, first.share - first.low),
  };
}

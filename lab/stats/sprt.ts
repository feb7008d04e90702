/**
 * The sequential test of two hypotheses about the mean result of a deal: a generalised likelihood ratio over the grades
 * that deals come to, so that the spread of the deals themselves counts and not that of single games.
 */

/** How often each result came up. */
export type Grades = ReadonlyMap<number, number>;

export const SPRT_ERROR = 0.05;
/** Looked at for the first time after so many deals: before, too few grades have come up. */
export const FIRST_LOOK = 32;
/** What a test ends at: one error in twenty either way. */
export const LIMIT = Math.log((1 - SPRT_ERROR) / SPRT_ERROR);

/** A grade that has not come up could: without this, a mean beyond all that came up would be impossible. */
const UNSEEN = 1e-3;

/** The logarithm of how much likelier the grades are with the second mean than with the first. */
export function likelihoodRatio(
  grades: Grades,
  [mean0, mean1]: readonly [number, number],
  [lowest, highest]: readonly [number, number],
): number {
  const all = new Map(grades);
  for (const edge of [lowest, highest]) all.set(edge, (all.get(edge) ?? 0) + UNSEEN);
  const tilts = [tilt(all, mean0), tilt(all, mean1)] as const;
  let sum = 0;
  for (const [grade, count] of all)
    sum += count * Math.log((1 + tilts[0] * (grade - mean0)) / (1 + tilts[1] * (grade - mean1)));
  return sum;
}

/** The likeliest distribution with a given mean is n / (1 + t (x − mean)): this finds its t. */
function tilt(grades: Grades, mean: number): number {
  const values = [...grades.keys()];
  let low = -1 / (Math.max(...values) - mean);
  let high = 1 / (mean - Math.min(...values));
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    let sum = 0;
    for (const [grade, count] of grades) sum += (count * (grade - mean)) / (1 + middle * (grade - mean));
    if (sum > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The expected score of one game against somebody so much weaker. */
export function scoreOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

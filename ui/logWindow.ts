/** Which entries of a long log are drawn: a stretch around where one looks. */

/** It moves on by so many at a time, so that a step to the next entry draws nothing but that step. */
const STRIDE = 50;
const AROUND = 2 * STRIDE;

/** `more`: how often more was asked for. */
export function windowOf(count: number, at: number, more: number): { from: number; to: number } {
  const middle = Math.floor(Math.min(at, count - 1) / STRIDE) * STRIDE;
  const reach = AROUND * (more + 1);
  return { from: Math.max(0, middle - reach), to: Math.min(count, middle + STRIDE + reach) };
}

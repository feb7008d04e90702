/**
 * Intervals that hold however often one looks: a normal mixture, tuned to be narrowest at the most games there will be,
 * where it is 1.55 times as wide as an interval of a fixed number.
 */

/** By how many standard errors the truth may be off, after so many games of the most there will be. */
export function reachAfter(games: number, most: number, error: number): number {
  const tail = -2 * Math.log(error);
  const spent = (games * (tail + Math.log(tail) + 1)) / most;
  return Math.sqrt(((2 * (spent + 1)) / spent) * Math.log(Math.sqrt(spent + 1) / error));
}

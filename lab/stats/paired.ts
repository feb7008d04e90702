/** Two who met the same deals: what is different is what only one of them won. */

export interface Paired {
  readonly both: number;
  readonly onlyOne: number;
  readonly onlyOther: number;
  readonly neither: number;
  /** How much more of the deals the other won than the one, with a 95 % interval. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

export function paired(results: readonly (readonly [one: boolean, other: boolean])[]): Paired {
  const count = (one: boolean, other: boolean) =>
    results.filter((result) => result[0] === one && result[1] === other).length;
  const onlyOne = count(true, false);
  const onlyOther = count(false, true);
  const apart = onlyOne + onlyOther;
  const of = Math.max(1, results.length);
  const [low, high] = exactInterval(onlyOther, apart);
  // Deals that both won or both lost say nothing of who is better.
  const difference = (share: number) => ((2 * share - 1) * apart) / of;
  return {
    both: count(true, true),
    onlyOne,
    onlyOther,
    neither: count(false, false),
    difference: (onlyOther - onlyOne) / of,
    low: difference(low),
    high: difference(high),
  };
}

/** Clopper and Pearson's interval of a share: never too narrow, however few there are. */
export function exactInterval(count: number, of: number, error = 0.05): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const low = count === 0 ? 0 : bisect((share) => 1 - atMost(count - 1, of, share) < error / 2);
  const high = count === of ? 1 : bisect((share) => atMost(count, of, share) > error / 2);
  return [low, high];
}

/** The chance of at most so many of so many. */
function atMost(count: number, of: number, share: number): number {
  if (share <= 0) return 1;
  if (share >= 1) return count >= of ? 1 : 0;
  let term = of * Math.log1p(-share);
  let sum = Math.exp(term);
  for (let i = 1; i <= count; i++) {
    term += Math.log((of - i + 1) / i) + Math.log(share) - Math.log1p(-share);
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}

/** Where what holds from 0 on ceases to. */
function bisect(holds: (share: number) => boolean): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

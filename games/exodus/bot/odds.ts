/** XD-1 The odds of a test before it is rolled. */

/** Ways out of 27 to roll a sum of −3 to +3 with so many dice still free. */
const FREE: readonly (readonly number[])[] = [
  [0, 0, 0, 27, 0, 0, 0],
  [0, 0, 9, 9, 9, 0, 0],
  [0, 3, 6, 9, 6, 3, 0],
  [1, 3, 6, 7, 6, 3, 1],
];

/** By net assists from −3 to +3: the chance that the sum is at least k, for k from −3 to +4. */
const AT_LEAST: readonly (readonly number[])[] = [-3, -2, -1, 0, 1, 2, 3].map((net) => {
  const ways = FREE[3 - Math.abs(net)] ?? [];
  return [-3, -2, -1, 0, 1, 2, 3, 4].map(
    (k) => ways.reduce((sum, way, i) => sum + (i - 3 + net >= k ? way : 0), 0) / 27,
  );
});

/** The chance that three dice with so many net assists show at least `k`. */
export function chanceOf(k: number, net: number): number {
  if (k <= -3) return 1;
  if (k > 3) return 0;
  const fixed = net > 3 ? 3 : net < -3 ? -3 : net;
  return AT_LEAST[fixed + 3]?.[k + 3] ?? 0;
}

/** Not a failure: partial or success. */
export const chanceToPass = (margin: number, net: number): number => chanceOf(-margin, net);

export const chanceToSucceed = (margin: number, net: number): number => chanceOf(3 - margin, net);

/** Exact odds of dice against dice, for tables and bots. */

/** How many ways there are to each total, by total. */
export type Ways = ReadonlyMap<number, number>;

/** All totals of dice with these sides, plus a bonus. */
export function waysOf(sides: readonly number[], bonus = 0): Ways {
  let ways = new Map([[bonus, 1]]);
  for (const faces of sides) {
    const next = new Map<number, number>();
    for (const [total, count] of ways) {
      for (let face = 1; face <= faces; face++) next.set(total + face, (next.get(total + face) ?? 0) + count);
    }
    // A Mothership without weapons has no die and adds nothing.
    if (faces > 0) ways = next;
  }
  return ways;
}

export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** The chances of an attack to win, tie and lose against a defence. */
export function oddsOf(attack: Ways, defence: Ways): Odds {
  let win = 0;
  let tie = 0;
  let all = 0;
  for (const [total, count] of attack) {
    for (const [against, others] of defence) {
      const ways = count * others;
      all += ways;
      if (total > against) win += ways;
      else if (total === against) tie += ways;
    }
  }
  return { win: win / all, tie: tie / all, loss: (all - win - tie) / all };
}

/** The chance to reach a total. */
export function chanceOf(ways: Ways, least: number): number {
  let enough = 0;
  let all = 0;
  for (const [total, count] of ways) {
    all += count;
    if (total >= least) enough += count;
  }
  return enough / all;
}

/** MS-10.2 the chance to survive asteroids with this die and bonus. */
export function asteroidChance(sides: number, bonus = 0): number {
  const { win, tie } = oddsOf(waysOf([sides], bonus), waysOf([6]));
  return win + tie;
}

/** MS-8.3 the mean number of steps of four in an attack on a station. */
export function stationSteps(ways: Ways): number {
  let steps = 0;
  let all = 0;
  for (const [total, count] of ways) {
    all += count;
    steps += Math.floor(total / 4) * count;
  }
  return steps / all;
}

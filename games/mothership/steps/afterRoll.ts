/** DF-6 After the roll: attacker and defender by turns, until both pass in a row. */
import { decider } from '../rules/fleet.ts';
import type { G, Side } from '../state.ts';

/** Asks the next side that has somebody to decide for it. */
export function askRolled(g: G, side: Side, passes: number): void {
  const { fight } = g.s;
  if (fight === undefined) return;
  let next = side;
  for (let passed = passes; passed < 2; passed++) {
    if (decider(g.s, fight.sides[next]) !== undefined) {
      g.then({ step: 'rolled', side: next, passes: passed });
      return;
    }
    next = otherSide(next);
  }
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

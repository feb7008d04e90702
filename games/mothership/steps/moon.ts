/** MS-18.2 The Bonus Die of Moons, and loose dice altogether. */
import type { ActionOf, FrameOf, Verb } from '#engine';
import { unitOf } from '../rules/fleet.ts';
import { gain } from '../rules/losses.ts';
import { planetId, planetsOf } from '../rules/planets.ts';
import { hasRoom } from '../rules/space.ts';
import { type Owner, shipsOf } from '../rules/units.ts';
import type { G, LooseDie, Mothership, State } from '../state.ts';
import { drawCards } from './capture.ts';
import { reserveGuardian } from './guardians.ts';
import { exploreProblem, freeDevelopments } from './modules.ts';

const ROLL: readonly ActionOf<Mothership, 'bonus'>[] = [{ type: 'bonus' }];

export const bonus: Verb<Mothership, ActionOf<Mothership, 'bonus'>> = {
  options: () => ROLL,
  check: () => undefined,
  do: (g, _, seat) => g.then({ step: 'bonusRoll', seat }),
};

export function bonusRoll(g: G, { seat }: FrameOf<Mothership, 'bonusRoll'>): void {
  rollLoose(g, { seat, what: 'bonus', face: g.roll(6, 'bonus') });
}

/** A die is on the table; The Forks may still turn it. */
export function rollLoose(g: G, die: LooseDie): void {
  g.s.die = die;
  tellLoose(g, die);
  g.then('dieRolled', 'dieCounts');
}

export function tellLoose(g: G, { seat, what, face }: LooseDie): void {
  g.tell(what === 'bonus' ? { type: 'bonusDie', seat, face } : { type: 'replicator', seat, face });
}

export const LOOSE_SIDES = { bonus: 6, replicator: 4 } as const;

export function dieCounts(g: G): void {
  const { die } = g.s;
  if (die === undefined) return;
  delete g.s.die;
  const { seat, what, face } = die;
  if (what === 'replicator') {
    gain(g, seat, 'minerals', face, 'replicator');
    return;
  }
  g.use('bonus', `${face}`);
  if (!(REWARDS[face]?.(g, seat) ?? false)) g.tell({ type: 'rewardLost', seat, face });
}

/** By face; false when the reward cannot be taken. */
const REWARDS: Readonly<Record<number, (g: G, seat: Owner) => boolean>> = {
  1: (g, seat) => {
    if (reserveGuardian(g.s, seat) === undefined || !anyRoom(g.s, seat)) return false;
    g.then({ step: 'bonusGuardian', seat });
    return true;
  },
  2: (g, seat) => {
    gain(g, seat, 'gas', 1, 'moon');
    return true;
  },
  3: (g, seat) => {
    gain(g, seat, 'influence', 1, 'moon');
    return true;
  },
  4: (g, seat) => {
    if (g.s.deck.length === 0) return false;
    drawCards(g, seat, 1, 'moon');
    return true;
  },
  5: (g, seat) => {
    if (freeDevelopments(g.s, seat).length === 0) return false;
    g.then({ step: 'bonusDevelopment', seat });
    return true;
  },
  6: (g, seat) => {
    const some = planetsOf(g.s, seat).some(
      (planet) => !exploreProblem(g.s, seat, planetId(g.s, planet), true),
    );
    if (some) g.then({ step: 'bonusExplore', seat });
    return some;
  },
};

function anyRoom(s: State, seat: Owner): boolean {
  return shipsOf(seat).some((ship) => hasRoom(s, unitOf(s, ship).at));
}

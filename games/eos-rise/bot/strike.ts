/** Strike rolls: where shield tokens go, and what a flight or an attack will cost. */
import type { EosAction } from '../action.ts';
import { ALIENS, type AlienId } from '../content/aliens.ts';
import { totalHull } from '../rules/hull.ts';
import { extinctionDamage } from '../rules/tracks.ts';
import type { State } from '../state.ts';
import { star } from './missions.ts';
import { progressWorth } from './route.ts';
import { hullWorth, WEIGHTS } from './weights.ts';

const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** The damage of each number of the die, with the tokens that lie. */
function byNumber(
  ships: readonly AlienId[],
  shielded: (ship: AlienId, pip: number) => boolean,
  extinction: number,
): number[] {
  return SIDES.map((n) => {
    let sum = 0;
    for (const ship of ships)
      if (ALIENS[ship].pips.includes(n) && !shielded(ship, n)) sum += ALIENS[ship].damage;
    return sum > 0 ? sum + extinction : 0;
  });
}

function meanCost(hull: number, damages: readonly number[]): number {
  const full = hullWorth(hull);
  return damages.reduce((sum, damage) => sum + full - hullWorth(hull - damage), 0) / SIDES.length;
}

/** What fleeing now is worth: hull lost, and signals that land elsewhere. */
export function fleeWorth(s: State): number {
  const ships = s.pursuit.map(({ card }) => card);
  const hull = totalHull(s);
  const cost = meanCost(
    hull,
    byNumber(ships, () => false, extinctionDamage(s)),
  );
  const frbs = s.pursuit.reduce((sum, { frb }) => sum + frb, 0);
  return frbs * WEIGHTS.scattered * progressWorth(s) - cost * (s.shields > 2 ? 0.6 : 1);
}

function strikeDamages(s: State): number[] {
  const { strike } = s;
  if (strike === undefined) return [];
  const counts = strike.kind === 'flee' || strike.kind === 'attack';
  return byNumber(
    strike.ships,
    (ship, pip) => strike.shields.some((token) => token.ship === ship && token.pip === pip),
    counts ? extinctionDamage(s) : 0,
  );
}

/** D27 the token that saves most, while it saves enough. */
export function shield(s: State, actions: readonly EosAction[]): EosAction | undefined {
  const hull = totalHull(s);
  const damages = strikeDamages(s);
  const counts = s.strike?.kind === 'flee' || s.strike?.kind === 'attack';
  const extinction = counts ? extinctionDamage(s) : 0;
  const iron = star(s, 'iron-wall') / SIDES.length;
  let best: EosAction | undefined;
  let high = WEIGHTS.shieldToken * (s.shields > 6 ? 0.5 : 1);
  for (const action of actions) {
    if (action.type !== 'shield') continue;
    const now = damages[action.pip - 1] ?? 0;
    const less = now - ALIENS[action.ship].damage;
    const after = less <= extinction ? 0 : less;
    const saved = (hullWorth(hull - after) - hullWorth(hull - now)) / SIDES.length + iron;
    if (saved <= high) continue;
    high = saved;
    best = action;
  }
  return best;
}

/** Capacitor Bank: three more tokens against much damage. */
export function capacitorHelps(s: State): boolean {
  return meanCost(totalHull(s), strikeDamages(s)) > 4 && s.shields < 4;
}

/** Probability Lens: a roll clearly worse than the average one. */
export function lensHelps(s: State): boolean {
  const damages = strikeDamages(s);
  const hull = totalHull(s);
  const now = hullWorth(hull) - hullWorth(hull - (damages[(s.strike?.die ?? 1) - 1] ?? 0));
  return now - meanCost(hull, damages) > 2.5;
}

/** Ghost Transponder: where the flee roll would cost much. */
export function ghostHelps(s: State): boolean {
  return fleeWorth(s) < -2;
}

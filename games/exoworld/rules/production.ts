/** XW-5.4 Production: the true sum of the planet's base and of every effect that counts, never kept by hand. */

import type { ModuleId } from '../content/modules.ts';
import { EFFECTS, SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import { FROZEN, SHUTDOWN } from '../content/tokens.ts';
import type { G, State } from '../state.ts';
import { win } from '../steps/end.ts';
import { has, placeOf } from './base.ts';

export const LOWEST = -5;
export const HIGHEST = 3;

/** A module of a base, or home, as far as it matters here. */
interface Built {
  readonly card: ModuleId | 'home';
  readonly shut: boolean;
  readonly frozen: boolean;
}

/** The true sums as they follow from the base. */
export function productionOf(s: State): number[] {
  const built = s.base.map((place) => ({
    card: place.card,
    shut: has(place, SHUTDOWN),
    frozen: has(place, FROZEN),
  }));
  return sumsOf(s.scenario, built);
}

export function sumsOf(scenario: ScenarioId, base: readonly Built[]): number[] {
  let sums = SCENARIOS[scenario].production.slice();
  for (const { card, shut, frozen } of base) {
    if (card === 'home') continue;
    const effect = counted(EFFECTS[scenario][card], shut, frozen);
    sums = sums.map((sum, r) => sum + (effect[r] ?? 0));
  }
  return sums;
}

/** XW-5.5 of a module that is shut down nothing counts, of a frozen one only the decreases. */
function counted(effect: readonly number[], shut: boolean, frozen: boolean): readonly number[] {
  if (shut) return NO_EFFECT;
  return frozen ? effect.map((change) => Math.min(0, change)) : effect;
}

const NO_EFFECT: readonly number[] = [0, 0, 0, 0];

/** Called whenever a module or a token that matters has come or gone. XW-8.1 won at once when all four are 0 or above. */
export function recount(g: G): void {
  const { s } = g;
  s.production = productionOf(s);
  // XW-R13 at once, also in the middle of an event
  if (s.production.every((sum) => sum >= 0)) win(g);
}

/** What the track shows and the update uses. */
export function shown(sum: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, sum));
}

/** XW-3, XW-5.4 whether a player's action may change a sum like this: never outside the track, always towards it. */
function isWithin(was: number, is: number): boolean {
  return is > was ? is <= HIGHEST : is === was || is >= LOWEST;
}

/** Whether deploying a module keeps to the limits. */
export function mayDeploy(s: State, module: ModuleId): boolean {
  const effect = EFFECTS[s.scenario][module];
  return s.production.every((sum, r) => isWithin(sum, sum + (effect[r] ?? 0)));
}

/** Whether putting a token on a module or taking it off keeps to the limits. */
export function mayToggle(s: State, place: number, token: number): boolean {
  const there = placeOf(s, place);
  if (there.card === 'home') return true;
  const effect = EFFECTS[s.scenario][there.card];
  const shut = has(there, SHUTDOWN);
  const frozen = has(there, FROZEN);
  const before = counted(effect, shut, frozen);
  const after = counted(effect, shut !== (token === SHUTDOWN), frozen !== (token === FROZEN));
  return s.production.every((sum, r) => isWithin(sum, sum + (after[r] ?? 0) - (before[r] ?? 0)));
}

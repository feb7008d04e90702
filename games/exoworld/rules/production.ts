/** XW-5.4 Production: the true sum of the planet's base and of every effect that counts, never kept by hand. */

import type { ModuleId } from '../content/modules.ts';
import { EFFECTS, SCENARIOS } from '../content/scenarios.ts';
import { FROZEN, SHUTDOWN } from '../content/tokens.ts';
import type { G, State } from '../state.ts';
import { win } from '../steps/end.ts';
import { has } from './base.ts';

export const LOWEST = -5;
export const HIGHEST = 3;

/** The true sums as they follow from the base. */
export function productionOf(s: State): number[] {
  const sums = SCENARIOS[s.scenario].production.slice();
  const effects = EFFECTS[s.scenario];
  for (const place of s.base) {
    if (place.card === 'home' || has(place, SHUTDOWN)) continue;
    addEffect(sums, effects[place.card], has(place, FROZEN));
  }
  return sums;
}

/** XW-5.5 of a frozen module only the decreases count. */
function addEffect(sums: number[], effect: readonly number[], frozen: boolean): void {
  for (let r = 0; r < 4; r++) {
    const change = effect[r] as number;
    if (!frozen || change < 0) sums[r] = (sums[r] as number) + change;
  }
}

/** Called whenever a module or a token that matters has come or gone. XW-8.1 won at once when all four are 0 or above. */
export function recount(g: G): void {
  const { s } = g;
  s.production = productionOf(s);
  for (let r = 0; r < 4; r++) if ((s.production[r] as number) < 0) return;
  // XW-R13 at once, also in the middle of an event
  win(g);
}

/** What the track shows and the update uses. */
export function shown(sum: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, sum));
}

/** XW-5.4 whether a player's action may change the sums like this: never outside the track, always towards it. */
export function withinLimits(before: readonly number[], after: readonly number[]): boolean {
  for (let r = 0; r < 4; r++) {
    const was = before[r] as number;
    const is = after[r] as number;
    if ((is > HIGHEST && is > was) || (is < LOWEST && is < was)) return false;
  }
  return true;
}

const after: number[] = [0, 0, 0, 0];

/** Whether deploying a module keeps to the limits. */
export function mayDeploy(s: State, module: ModuleId): boolean {
  const effect = EFFECTS[s.scenario][module];
  const { production } = s;
  for (let r = 0; r < 4; r++) {
    const change = effect[r] as number;
    const sum = (production[r] as number) + change;
    if ((change > 0 && sum > HIGHEST) || (change < 0 && sum < LOWEST)) return false;
  }
  return true;
}

/** Whether putting a token on a module or taking it off keeps to the limits. */
export function mayToggle(s: State, place: number, token: number): boolean {
  if (token !== SHUTDOWN && token !== FROZEN) return true;
  const there = s.base[place];
  if (there === undefined || there.card === 'home') return true;
  const effect = EFFECTS[s.scenario][there.card];
  const shut = has(there, SHUTDOWN);
  const frozen = has(there, FROZEN);
  for (let r = 0; r < 4; r++) {
    const change = effect[r] as number;
    const was = counted(change, shut, frozen);
    const is = counted(change, token === SHUTDOWN ? !shut : shut, token === FROZEN ? !frozen : frozen);
    after[r] = (s.production[r] as number) + is - was;
  }
  return withinLimits(s.production, after);
}

function counted(change: number, shut: boolean, frozen: boolean): number {
  return shut || (frozen && change > 0) ? 0 : change;
}

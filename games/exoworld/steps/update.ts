/** XW-5 Resource update, and XW-6.3 the hand limits that close a turn. */
import type { Seat } from '#engine';
import { BASE_TOKENS, EMERGENCY } from '../content/tokens.ts';
import { handOf } from '../rules/cards.ts';
import { handLimit } from '../rules/health.ts';
import { seatsFromCurrent } from '../rules/order.ts';
import { shown } from '../rules/production.ts';
import { loseEmergency } from '../rules/supplies.ts';
import { tokensLying } from '../rules/tokens.ts';
import type { G, State } from '../state.ts';
import { SUPPLY_MOST } from '../state.ts';

export function update(g: G): void {
  const { s } = g;
  // XW-5.1 what a supply lacks comes off the emergency supply
  const production = s.production.map((sum) => (s.rationing ? Math.max(0, shown(sum)) : shown(sum)));
  const missing = change(s, production);
  g.tell({ type: 'updated', production, supply: s.supply.slice(), emergency: -missing });
  loseEmergency(g, missing);
  if (g.over) return;
  // XW-5.2 leaks and emergency tokens drain after that, whatever was produced
  const leaks = countTokens(s).slice(0, EMERGENCY);
  const emergency = tokensLying(s, EMERGENCY);
  if (emergency === 0 && leaks.every((count) => count === 0)) return;
  const drained = change(
    s,
    leaks.map((count) => -count),
  );
  g.tell({ type: 'leaked', leaks, emergency });
  loseEmergency(g, drained + emergency);
}

/** Adds to the supplies; returns how much could not be taken. */
function change(s: State, by: readonly number[]): number {
  const sums = s.supply.map((supply, r) => supply + (by[r] ?? 0));
  s.supply = sums.map((sum) => Math.max(0, Math.min(SUPPLY_MOST, sum)));
  return sums.reduce((missing, sum) => missing + Math.max(0, -sum), 0);
}

/** XW-5.3 How many tokens of each kind lie on the base, wherever. */
export function countTokens(s: State): number[] {
  return BASE_TOKENS.map((_, token) => tokensLying(s, token));
}

/** The first seat with more cards than it may keep. */
export function overLimit(s: State): Seat | undefined {
  return seatsFromCurrent(s).find((seat) => handOf(s, seat).cards.length > handLimit(s, seat));
}

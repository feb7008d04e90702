/** XW-5 Resource update, and XW-6.3 the hand limits that close a turn. */
import type { Seat } from '#engine';
import { EMERGENCY } from '../content/tokens.ts';
import { handOf } from '../rules/cards.ts';
import { handLimit } from '../rules/health.ts';
import { currentSeat, isInPlay } from '../rules/order.ts';
import { shown } from '../rules/production.ts';
import { loseEmergency, SUPPLY_MOST } from '../rules/supplies.ts';
import type { G, State } from '../state.ts';

export function update(g: G): void {
  const { s } = g;
  // XW-5.1
  const production = [0, 0, 0, 0];
  for (let r = 0; r < 4; r++) {
    const sum = shown(s.production[r] as number);
    production[r] = s.rationing ? Math.max(0, sum) : sum;
  }
  const missing = change(s, production);
  g.tell({ type: 'updated', production, supply: s.supply.slice(), emergency: -missing });
  loseEmergency(g, missing);
  if (g.over) return;
  // XW-5.2
  if (!isDrained(s)) return;
  const lying = countTokens(s);
  const leaks = lying.slice(0, EMERGENCY);
  const emergency = lying[EMERGENCY] ?? 0;
  const drained = change(
    s,
    leaks.map((count) => -count),
  );
  g.tell({ type: 'leaked', leaks, emergency });
  loseEmergency(g, drained + emergency);
}

/** Adds to the supplies; returns how much could not be taken. */
function change(s: State, by: readonly number[]): number {
  let missing = 0;
  for (let r = 0; r < 4; r++) {
    const sum = (s.supply[r] ?? 0) + (by[r] ?? 0);
    if (sum < 0) missing -= sum;
    s.supply[r] = Math.max(0, Math.min(SUPPLY_MOST, sum));
  }
  return missing;
}

/** Whether a leak or an emergency token lies anywhere. */
function isDrained(s: State): boolean {
  for (const { tokens } of s.base) for (let t = 0; t <= EMERGENCY; t++) if (tokens[t] !== 0) return true;
  return false;
}

/** How many tokens of each kind lie on the base. */
export function countTokens(s: State): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { tokens } of s.base)
    for (let t = 0; t < 8; t++) counts[t] = (counts[t] ?? 0) + (tokens[t] ?? 0);
  return counts;
}

/** The first seat with more cards than it may keep. */
export function overLimit(s: State): Seat | undefined {
  const first = currentSeat(s);
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (isInPlay(s, seat) && handOf(s, seat).cards.length > handLimit(s, seat)) return seat;
  }
  return undefined;
}

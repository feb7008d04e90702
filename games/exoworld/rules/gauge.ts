/** XW-5.1, XW-5.2 A supply with what becomes of it: all its numbers follow from these four. */
import { SUPPLY_MOST } from '../state.ts';
import type { Gauge } from '../view.ts';
import { shown } from './production.ts';

export function gaugeOf(sum: number, supply: number, leaks: number, rationing: boolean): Gauge {
  const production = shown(sum);
  const counted = rationing ? Math.max(0, production) : production;
  const updated = Math.min(SUPPLY_MOST, supply + counted);
  const next = Math.max(0, Math.max(0, updated) - leaks);
  const missing = Math.max(0, -updated) + Math.max(0, leaks - Math.max(0, updated));
  return { production, sum, supply, leaks, next, missing };
}

/** ER-10 Credits, shield tokens and what the tracks say now. */
import { EXTINCTION_DAMAGE, FIRST_YEAR, PARADISE } from '../content/tracks.ts';
import type { G, State } from '../state.ts';
import { roundRule } from './roundRule.ts';

export function gainCredits(g: G, n: number): void {
  if (n === 0) return;
  g.s.credits += n;
  g.tell({ type: 'credits', n, total: g.s.credits });
}

export function spendCredits(g: G, n: number): void {
  g.s.credits -= n;
  if (n > 0) g.tell({ type: 'credits', n: -n, total: g.s.credits });
}

/** Up to n shield tokens from the pool to the Commander. */
export function takeShields(g: G, n: number): void {
  const taken = Math.min(n, g.s.shieldPool);
  if (taken === 0) return;
  g.s.shieldPool -= taken;
  g.s.shields += taken;
  g.tell({ type: 'shieldsGained', n: taken });
}

export function year(s: State): number {
  return FIRST_YEAR + s.extinction;
}

/** ER-10.4 extinction damage by year from 2033: 0, 1, 1, 2, 2, 3, 3; 2040 is the end. */
export function extinctionDamage(s: State): number {
  return roundRule(s).quiet ? 0 : (EXTINCTION_DAMAGE[s.extinction] ?? 0);
}

/** ER-21.1 Progress is full, and the Last Dash has not begun yet. */
export function dashDue(s: State): boolean {
  return s.progress >= PARADISE && !s.lastDash;
}

/** XS-6 Suspicion phase. */
import { pointedAt } from '../rules/grid.ts';
import { discardTogether } from '../rules/terms.ts';
import type { G } from '../state.ts';

export function suspicion(g: G): void {
  if (g.s.noSuspicion) {
    g.tell({ type: 'suspicionSkipped' });
    return;
  }
  carryOutSuspicion(g, false);
}

/** XS-6.1, XS-R5, also carried out by Purge Drill. */
export function carryOutSuspicion(g: G, drill: boolean): void {
  const hit = pointedAt(g.s.grid, g.s.blinded);
  const exposed = hit.filter(({ founder }) => founder !== 'ghost');
  if (exposed.length < hit.length) g.use('ability', 'ghost');
  g.tell({ type: 'suspicion', exposed: exposed.length, drill });
  discardTogether(g, exposed);
}

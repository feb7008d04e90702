/** XS-6 Suspicion phase. */
import { everyone, exposures, targetOf } from '../grid.ts';
import type { Founder, G } from '../state.ts';
import { discardTogether } from '../terms.ts';

export function suspicion(g: G): void {
  if (g.s.noSuspicion) {
    g.tell({ type: 'suspicionSkipped' });
    return;
  }
  carryOutSuspicion(g, false);
}

/** XS-6.1, also carried out by Purge Drill. */
export function carryOutSuspicion(g: G, drill: boolean): void {
  const exposed = exposures(g.s.grid, g.s.blinded);
  g.tell({ type: 'suspicion', exposed: exposed.length, drill });
  if (ghostWalksFree(g)) g.use('ability', 'ghost');
  discardTogether(g, exposed);
}

/** Whether someone's arrow would have exposed the Ghost, whom suspicion never discards. */
function ghostWalksFree({ s }: G): boolean {
  return everyone(s.grid).some(
    ({ id, side }) => side === 'directorate' && !s.blinded.includes(id) && isRiftGhost(targetOf(s.grid, id)),
  );
}

function isRiftGhost(founder: Founder | undefined): boolean {
  return founder?.id === 'ghost' && founder.side === 'rift';
}

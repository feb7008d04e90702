/** XD-3.1, XD-22.2 What seats and options forbid together. */
import type { Problem, Setup } from '#engine';
import { PRIMARIES } from '../content/factions.ts';
import { factionsFor } from '../setup.ts';
import type { Exodus } from '../state.ts';

export function tableProblem({ seats, options }: Setup<Exodus['options']>): Problem | undefined {
  const { secondaries } = options;
  const wanted = seats - PRIMARIES.length;
  if (secondaries.length > 0 && secondaries.length !== wanted) {
    return {
      field: 'options.secondaries',
      reason: `must name ${wanted} further factions for ${seats} seats, not ${secondaries.length}; leave it empty for the usual ones`,
    };
  }
  if (options.unheldResearchers && factionsFor(seats, secondaries).includes('researchers')) {
    return { field: 'options.unheldResearchers', reason: 'does not go with Researchers held by a seat' };
  }
  return undefined;
}

/** XD-3.1, XD-22.2 What seats and options forbid together. */
import type { Setup, TableProblem } from '#engine';
import { PRIMARIES } from '../content/factions.ts';
import { factionsFor } from '../setup.ts';
import type { Exodus } from '../state.ts';
import type { TableProblemCode } from '../text/tableProblems.ts';

export function tableProblem({
  seats,
  options,
}: Setup<Exodus['options']>): (TableProblem & { readonly code: TableProblemCode }) | undefined {
  const { secondaries } = options;
  const wanted = seats - PRIMARIES.length;
  if (secondaries.length > 0 && secondaries.length !== wanted) {
    return {
      field: 'options.secondaries',
      code: 'furtherFactions',
      about: { wanted, seats, named: secondaries.length },
    };
  }
  if (options.unheldResearchers && factionsFor(seats, secondaries).includes('researchers')) {
    return { field: 'options.unheldResearchers', code: 'researchersHeld' };
  }
  return undefined;
}

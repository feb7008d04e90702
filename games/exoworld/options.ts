/** The planet and the variants of the rulebook (XW-1.1, XW-9), and who begins (XW-1.4). */
import type { Setup, TableProblem, ValuesOf } from '#engine';
import { SCENARIO_IDS } from './content/scenarios.ts';
import type { TableProblemCode } from './text/tableProblems.ts';

export const OPTIONS = {
  scenario: { kind: 'choice', values: SCENARIO_IDS, default: 'proxima-b' },
  critical: { kind: 'flag', default: false },
  incommunication: { kind: 'flag', default: false },
  /** The player who begins, counted from 1; 0 leaves it to chance. */
  first: { kind: 'number', min: 0, max: 5, default: 0 },
} as const;

export function tableProblem({
  seats,
  options,
}: Setup<ValuesOf<typeof OPTIONS>>): (TableProblem & { readonly code: TableProblemCode }) | undefined {
  if (options.incommunication && seats === 1)
    return { field: 'options.incommunication', code: 'nobodyToHideFrom' };
  if (options.first > seats) return { field: 'options.first', code: 'noSuchPlayer', about: { seats } };
  return undefined;
}

/** The planet and the variants of the rulebook (XW-1.1, XW-9), and who begins (XW-1.4). */
import type { Problem, Setup, ValuesOf } from '#engine';
import { SCENARIO_IDS } from './content/scenarios.ts';

export const OPTIONS = {
  scenario: { kind: 'choice', values: SCENARIO_IDS, default: 'proxima-b' },
  critical: { kind: 'flag', default: false },
  incommunication: { kind: 'flag', default: false },
  /** The player who begins, counted from 1; 0 leaves it to chance. */
  first: { kind: 'number', min: 0, max: 5, default: 0 },
} as const;

export function tableProblem({ seats, options }: Setup<ValuesOf<typeof OPTIONS>>): Problem | undefined {
  if (options.incommunication && seats === 1)
    return {
      field: 'options.incommunication',
      reason: 'needs at least two players: alone there is nobody to hide cards from',
    };
  if (options.first > seats)
    return { field: 'options.first', reason: `must be at most ${seats}, the number of players` };
  return undefined;
}

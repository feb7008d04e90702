/** What must hold of any state of Project EOS Rise, also of one that was loaded from outside. */
import { fieldsProblem, type Problem } from '#engine';
import { STATE_FIELDS } from '../shapes.ts';
import type { State } from '../state.ts';
import { boardProblem, shipProblem } from './board.ts';
import { cardProblem } from './cards.ts';
import { crewProblem } from './crew.ts';
import { flowProblem } from './flow.ts';

export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { field: 'state', reason: 'must be an object' };
  const problem = fieldsProblem(state as Record<string, unknown>, STATE_FIELDS, 'state');
  if (problem) return problem;
  const s = state as State;
  return crewProblem(s) ?? shipProblem(s) ?? cardProblem(s) ?? boardProblem(s) ?? flowProblem(s);
}

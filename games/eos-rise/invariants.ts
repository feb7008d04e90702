/** What must hold of any state of Project EOS Rise, also of one that was loaded from outside. */
import { fieldsProblem, type Problem } from '#engine';
import { boardProblem, shipProblem } from './invariants/board.ts';
import { cardProblem } from './invariants/cards.ts';
import { crewProblem } from './invariants/crew.ts';
import { flowProblem } from './invariants/flow.ts';
import { STATE_FIELDS } from './shapes.ts';
import type { State } from './state.ts';

export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { field: 'state', reason: 'must be an object' };
  const problem = fieldsProblem(state as Record<string, unknown>, STATE_FIELDS, 'state');
  if (problem) return problem;
  const s = state as State;
  return crewProblem(s) ?? shipProblem(s) ?? cardProblem(s) ?? boardProblem(s) ?? flowProblem(s);
}

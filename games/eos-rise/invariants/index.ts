/** What must hold of any state of Project EOS Rise, also of one that was loaded from outside. */
import type { Problem } from '#engine';
import type { State } from '../state.ts';
import { boardProblem, shipProblem } from './board.ts';
import { cardProblem } from './cards.ts';
import { crewProblem } from './crew.ts';
import { flowProblem } from './flow.ts';

/** What no shape can say. */
export function invariants(s: State): Problem | undefined {
  return crewProblem(s) ?? shipProblem(s) ?? cardProblem(s) ?? boardProblem(s) ?? flowProblem(s);
}

/** What the steps that lie on the stack may name: units, seats and planets of this match only. */
import type { Problem } from '#engine';
import type { State } from '../state.ts';

export function stackProblem(s: State): Problem | undefined {
  for (const [i, { step: _, ...given }] of s.stack.entries()) {
    const problem = rangeProblem(s, given, `state.stack[${i}]`);
    if (problem) return problem;
  }
  return undefined;
}

function rangeProblem(
  s: State,
  given: Readonly<Record<string, unknown>>,
  field: string,
): Problem | undefined {
  for (const key of ['unit', 'ship', 'current']) {
    const number = given[key];
    if (typeof number === 'number' && number >= s.units.length)
      return { field: `${field}.${key}`, reason: 'must be a unit of the game' };
  }
  for (const key of ['seat', 'from']) {
    const number = given[key];
    if (typeof number === 'number' && number >= s.fleets.length)
      return { field: `${field}.${key}`, reason: 'must be in the game' };
  }
  const { planet: number } = given;
  if (typeof number === 'number' && number >= s.planets.length)
    return { field: `${field}.planet`, reason: 'must be a planet of the game' };
  return undefined;
}

import type { Problem } from '#engine';
export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { field: 'state', reason: 'must be an object' };
  return undefined;
}

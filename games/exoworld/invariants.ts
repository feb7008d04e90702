import type { Problem } from '#engine';
export function stateProblem(_state: unknown): Problem | undefined { return undefined; }

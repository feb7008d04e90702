/** A position for a rule test: a legal one. */
import { expect } from 'vitest';
import { stateProblem } from '#engine';
import { eosRise } from '../index.ts';
import { type Given as Position, positionOf as placed } from '../positions.ts';
import type { State } from '../state.ts';

export interface Given extends Position {
  /** How many shield tokens must be left in the pool. */
  pool?: number;
}

export function positionOf({ pool, ...position }: Given): State {
  const s = placed(position);
  if (pool !== undefined) expect(s.shieldPool).toBe(pool);
  expect(stateProblem(eosRise, s)).toBeUndefined();
  return s;
}

/** The operations on a match, by name. */
import type { Operation } from './operation.ts';
import { PEOPLE } from './operations/people.ts';
import { PLAYING } from './operations/playing.ts';
import { READING } from './operations/reading.ts';
import { SEATING } from './operations/seating.ts';
import { TALKING } from './operations/talking.ts';

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...READING,
  ...PLAYING,
  ...SEATING,
  ...TALKING,
  ...PEOPLE,
};

export function isOperation(op: unknown): op is string {
  return typeof op === 'string' && Object.hasOwn(OPERATIONS, op);
}

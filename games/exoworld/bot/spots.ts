/** Where a module had better go: a space that leaves room to build on, around it and around home. */
import { AROUND, placeAt } from '../rules/base.ts';
import type { State } from '../state.ts';

export function spotAppeal(s: State, x: number, y: number): number {
  let free = 0;
  for (const [dx, dy] of AROUND) if (placeAt(s, x + dx, y + dy) === undefined) free++;
  return 0.01 * free;
}

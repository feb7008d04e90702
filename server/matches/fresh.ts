/** Work that must know what other nodes have changed: the table is looked at anew before it, and loaded again where that is not enough. */
import type { Failure } from '../answer.ts';
import type { HeldMatch } from './heldMatch.ts';
import type { HeldTable } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';

type Work<L extends HeldTable, T extends object> = (live: L) => Promise<T | typeof AGAIN>;

function anew<L extends HeldTable, T extends object>(house: House, work: Work<L, T>): Work<L, T> {
  return async (live) => ((await house.reread(live)) ? work(live) : AGAIN);
}

/** `House.on` at a table as it is now. */
export function onFresh<T extends object>(
  house: House,
  id: string,
  work: Work<HeldMatch, T>,
): Promise<T | Failure> {
  return house.on(id, anew(house, work));
}

/** `House.around` at a table as it is now. */
export function aroundFresh<T extends object>(
  house: House,
  id: string,
  work: Work<HeldTable, T>,
): Promise<T | Failure> {
  return house.around(id, anew(house, work));
}

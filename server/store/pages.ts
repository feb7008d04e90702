/** Reads what may be much page by page; between pages everyone else has their turn. */
import type { Value } from './sql.ts';

const PAGE = 100;

/** `page` gives what comes after the last one that was read. */
export async function* paged<T>(
  page: (after: T | undefined, most: number) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  let last: T | undefined;
  for (;;) {
    const some = await page(last, PAGE);
    yield* some;
    if (some.length < PAGE) return;
    last = some.at(-1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Where a list that begins with the newest goes on: behind the one of this time and id. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** The part of a list that is asked for, and whether there is more. */
export interface Part<T> {
  readonly list: T[];
  readonly more: boolean;
}

/** What a list goes on with; with the values it asks for. */
export function behind(
  time: string,
  id: string,
  after: Place | undefined,
): { text: string; values: Value[] } {
  if (after === undefined) return { text: '1 = 1', values: [] };
  const { at, id: last } = after;
  return { text: `(${time} < ? OR (${time} = ? AND ${id} > ?))`, values: [at, at, last] };
}

/** Of what was read, one more than was wanted, the part that was wanted. */
export function partOf<T>(list: readonly T[], most: number): Part<T> {
  return { list: list.slice(0, most), more: list.length > most };
}

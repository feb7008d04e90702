/** Looking things up where the compiler cannot know that they are there: each asks, and says what is missing. */

/**
 * What stands at a place of a list. Not for lists of numbers: with objects and names alone the engine that runs this
 * keeps to one way of reading, and hot loops may use it. A count that is not there is `?? 0`.
 */
export function nth<T extends object | string>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`nothing is at ${place} of a list of ${list.length}`);
  return found;
}

/** What must be there by the rules; `what` says what is missing where it is not. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** The ids of a record that has no others. */
export function keysOf<I extends string>(record: Readonly<Partial<Record<I, unknown>>>): readonly I[] {
  return Object.keys(record) as I[];
}

/** A record made of its ids, complete by type. */
export function byId<I extends string, T>(
  ids: readonly I[],
  make: (id: I, place: number) => T,
): Readonly<Record<I, T>> {
  return Object.fromEntries(ids.map((id, place) => [id, make(id, place)])) as Record<I, T>;
}

/** The entry of a record for a word that came from elsewhere. */
export function entryOf<T>(record: Readonly<Record<string, T>>, word: unknown): T {
  const found = typeof word === 'string' && Object.hasOwn(record, word) ? record[word] : undefined;
  return present(found, `entry for ${word}`);
}

/** A word that came from elsewhere, as the id that it must be. */
export function idAmong<I extends string>(ids: readonly I[], word: unknown): I {
  return present(
    ids.find((id) => id === word),
    `${word} among ${ids.length} ids`,
  );
}

/** Whether a word is one of these ids. */
export function isOneOf<I extends string>(ids: readonly I[], word: unknown): word is I {
  const words: readonly unknown[] = ids;
  return words.includes(word);
}

/** A table that has an entry for each kind of a union, taking things of that kind alone. */
export type ByType<U extends { readonly type: string }, More extends readonly unknown[], R> = {
  readonly [T in U['type']]: (one: Extract<U, { readonly type: T }>, ...more: More) => R;
};

/** Calls the entry of a table for one thing of a union. */
export function byType<U extends { readonly type: string }, More extends readonly unknown[], R>(
  table: ByType<U, More, R>,
  one: U,
  ...more: More
): R {
  const type: U['type'] = one.type;
  const entry: (...args: never) => R = table[type];
  // The entry of a thing's own type takes that thing: the one step that the compiler cannot follow.
  return (entry as (one: U, ...more: More) => R)(one, ...more);
}

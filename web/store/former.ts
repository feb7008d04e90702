/** The shelves of the store, and where the same things lie in local storage: there they were kept before there was a database. */
import { keysFrom } from './local.ts';

export const SHELVES = ['saves', 'results', 'progress'] as const;
export type Shelf = (typeof SHELVES)[number];

const PREFIXES: Readonly<Record<Shelf, string>> = {
  saves: 'orrery/save/',
  results: 'orrery/result/',
  progress: 'orrery/progress/',
};

interface FormerKey {
  readonly shelf: Shelf;
  readonly key: string;
  /** Of local storage. */
  readonly name: string;
}

export function formerKeyOf(shelf: Shelf, key: string): string {
  return PREFIXES[shelf] + key;
}

export function formerKeys(): FormerKey[] {
  return SHELVES.flatMap((shelf) =>
    keysFrom(PREFIXES[shelf]).map((name) => ({ shelf, key: name.slice(PREFIXES[shelf].length), name })),
  );
}

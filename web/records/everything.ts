/** All that this browser keeps as one file, and such a file taken in: by id, the newer of two wins. */
import { SHELVES, type Shelf } from '../store/former.ts';
import { isObject } from '../store/isObject.ts';
import { allKept, alter } from '../store/kept.ts';
import { readJson, write } from '../store/local.ts';
import { resultOf } from '../store/results.ts';
import { saveOf } from '../store/saves.ts';
import { united } from '../store/united.ts';

const KIND = 'orrery everything';
const SETTINGS = 'orrery/settings';

export function everything(): string {
  const shelves = SHELVES.map((shelf) => [shelf, Object.fromEntries(allKept(shelf))]);
  return JSON.stringify({ kind: KIND, settings: readJson(SETTINGS), ...Object.fromEntries(shelves) });
}

/** How many of each were taken in. */
export type TakenIn = Readonly<Record<Shelf, number>>;

/** Something from outside as it may stand on a shelf; undefined where it may not. */
const READ: Readonly<Record<Shelf, (key: string, value: unknown) => unknown>> = {
  saves: saveOf,
  results: (_, value) => resultOf(value),
  progress: (_, value) => (isObject(value) ? value : undefined),
};

export function takeIn(text: string): TakenIn | undefined {
  const found = parsed(text);
  if (found?.kind !== KIND) return undefined;
  const counts = { saves: 0, results: 0, progress: 0 };
  for (const shelf of SHELVES) {
    const things = found[shelf];
    for (const [key, thing] of Object.entries(isObject(things) ? things : {})) {
      const value = READ[shelf](key, thing);
      if (value === undefined) continue;
      const before = JSON.stringify(allKept(shelf).get(key));
      alter(shelf, key, (now) => united(shelf, now, value));
      if (JSON.stringify(allKept(shelf).get(key)) !== before) counts[shelf]++;
    }
  }
  // Where somebody has settings of their own, these stay.
  if (isObject(found.settings) && readJson(SETTINGS) === undefined) write(SETTINGS, found.settings);
  return counts;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

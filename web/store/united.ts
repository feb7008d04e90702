/** Two versions of the same kept thing as one: the newer wins, and what was once achieved stays so. */
import type { Shelf } from './former.ts';
import { isObject } from './isObject.ts';

/** When it was last changed, by what it says of itself. */
const TIMES: Readonly<Record<Exclude<Shelf, 'progress'>, string>> = { saves: 'played', results: 'ended' };

export function united(shelf: Shelf, now: unknown, other: unknown): unknown {
  if (now === undefined) return other;
  if (!isObject(now) || !isObject(other)) return now;
  if (shelf === 'progress') return unitedProgress(now, other);
  const time = TIMES[shelf];
  return Number(other[time] ?? 0) > Number(now[time] ?? 0) ? other : now;
}

type Part = Readonly<Record<string, unknown>>;

function unitedProgress(now: Part, other: Part): Part {
  return {
    ...now,
    ...other,
    missions: each(now.missions, other.missions, (mine, theirs) => {
      const done = mine.done === true || theirs.done === true;
      return { ...mine, ...theirs, ...(done ? { done } : {}) };
    }),
    rungs: earliest(now.rungs, other.rungs),
    deeds: earliest(now.deeds, other.deeds),
    days: earliest(now.days, other.days),
  };
}

function each(a: unknown, b: unknown, unite: (a: Part, b: Part) => Part): Part {
  const [mine, theirs] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
  const both: Record<string, unknown> = { ...mine };
  for (const [key, value] of Object.entries(theirs)) {
    const had = mine[key];
    both[key] = isObject(had) && isObject(value) ? unite(had, value) : value;
  }
  return both;
}

/** What was reached twice was reached the first time. */
function earliest(a: unknown, b: unknown): Part {
  const [mine, theirs] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
  const both: Record<string, unknown> = { ...mine };
  for (const [key, value] of Object.entries(theirs)) {
    const had = both[key];
    both[key] = typeof had === 'number' && typeof value === 'number' ? Math.min(had, value) : (had ?? value);
  }
  return both;
}

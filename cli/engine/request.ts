/** Reading requests: the shapes of their fields, and the limits that keep a hostile line from doing harm. */
import {
  type AnyFields,
  type FixedType,
  fieldsProblem,
  HOST,
  int,
  list,
  MOST_PRESSED,
  maybe,
  type Problem,
  record,
  type Shape,
  text,
} from '#engine';

export type RequestOf<F extends AnyFields> = FixedType<F>;

/** Any JSON: what it must be is for the operation to say. */
export const anything: Shape<unknown> = { problem: () => undefined };

/** The actions of one press. */
export const several: Shape<unknown[]> = list(anything, { min: 1, max: MOST_PRESSED });

/** The name of a game, a match or a bot. */
export const name = text(60);

export const requiredSeed = text(200);
export const versionNumber = int(0, Number.MAX_SAFE_INTEGER);
export const seatCount = wholeNumber('must be a whole number');

/** A seat that decides. The host is one where a game asks it. */
export const actingSeat: Shape<number> = {
  problem: (value, field) =>
    typeof value === 'number' && Number.isInteger(value) && value >= HOST
      ? undefined
      : { field, reason: 'must be the number of a seat' },
};

export const seatOrSpectator: Shape<number | 'spectator'> = {
  problem: (value, field) =>
    value === 'spectator' || (typeof value === 'number' && Number.isInteger(value) && value >= 0)
      ? undefined
      : { field, reason: 'must be the number of a seat or "spectator"' },
};

/** Whichever limit is reached first. The upper bounds keep one request from holding up the conversation for hours. */
export const budget = record({
  iterations: maybe(int(1, 10_000_000)),
  ms: maybe(int(1, 600_000)),
});

/** How much of a review is made at most; it ends after a whole round. */
export const reviewEffort = record({
  playouts: maybe(int(1, 10_000_000)),
  ms: maybe(int(1, 600_000)),
});

export const seatList: Shape<number[]> = list(int(0, 99), { max: 100 });

function wholeNumber(reason: string): Shape<number> {
  return { problem: (value, field) => (Number.isInteger(value) ? undefined : { field, reason }) };
}

/** Requests carry these besides the fields of their operation. */
const COMMON: AnyFields = { id: maybe(anything), op: anything };

export function requestProblem(request: Record<string, unknown>, fields: AnyFields): Problem | undefined {
  return fieldsProblem(request, { ...COMMON, ...fields });
}

/** An id is echoed as it came, so it must be something that survives the way. */
export function isId(id: unknown): id is string | number {
  return typeof id === 'string' ? id.length <= 200 : typeof id === 'number' && Number.isFinite(id);
}

const DEPTH_LIMIT = 100;

/** Whether plain data nests deeper than any honest request: walking it recursively could exhaust the stack. */
export function tooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_LIMIT) return true;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'object' && item !== null)
        for (const inner of Object.values(item)) next.push(inner);
    }
    level = next;
  }
  return false;
}

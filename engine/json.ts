/** Plain JSON: what every state, action, event and record is made of. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A deep copy of plain data that shares nothing with the original. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const list = new Array<unknown>(length);
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      list[i] = typeof item === 'object' ? copy(item) : item;
    }
    return list;
  }
  const source = value as Record<string, unknown>;
  const target: Record<string, unknown> = {};
  for (const key in source) {
    const item = source[key];
    target[key] = typeof item === 'object' ? copy(item) : item;
  }
  return target;
}

/** Whether two pieces of plain data say the same. Absent and undefined properties are equal, key order is not compared. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => same(item, b[i]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  // Own properties only: `constructor` and the like are on every object.
  for (const key in left)
    if (!same(left[key], Object.hasOwn(right, key) ? right[key] : undefined)) return false;
  for (const key in right) if (right[key] !== undefined && !Object.hasOwn(left, key)) return false;
  return true;
}

/** The one text of a piece of plain data, keys sorted: equal data give equal text. Used as a key for actions. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const source = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(source).sort()) {
    if (source[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(source[key])}`);
  }
  return `{${parts.join(',')}}`;
}

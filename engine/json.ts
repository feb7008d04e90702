/** Plain JSON: what every state, action, event and record is made of. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Whether this is an object with named parts, neither a list nor nothing. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A deep copy of plain data that shares nothing with the original. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

/** A deep copy that may be changed of what may not. */
export function thawed<T>(value: Readonly<T>): T {
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
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  // Own properties only: `constructor` and the like are on every object.
  for (const key in a) if (!same(a[key], Object.hasOwn(b, key) ? b[key] : undefined)) return false;
  for (const key in b) if (b[key] !== undefined && !Object.hasOwn(a, key)) return false;
  return true;
}

/** The one text of a piece of plain data, keys sorted: equal data give equal text. Used as a key for actions. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    if (value[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(value[key])}`);
  }
  return `{${parts.join(',')}}`;
}

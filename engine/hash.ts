/**
 * A structural hash of plain data: the same on every machine and in the browser, whatever the order of keys.
 * It tells states apart; it is no protection against forgery.
 */

/** 64 bits as 16 hex digits. */
export function hash(value: unknown): string {
  return hex(digest(value, 0x2545f491)) + hex(digest(value, 0x9e3779b9));
}

function digest(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'string':
      return hashText(value, seed ^ 0x1b873593);
    case 'number':
      return Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff
        ? mix(value ^ seed ^ 0x51ed270b)
        : hashText(String(value), seed ^ 0x51ed270b);
    case 'boolean':
      return mix(seed ^ (value ? 0x38b34ae5 : 0x6a09e667));
    case 'object':
      if (value === null) return mix(seed ^ 0x3c6ef372);
      return Array.isArray(value)
        ? hashList(value, seed)
        : hashObject(value as Record<string, unknown>, seed);
    default:
      return mix(seed ^ 0x510e527f);
  }
}

function hashList(list: readonly unknown[], seed: number): number {
  let h = mix(seed ^ 0x1f83d9ab ^ list.length);
  for (const item of list) h = mix((Math.imul(h, 31) + digest(item, seed)) | 0);
  return h;
}

/** Entries are summed, so that the order in which keys were written does not count. */
function hashObject(source: Record<string, unknown>, seed: number): number {
  let sum = 0;
  for (const key in source) {
    const value = source[key];
    if (value !== undefined) sum = (sum + mix(Math.imul(hashText(key, seed), 33) ^ digest(value, seed))) | 0;
  }
  return mix(sum ^ seed ^ 0x5be0cd19);
}

function hashText(text: string, seed: number): number {
  let h = seed ^ text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}

/** A full avalanche of 32 bits. */
export function mix(x: number): number {
  let h = x ^ (x >>> 16);
  h = Math.imul(h, 0x21f0aaad);
  h ^= h >>> 15;
  h = Math.imul(h, 0x735a2d97);
  return h ^ (h >>> 15);
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}

/** Saying in words where two pieces of plain data differ, and failing with a record that can be opened. */
import { type MatchRecord, recordText } from '../index.ts';

export function fail(message: string): never {
  throw new Error(message);
}

/** Fails unless both are the same byte for byte once written as JSON. */
export function expectEqual(found: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left !== right) fail(`${what}: ${difference(found, expected) ?? 'the order of keys differs'}`);
}

/** Where two pieces of plain data differ first; undefined when they say the same. */
export function difference(found: unknown, expected: unknown, path = ''): string | undefined {
  if (Object.is(found, expected)) return undefined;
  if (!isObject(found) || !isObject(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    return `${path || 'it'} is ${shown(found)} instead of ${shown(expected)}`;
  }
  for (const key of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const deeper = difference(found[key], expected[key], path ? `${path}.${key}` : key);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** Runs part of a test; when it fails, the failure carries the record of the match. */
export function telling<T>(record: () => MatchRecord, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${message}\n\nSave this record as a .json file to open the match:\n${recordText(record())}`,
      {
        cause: error,
      },
    );
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const words = JSON.stringify(value) ?? String(value);
  return words.length > 200 ? `${words.slice(0, 200)}…` : words;
}

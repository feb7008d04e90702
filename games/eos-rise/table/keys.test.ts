/** Letters of the board: no two icons, and no two rooms, share one, and none is a key of the page. */
import { expect, test } from 'vitest';
import { ROOM_LETTERS, SLOT_LETTERS } from './keys.ts';

/** Decision, log, undo, hint, key map, and the board's own threat and pass. */
const TAKEN = ['d', 'l', 'u', 'h', 'k', '?', 't', 'p'];

test.each([
  ['icons', Object.values(SLOT_LETTERS)],
  ['rooms', Object.values(ROOM_LETTERS)],
])('%s', (_, letters) => {
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) {
    expect(letter).toMatch(/^[a-z]$/);
    expect(TAKEN).not.toContain(letter);
  }
});

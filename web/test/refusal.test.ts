// What the server refuses, as a person at the table reads it.
import { expect, test } from 'vitest';
import { refusalWords } from '../online/refusal.ts';
import { words } from '../text/en.ts';

test('who was too late is not told of versions', () => {
  const message = 'this answers version 33; the match is at 34';
  expect(refusalWords({ code: 'stale', message })).toBe(words.online.table.tooLate);
});

test('anything else keeps its reason', () => {
  const message = 'the match is paused';
  expect(refusalWords({ code: 'paused', message })).toBe(message);
});

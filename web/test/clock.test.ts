// The clock on screen: how it is told, and beside whom it stands.
import { expect, test, vi } from 'vitest';
import type { SeatInfo } from '#client';

// The line to the server looks where it is as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { origin: 'http://table.example' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
const { clockWords, timed } = await import('../online/clock.ts');

test('time is told by the second, or by the minute where hours are left, and never below zero', () => {
  expect(clockWords(299_001)).toBe('5:00 left');
  expect(clockWords(61_000)).toBe('1:01 left');
  expect(clockWords(1)).toBe('0:01 left');
  expect(clockWords(86_400_000)).toBe('24 h 0 min left');
  expect(clockWords(0)).toBe('time is up');
  expect(clockWords(-5000)).toBe('time is up');
});

test('it stands beside the people who are waited for', () => {
  const seats = (['person', 'bot', 'away', 'person'] as const).map(
    (kind, seat): SeatInfo => ({ seat, kind, name: '' }),
  );
  expect(timed([0, 1, 2], seats)).toEqual([0]);
  expect(timed([3], seats)).toEqual([3]);
  expect(timed([1], seats)).toEqual([]);
});

// The clock on screen: how it is told, and beside whom it stands.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Api, type SeatInfo } from '#client';

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

test('first the time for the decision is shown, then what is left of the reserve', () => {
  expect(clockWords(90_000, 60_000)).toBe('0:30 + 1:00');
  expect(clockWords(60_000, 60_000)).toBe('1:00 of the reserve');
  expect(clockWords(1, 60_000)).toBe('0:01 of the reserve');
  expect(clockWords(0, 60_000)).toBe('time is up');
  expect(clockWords(50 * 3_600_000)).toBe('2 d 2 h left');
});

test('it stands beside the people who are waited for', () => {
  const seats = (['person', 'bot', 'away', 'person'] as const).map(
    (kind, seat): SeatInfo => ({ seat, kind, name: '' }),
  );
  expect(timed([0, 1, 2], seats)).toEqual([0]);
  expect(timed([3], seats)).toEqual([3]);
  expect(timed([1], seats)).toEqual([]);
});

describe('the time of the server', () => {
  const NOON = Date.UTC(2026, 0, 1, 12);
  /** A server whose clock is ahead by so much, and whose answers are so long under way. */
  const served = (ahead: number, way: () => number) =>
    new Api('http://server', {
      fetch: async () => {
        const date = new Date(Math.floor((Date.now() + ahead) / 1000) * 1000).toUTCString();
        vi.setSystemTime(Date.now() + way());
        return { headers: new Headers({ date }), json: async () => ({ ok: true }) };
      },
    });

  beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('is not pushed back by an answer that was long under way', async () => {
    const api = served(0, () => 6000);
    await api.me();
    expect(api.now() - Date.now()).toBe(0);
  });

  test('is found where this clock is wrong, and no slow answer loses it again', async () => {
    let way = 100;
    const api = served(-600_000, () => way);
    await api.me();
    expect(Math.abs(api.now() - Date.now() + 600_000)).toBeLessThanOrEqual(2000);
    way = 9000;
    await api.me();
    expect(Math.abs(api.now() - Date.now() + 600_000)).toBeLessThanOrEqual(2000);
  });
});

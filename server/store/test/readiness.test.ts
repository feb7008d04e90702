// Whether the store is ready is asked by anyone, as often as they like: it is looked at once in a while.
import { expect, test, vi } from 'vitest';
import { Marks } from '../marks.ts';
import { Readiness } from '../readiness.ts';
import type { Row, Sql } from '../sql.ts';

test.each([
  false,
  true,
])('many questions are one look, also where nothing can be written (%s)', async (isFull) => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const sql = new FakeSql(isFull);
  const readiness = new Readiness(sql, new Marks(sql));
  const asked = () => Promise.all(Array.from({ length: 20 }, () => readiness.problem()));
  for (let i = 0; i < 3; i++) {
    now.mockReturnValue(1_000_000 + i);
    const all = await asked();
    expect(new Set(all).size).toBe(1);
    expect(all[0] === undefined).toBe(!isFull);
  }
  expect(sql.looks).toBe(1);
  now.mockReturnValue(1_003_000);
  await asked();
  expect(sql.looks).toBe(2);
  // Someone else could not write since: that is looked at.
  sql.failed = 1_003_500;
  now.mockReturnValue(1_003_501);
  await asked();
  expect(sql.looks).toBe(3);
  now.mockRestore();
});

test('a store that says nothing is not ready within two seconds', async () => {
  vi.useFakeTimers();
  const sql = new FakeSql(false);
  sql.query = () => new Promise<never>(() => undefined);
  let found: string | undefined;
  void new Readiness(sql, new Marks(sql)).problem().then((problem) => {
    found = problem;
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(found).toBe('the store does not answer');
  vi.useRealTimers();
});

class FakeSql implements Sql {
  failed: number | undefined;
  looks = 0;
  readonly #isFull: boolean;

  constructor(isFull: boolean) {
    this.#isFull = isFull;
  }

  async query(): Promise<Row[]> {
    this.looks++;
    if (!this.#isFull) return [];
    this.failed = Date.now();
    throw new Error('the disk is full');
  }

  batch = () => Promise.resolve([]);
  append = () => Promise.resolve(true);
  epoch = () => undefined;
  close = () => Promise.resolve();
}

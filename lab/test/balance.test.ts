import { describe, expect, test } from 'vitest';
import { type Random, readOptions, stream, type Target } from '#engine';
import { findGame, GAMES } from '#games';
import { BALANCE } from '#games/balance.ts';
import { exoship } from '#games/exoship/index.ts';
import { judge } from '../balance/judge.ts';
import { balance } from '../balance/run.ts';
import { reachAfter } from '../balance/sequence.ts';
import { emptyTally, type Tally } from '../tally.ts';

const target = (range: [number, number], more: Partial<Target> = {}): Target => ({
  id: 't',
  says: 'It is so',
  seats: 1,
  bots: ['random'],
  metric: { kind: 'won' },
  range,
  most: 1600,
  ...more,
});

const counted = (won: number, games: number, more: Partial<Tally> = {}): Tally => ({
  ...emptyTally(1),
  games,
  won,
  ...more,
});

/** Games of a known rate, looked at after every hundred until it is settled. */
function settled(rate: number, range: [number, number], random: Random): string {
  let won = 0;
  for (let games = 1; games <= 1600; games++) {
    if (random.int(1000) < 1000 * rate) won++;
    if (games % 100 !== 0) continue;
    const { standing } = judge(target(range), counted(won, games), {}, 1600, 1);
    if (standing !== 'open') return standing;
  }
  return 'open';
}

test.each([
  [0.5, [0.4, 0.6], 'pass'],
  [0.7, [0.4, 0.6], 'fail'],
  [0.6, [0.4, 0.6], 'open'],
] as const)('a rate of %f in %j is %s, hardly ever the opposite', (rate, range, wanted) => {
  const random = stream(`judge ${rate}`);
  const found = Array.from({ length: 100 }, () => settled(rate, [...range], random));
  const wrong = found.filter((one) =>
    wanted === 'open' ? one !== 'open' : one !== wanted && one !== 'open',
  );
  expect(wrong.length).toBeLessThanOrEqual(5);
  expect(found.filter((one) => one === wanted).length).toBeGreaterThan(80);
});

test('an interval that holds however often one looks is at best half as wide again', () => {
  expect(reachAfter(1000, 1000, 0.05) / 1.96).toBeCloseTo(1.55, 2);
  expect(reachAfter(50, 1000, 0.05)).toBeGreaterThan(reachAfter(1000, 1000, 0.05));
});

test('what is known to be missed fails only where it is worse', () => {
  const known = { why: 'by the rulebook', was: [0.8, 0.95] } as const;
  const missed = target([0.4, 0.6], { known });
  expect(judge(missed, counted(900, 1000), {}, 1000, 5).standing).toBe('known');
  expect(judge(missed, counted(100, 1000), {}, 1000, 5).standing).toBe('fail');
  expect(judge(target([0.4, 0.6]), counted(900, 1000), {}, 1000, 5).standing).toBe('fail');
});

test('an end of the scale can be reached, not passed', () => {
  expect(judge(target([0.95, 1]), counted(1000, 1000), {}, 1000, 1).standing).toBe('pass');
  expect(judge(target([0, 0.1]), counted(0, 1000), {}, 1000, 1).standing).toBe('pass');
});

test('every kind of target finds its numbers', () => {
  const tally = counted(500, 1000, {
    reasons: new Map([
      ['hull', 100],
      ['time', 200],
    ]),
    order: [{ games: 1000, wins: 600 }],
    rounds: { 4: 500, 6: 500 },
    levels: new Map([
      ['strong', { seats: 1000, wins: 750 }],
      ['sound', { seats: 1000, wins: 250 }],
    ]),
    roles: new Map([['faction', new Map([['church', { seats: 100, wins: 30, fair: 20_000_000 }]])]]),
  });
  const value = (metric: Target['metric']) =>
    judge(target([0, 1], { metric }), tally, { card: ['a'] }, 1000, 1).value;
  expect(value({ kind: 'reason', id: 'hull' })).toBe(0.1);
  expect(value({ kind: 'ratio', of: 'hull', to: 'time' })).toBe(0.5);
  expect(value({ kind: 'order', place: 1 })).toBe(0.6);
  expect(value({ kind: 'rounds' })).toBe(5);
  expect(value({ kind: 'bot', level: 'strong' })).toBe(1.5);
  expect(value({ kind: 'role', name: 'faction', value: 'church' })).toBeCloseTo(1.5);
  expect(value({ kind: 'role', name: 'faction', value: 'none' })).toBeUndefined();
  expect(value({ kind: 'content', of: 'card' })).toBe(0);
});

test('targets of one table are played once, and the same however they are asked', async () => {
  const easy = { bots: ['easy'], most: 200 };
  const targets = [target([0, 1], { id: 'a', ...easy }), target([0.9, 1], { id: 'b', ...easy })];
  const terms = { threads: 1, seed: 's' };
  const together = await balance(exoship, targets, terms);
  expect(together.map(({ standing }) => standing)).toEqual(['pass', 'fail']);
  const [alone] = await balance(exoship, targets.slice(1), terms);
  expect(alone?.value).toBe(together[1]?.value);
});

describe.each(GAMES.map(({ id }) => id))('the targets of %s', (id) => {
  const game = findGame(id);
  const targets = BALANCE[id] ?? [];
  test('are there, each by a name of its own', () => {
    expect(targets.length).toBeGreaterThan(2);
    expect(new Set(targets.map((one) => one.id)).size).toBe(targets.length);
  });
  test.each(targets.map((one) => [one.id, one] as const))('%s can be played', (_, {
    seats,
    options,
    range,
    metric,
  }) => {
    const read = readOptions(game?.options ?? {}, options ?? {});
    expect('values' in read && game?.tableProblem?.({ seats, options: read.values })).toBeFalsy();
    expect('values' in read).toBe(true);
    expect(range[0]).toBeLessThan(range[1]);
    if (metric.kind === 'content') expect(game?.content[metric.of]?.length).toBeGreaterThan(0);
  });
});

import { expect, test } from 'vitest';
import { type Random, stream } from '#engine';
import { exactInterval, paired } from '../stats/paired.ts';
import { type Comparison, ratings } from '../stats/ratings.ts';
import { solve } from '../stats/solve.ts';
import { scoreOf } from '../stats/sprt.ts';
import { seatings } from '../tournament/seating.ts';

const PLANTED = [0, 120, -80];
const SEAT = [0, 60];

/** A round-robin of duels between players of known strength, where sitting second is worth something. */
function duels(deals: number, random: Random): Comparison[][] {
  const tables = seatings('round-robin', PLANTED.length, [0, 1]);
  return Array.from({ length: deals }, () =>
    tables.map(([one = 0, other = 0]) => {
      const elo = (PLANTED[one] ?? 0) - (PLANTED[other] ?? 0) + (SEAT[0] ?? 0) - (SEAT[1] ?? 0);
      return { one, other, oneAt: 0, otherAt: 1, score: Number(random.int(1e6) < scoreOf(elo) * 1e6) };
    }),
  );
}

test('strengths that were planted come out, the advantage of a seat beside them', () => {
  const random = stream('planted');
  const tournaments = Array.from({ length: 12 }, (_, i) => ratings(duels(60, random), 3, 2, `s${i}`));
  const within = tournaments.flatMap(({ players, seats }) => [
    ...players.slice(1).map(({ low, high }, i) => {
      const planted = PLANTED[i + 1] ?? 0;
      return low <= planted && planted <= high;
    }),
    ...seats.map(({ low, high }) => low <= 60 && 60 <= high),
  ]);
  expect(within.filter(Boolean).length / within.length).toBeGreaterThan(0.85);
  const [first, second, third] = tournaments[0]?.players ?? [];
  expect(first?.elo).toBe(0);
  expect(second?.elo).toBeGreaterThan(third?.elo ?? 0);
  expect(second?.better).toBeGreaterThan(0.9);
});

test('the same deals give the same ratings', () => {
  const deals = duels(20, stream('same'));
  expect(ratings(deals, 3, 2, 'x')).toEqual(ratings(deals, 3, 2, 'x'));
});

test('who wins everything is said to, instead of being rated without end', () => {
  const deals = Array.from({ length: 30 }, () => [{ one: 0, other: 1, oneAt: 0, otherAt: 1, score: 0 }]);
  const [, winner] = ratings(deals, 2, 2, 'x').players;
  expect(winner).toMatchObject({ without: 'losses' });
  expect(winner?.elo).toBeGreaterThan(200);
  expect(winner?.elo).toBeLessThan(5000);
});

test('equations are solved, and one that says nothing leaves its unknown at 0', () => {
  const [x = 0, y = 0] = solve(
    [
      [0, 2],
      [3, 1],
    ],
    [4, 5],
  );
  expect([x, y]).toEqual([1, 2]);
  expect(
    solve(
      [
        [2, 0],
        [0, 0],
      ],
      [4, 0],
    ),
  ).toEqual([2, 0]);
});

test('two on the same deals differ by what only one of them won', () => {
  const results = [
    ...Array.from({ length: 50 }, () => [true, true] as const),
    ...Array.from({ length: 30 }, () => [false, true] as const),
    ...Array.from({ length: 10 }, () => [true, false] as const),
    ...Array.from({ length: 10 }, () => [false, false] as const),
  ];
  const { both, onlyOne, onlyOther, neither, difference, low, high } = paired(results);
  expect({ both, onlyOne, onlyOther, neither }).toEqual({
    both: 50,
    onlyOne: 10,
    onlyOther: 30,
    neither: 10,
  });
  expect(difference).toBeCloseTo(0.2);
  expect(low).toBeGreaterThan(0.05);
  expect(high).toBeLessThan(0.32);
});

test('the exact interval is the textbook one', () => {
  const [low, high] = exactInterval(3, 10);
  expect(low).toBeCloseTo(0.0667, 3);
  expect(high).toBeCloseTo(0.6525, 3);
  expect(exactInterval(0, 10)[0]).toBe(0);
  expect(exactInterval(10, 10)[1]).toBe(1);
  expect(exactInterval(0, 0)).toEqual([0, 1]);
});

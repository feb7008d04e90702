import { expect, test } from 'vitest';
import { type Random, stream } from '#engine';
import { countContent, emptyContent, mergeContent, type Uses } from '../measures/content.ts';
import { effectReports, orderChance, roleReports } from '../measures/reports.ts';
import { countRoles, type Roles } from '../measures/roles.ts';
import { wilson } from '../statistics.ts';
import { believed, chiSquared, newcombe, reachOf, twoSided } from '../stats/tests.ts';

const PIECES = 20;

/** Duels in which each seat uses half of the pieces by lot, and who has the first piece wins so much more often. */
function duels(games: number, random: Random, gain = 0) {
  const tally = emptyContent();
  for (let i = 0; i < games; i++) {
    const used: Uses = new Map([['card', new Map()]]);
    for (let piece = 0; piece < PIECES; piece++) {
      const by = random.int(4);
      if (by > 0) used.get('card')?.set(`c${piece}`, { by, round: 1 + piece });
    }
    const by = used.get('card')?.get('c0')?.by ?? 0;
    const lean = by === 1 ? gain : by === 2 ? -gain : 0;
    const first = random.int(1000) < 500 + 1000 * lean;
    countContent(tally, used, [
      { stratum: 'a', seats: 1, won: first },
      { stratum: 'b', seats: 2, won: !first },
    ]);
  }
  return tally;
}

test('where nothing matters, hardly any report marks anything', () => {
  const random = stream('null');
  const reports = 60;
  let marked = 0;
  for (let i = 0; i < reports; i++)
    if (effectReports(duels(150, random), 'card').some((one) => one.marked)) marked++;
  expect(marked / reports).toBeLessThanOrEqual(0.1);
});

test('what goes with winning is marked, comes first, and is shown smaller than it looks', () => {
  const [first, second] = effectReports(duels(600, stream('planted'), 0.2), 'card');
  expect(first).toMatchObject({ id: 'c0', marked: true, round: 1 });
  expect(first?.difference).toBeGreaterThan(0.1);
  expect(first?.shrunk).toBeLessThan(first?.difference ?? 0);
  expect(Math.abs(second?.shrunk ?? 1)).toBeLessThan(0.06);
});

test('counting in parts is counting at once', () => {
  const whole = duels(40, stream('parts'));
  const parts = emptyContent();
  mergeContent(parts, whole);
  mergeContent(parts, duels(40, stream('more')));
  expect(parts.strata.get('a')?.of).toBe(80);
  expect(effectReports(whole, 'nothing')).toEqual([]);
});

test('roles are counted by what would be fair at their tables', () => {
  const roles: Roles = new Map();
  for (let i = 0; i < 100; i++) {
    countRoles(roles, [{ faction: 'red' }, { faction: 'blue' }], [i % 5 === 0 ? 1 : 0]);
    // Nobody wins: nobody was due anything.
    countRoles(roles, [{ faction: 'red' }, { faction: undefined }], []);
  }
  const [report] = roleReports(roles);
  const [red, blue] = report?.values ?? [];
  expect(red).toMatchObject({ value: 'red', wins: { count: 80, of: 200 }, marked: true });
  expect(red?.ratio).toBeCloseTo(1.6);
  expect(blue?.ratio).toBeCloseTo(0.4);
  expect(report?.chance).toBeLessThan(0.001);
});

test('turn order is tested over all places at once', () => {
  expect(orderChance([wilson(50, 100), wilson(50, 100)])).toBeGreaterThan(0.9);
  expect(orderChance([wilson(70, 100), wilson(30, 100)])).toBeLessThan(0.001);
  expect(orderChance([wilson(0, 10), wilson(0, 10)])).toBe(1);
});

test('the tables of the textbooks', () => {
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 5);
  expect(reachOf(0.05)).toBeCloseTo(1.96, 3);
  expect(chiSquared(5.991, 2)).toBeCloseTo(0.05, 2);
  expect(chiSquared(18.307, 10)).toBeCloseTo(0.05, 2);
  expect(believed([0.001, 0.02, 0.04, 0.5])).toEqual([true, true, false, false]);
  const { difference, low, high } = newcombe(wilson(48, 80), wilson(56, 70));
  expect([difference, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339]);
});

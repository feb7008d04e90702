/** Ships that are sent together, and those that are left. */
import { describe, expect, test } from 'vitest';
import { spacesApart } from '../rules/hex.ts';
import { given } from '../test/scene.ts';
import { view } from '../view.ts';
import { flightsOf, restOf, squadTo } from './together.ts';

const FLEET = {
  'p1-m': '-5,1',
  'p1-f1': '-4,0',
  'p1-f2': '-4,-1',
  'p1-b1': '-5,0',
  'p2-m': '5,-1',
  'p2-f1': '5,0',
} as const;

describe('a squad', () => {
  test('goes to one place, each ship to a space of its own beside the others', () => {
    const scene = given({ units: FLEET });
    const flights = squadTo(view(scene.s, 0), ['p1-f1', 'p1-f2', 'p1-b1'], '-2,0');
    expect(flights.map(({ ship }) => ship).sort()).toEqual(['p1-b1', 'p1-f1', 'p1-f2']);
    expect(new Set(flights.map(({ to }) => to)).size).toBe(3);
    for (const { to } of flights) expect(spacesApart(to, '-2,0')).toBeLessThanOrEqual(1);
    // The rules take it as it is: every flight is legal after those before it.
    scene.when(...flightsOf(flights));
    for (const { ship, to } of flights) expect(scene.at(ship)).toBe(to);
  });

  test('leaves out who would come no nearer', () => {
    const scene = given({ units: FLEET });
    const flights = squadTo(view(scene.s, 0), ['p1-f1', 'p1-f2'], '-4,0');
    expect(flights).toEqual([]);
  });
});

describe('the ships that are left', () => {
  test('are moved by flights that the rules allow, and nothing else is done', async () => {
    const scene = given({ units: FLEET });
    const flights = await restOf(view(scene.s, 0));
    expect(flights.length).toBeGreaterThan(0);
    scene.when(...flightsOf(flights));
    for (const { ship, to } of flights) expect(scene.at(ship)).toBe(to);
    expect(scene.asked).toBe('main');
    expect(await restOf(view(scene.s, 0))).toEqual([]);
  });

  test('the position that is looked at is not changed', async () => {
    const seen = view(given({ units: FLEET }).s, 0);
    expect(await restOf(seen)).toEqual(await restOf(seen));
  });
});

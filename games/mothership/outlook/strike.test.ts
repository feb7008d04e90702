/** What the table proposes achieves something, and what a hint advises is no worse than that. */
import { expect, test } from 'vitest';
import { mothership } from '../index.ts';
import { type Given, positionOf } from '../positions.ts';
import { KIND_WORDS, readiness } from '../text/kinds.ts';
import { whyOf } from '../text/order.ts';
import { type View, view as viewOf } from '../view.ts';
import { stillActing } from './left.ts';
import { bestStrike, fallsWith } from './prize.ts';
import { sounder } from './sounder.ts';
import { proposed } from './strike.ts';

const askedOf = (view: View): string => mothership.words.prompt('main', view);
const seen = (given: Given): View => viewOf(positionOf(given), 0);

/** A strong Mothership and two Fighters beside a shielded one. */
const SIEGE: Given = {
  units: { 'p1-m': '0,0', 'p1-f1': '1,-1', 'p1-f2': '2,-1', 'p2-m': '1,0', 'p2-f1': '8,-3' },
  fleets: [
    { energy: { engines: 3, weapons: 11, shields: 1 } },
    { hp: 6, energy: { engines: 5, weapons: 5, shields: 5 } },
  ],
};

test('against a Mothership the group that reaches its hull is proposed', () => {
  expect(proposed(seen(SIEGE), 'p2-m')).toContain('p1-m');
});

test('the ship in hand always takes part', () => {
  const view = seen({
    ...SIEGE,
    fleets: [{ energy: { engines: 5, weapons: 5, shields: 5 } }, SIEGE.fleets?.[1]],
  });
  expect(proposed(view, 'p2-m', 'p1-m')).toContain('p1-m');
  expect(proposed(view, 'p2-m', 'p1-f2')).toContain('p1-f2');
});

test('the last ship of the last enemy comes before its station, and is called that', () => {
  const view = seen({
    units: {
      'p1-m': '5,1',
      'p1-f1': '4,2',
      'p1-f2': '3,3',
      'p1-b1': '5,-1',
      'p1-b2': '6,-2',
      'p2-f1': '4,3',
    },
    fleets: [{ energy: { engines: 3, weapons: 11, shields: 1 } }],
  });
  expect(bestStrike(view)?.target).toBe('p2-f1');
  expect(fallsWith(view, 'p2-f1')).toBe('win');
  expect(whyOf(view, 'p2-f1')).toContain('you win');
  expect(askedOf(view)).toContain('last ship');
});

test('a weak Mothership joins what it turns, and no more', () => {
  const even: Given = {
    ...{ units: { 'p1-m': '0,0', 'p1-b1': '1,-1', 'p2-m': '1,0', 'p2-f1': '8,-3' } },
    fleets: [
      { energy: { engines: 5, weapons: 5, shields: 5 } },
      { hp: 6, energy: { engines: 8, weapons: 5, shields: 0 } },
    ],
  };
  expect(proposed(seen(even), 'p2-m')).toEqual(['p1-m', 'p1-b1']);
  expect(proposed(seen({ ...even, units: { ...even.units, 'p2-f1': '2,-1' } }), 'p2-f1')).not.toContain(
    'p1-b1',
  );
});

test('what is said of targets beside the board agrees', () => {
  const view = seen({
    units: { 'p1-f1': '0,0', 'p2-m': '1,0', 'p2-f1': '2,-1', 'p2-f2': '1,1' },
    fleets: [{}, { energy: { engines: 0, weapons: 12, shields: 3 } }],
    planets: Object.fromEntries(seen({}).planets.map(({ id }) => [id, { owner: 0 }])),
  });
  expect(bestStrike(view)).toBeUndefined();
  expect(KIND_WORDS.strike.note(view)).toContain('in reach, at poor odds');
  expect(readiness(view)).toMatch(/[1-9] targets?/);
});

test('ships that can still strike or have not flown are left, guards are not', () => {
  const view = seen(SIEGE);
  expect(stillActing(view)).toEqual(expect.arrayContaining(['p1-m', 'p1-f1', 'p1-f2']));
});

test('a turn is not ended before a planet that can be taken without risk', () => {
  const view = seen({ units: { 'p1-f1': '-4,-1', 'p1-f2': '-4,0', 'p1-b1': '-5,0', 'p2-f1': '8,-3' } });
  const best = bestStrike(view);
  expect(best?.win).toBeGreaterThan(0.6);
  expect(sounder({ type: 'end' }, view)?.at(-1)).toMatchObject({ type: 'attack', target: best?.target });
});

test('what is nearly sure is not put off for a flight elsewhere', () => {
  const units = {
    'p1-f1': '-4,-1',
    'p1-f2': '-4,0',
    'p1-f3': '-3,-1',
    'p1-b1': '-5,0',
    'p1-b2': '-3,-2',
    'p2-f1': '8,-3',
  } as const;
  const view = seen({ units });
  expect(bestStrike(view)?.win).toBeGreaterThanOrEqual(0.9);
  expect(sounder({ type: 'move', ship: 'p1-f3' }, view)?.at(-1)).toMatchObject({ type: 'attack' });
  const few = seen({ units: { 'p1-f1': '-4,-1', 'p1-f2': '-4,0', 'p2-f1': '8,-3' } });
  expect(sounder({ type: 'move', ship: 'p1-f1' }, few)).toBeUndefined();
});

test('asteroids are not advised where a free space serves as well', () => {
  const base = seen({ units: { 'p1-f1': '-4,-1', 'p2-f1': '8,-3' } });
  const planet = base.planets[0];
  const way = (to: `${number},${number}`, kind: 'safe' | 'asteroid') => ({ to, kind, path: [], left: 0 });
  const at = planet?.at ?? '0,0';
  const [q = 0, r = 0] = at.split(',').map(Number);
  const beside = `${q + 1},${r}` as const;
  const rocks = `${q},${r + 1}` as const;
  const view: View = { ...base, reach: [way(rocks, 'asteroid'), way(beside, 'safe')] };
  const advised = { type: 'moveTo', to: rocks, kind: 'asteroid' } as const;
  expect(sounder(advised, view)).toEqual([{ type: 'moveTo', to: beside, kind: 'safe' }]);
  expect(sounder(advised, { ...view, reach: [way(rocks, 'asteroid')] })).toBeUndefined();
});

/** What the table proposes achieves something, and what a hint advises is no worse than that. */
import { expect, test } from 'vitest';
import { type Given, positionOf } from '../positions.ts';
import { type View, view as viewOf } from '../view.ts';
import { stillActing } from './left.ts';
import { sounder } from './sounder.ts';
import { bestStrike, proposed } from './strike.ts';

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

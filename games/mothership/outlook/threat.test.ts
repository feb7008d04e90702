/** What the overlays and helpers of the table say must be what the rules would do. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { mothership } from '../index.ts';
import { spacesApart } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import type { SeenUnit, View } from '../view.ts';
import { hullOdds } from './hull.ts';
import { plannedScene } from './scene.ts';
import { againstOf, threatsOf } from './threat.ts';
import { zoneChance } from './zone.ts';

function begin(): Match<Mothership> {
  const begun = Match.start(mothership, {
    seats: 2,
    options: { layout: 'duel' },
    random: { kind: 'keyed', seed: 'overlay' },
  });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

const KINDS = { m: 'mothership', f: 'fighter', b: 'bomber', g: 'guardian', s: 'station' } as const;

function unit(id: UnitId, at: SeenUnit['at'], more: Partial<SeenUnit> = {}): SeenUnit {
  const [owner = '', slot = 'm'] = id.split('-');
  return {
    id,
    owner: Number(owner.slice(1)) - 1,
    class: KINDS[slot.charAt(0) as keyof typeof KINDS],
    at,
    moved: false,
    attacked: false,
    held: false,
    engine: 4,
    die: 6,
    guarded: false,
    ...more,
  };
}

const seen = (...units: SeenUnit[]): View => ({ ...begin().view(0), units });

test('10.3 an enemy strikes one space farther than it flies, and only what it can harm', () => {
  const fighter = seen(unit('p2-f1', '0,7', { engine: 2 }));
  const struck = [...threatsOf(fighter, 'small').keys()];
  expect(Math.max(...struck.map((at) => spacesApart(at, '0,7')))).toBe(3);
  expect(threatsOf(fighter, 'station').size).toBe(0);
  const bomber = seen(unit('p2-b1', '0,7', { engine: 2, die: 8 }));
  expect(threatsOf(bomber, 'small').size).toBe(0);
  expect(threatsOf(bomber, 'station').size).toBe(struck.length);
  expect(threatsOf(seen(unit('p1-f1', '0,7')), 'any').size).toBe(0);
  expect([againstOf('bomber'), againstOf('station'), againstOf(undefined)]).toEqual([
    'small',
    'station',
    'any',
  ]);
});

test('10.3 what stands in the way counts: held ships stay, two enemies count twice', () => {
  const held = threatsOf(seen(unit('p2-f1', '0,7', { held: true })), 'any');
  expect([...held.keys()].every((at) => spacesApart(at, '0,7') === 1)).toBe(true);
  const two = threatsOf(seen(unit('p2-f1', '0,7'), unit('p2-f2', '1,7')), 'any');
  expect(two.get('0,6')).toBe(2);
});

test('MS-9.6 a Mothership is worn down blow by blow', () => {
  const fight = (hp: number, shield: number): number | undefined => {
    const view = seen(unit('p1-m', '0,5'), unit('p2-g1', '0,7'));
    const fleets = view.fleets.map((fleet, owner) => (owner === 0 ? { ...fleet, hp, shield } : fleet));
    return zoneChance({ ...view, fleets }, 'p1-m', '0,6');
  };
  // A D6 against a D6 of equal bonuses: any blow is worth two points at least.
  expect(fight(1, 0)).toBeCloseTo(1 / 2);
  expect(fight(1, 1)).toBeCloseTo(1 / 2);
  expect(fight(2, 1)).toBeCloseTo(1 / 2 + 1 / 60);
  expect(fight(12, 5)).toBeGreaterThan(0.9);
});

test('MS-6.7 Fighters wear down shields only; a Bomber pierces the hull', () => {
  const view = seen(unit('p2-m', '0,6'), unit('p1-f1', '0,5'), unit('p1-b1', '1,5', { die: 8 }));
  const stood = (shield: number, hp: number): View => ({
    ...view,
    fleets: view.fleets.map((fleet, owner) => (owner === 1 ? { ...fleet, shield, hp } : fleet)),
  });
  const odds = (shield: number, hp: number, ...ships: UnitId[]) =>
    hullOdds(stood(shield, hp), plannedScene(stood(shield, hp), 'p2-m', ships));
  expect(odds(1, 1, 'p1-f1')).toEqual({ destroyed: 0, mean: 0 });
  // D8 against D6 wins 27 of 48 ways, each total at least 2.
  expect(odds(0, 1, 'p1-b1')?.destroyed).toBeCloseTo(27 / 48);
  expect(odds(0, 12, 'p1-b1')?.mean).toBeCloseTo(
    (2 * 1 + 3 * 2 + 4 * 3 + 5 * 4 + 6 * 5 + 7 * 6 + 8 * 6) / 48,
  );
  // With a Fighter beside it the Bomber's own points are the most that go through.
  expect(odds(0, 9, 'p1-f1', 'p1-b1')?.destroyed).toBe(0);
  expect(hullOdds(view, plannedScene(view, 'p1-f1', []))).toBeUndefined();
});

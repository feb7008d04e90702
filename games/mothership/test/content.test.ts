import { describe, expect, it } from 'vitest';
import { ARTIFACT_IDS } from '../content/artifacts.ts';
import { actionDeck, CARD_IDS, card } from '../content/cards.ts';
import { DEVELOPMENT_IDS, development, developmentDeck } from '../content/developments.ts';
import { beside, generate, overlapping, safeSteps } from '../content/generator.ts';
import { LAYOUT_IDS, LAYOUTS, type Layout, standardLayout } from '../content/layouts.ts';
import { dieOf, readD2, spacesOf, splitsOf } from '../content/panel.ts';
import { npcTechnologies, SOLO_LAYOUT_IDS, SOLO_LAYOUTS } from '../content/soloLayouts.ts';
import { CATEGORIES, outOfOrder, TECHNOLOGIES, TECHNOLOGY_IDS } from '../content/technologies.ts';
import type { Module } from '../options.ts';
import { makeBoard } from '../rules/board.ts';
import { type Axial, CENTRE, distance, gridOf, nameOf, orbit } from '../rules/hex.ts';

describe('MS-1.1 the grid', () => {
  it('has 217, 271, 331 and 397 spaces at radius 8 to 11', () => {
    expect([8, 9, 10, 11].map((radius) => gridOf(radius).size)).toEqual([217, 271, 331, 397]);
  });

  it('numbers spaces by r, then q, and knows their neighbours', () => {
    const { numbers, names, step, around } = gridOf(8);
    const middle = numbers.get('0,0') as number;
    expect([0, 1, 2, 3, 4, 5].map((d) => names[step[6 * middle + d] as number])).toEqual([
      '1,0',
      '1,-1',
      '0,-1',
      '-1,0',
      '-1,1',
      '0,1',
    ]);
    expect(around[numbers.get('8,0') as number]).toHaveLength(3);
  });
});

describe('5.8 layouts', () => {
  const all: (readonly [string, Layout])[] = [
    ...LAYOUT_IDS.map((id) => [id, LAYOUTS[id]] as const),
    ...SOLO_LAYOUT_IDS.map((id) => [id, SOLO_LAYOUTS[id]] as const),
  ];

  for (const [id, layout] of all) {
    it(`${id} obeys MS-2.2 and its symmetry`, () => {
      checkGuidelines(layout, layout.seats > 1);
      for (const moons of [false, true]) makeBoard(layout, moons);
      const { symmetry } = layout;
      if (symmetry === undefined) return;
      for (const hexes of [layout.stations, layout.minerals, layout.gas, layout.tiles, layout.planetoids]) {
        const names = new Set(hexes.map(nameOf));
        for (const hex of hexes)
          for (const image of orbit(hex, symmetry)) expect(names).toContain(nameOf(image));
      }
    });
  }

  it.each([
    ['duel', '3/5/9', '8/8', '12'],
    ['gas-well', '3/7/7/11', '–', '14'],
    // Its planets and asteroids lie elsewhere than first drafted, see design-notes.md.
    ['triangle', '4/5/6/14', '', '11/11'],
    ['lodestone', '3/9/11/–', '', '11/11'],
    ['four-corners', '3/6/7/9/11', '4/14', '9/11/15'],
    ['crossroads', '3/5/8/9/11/12', '–', '9/10/16'],
    // Its centre planet lies one step along the axis from where it was first drafted, see design-notes.md.
    ['pentad', '3/6/6/7/12/12', '', '9/9/15/15'],
    ['hexagon', '3/8/9/13/13/15/–', '', '8/8/17/17/20'],
    ['pinwheel', '3/5/8/11/13/16/17', '', '8/8/17/17/18'],
    ['twin-harbours', '3/6/7/11/13', '7/9', '3/11/13'],
    ['two-walls', '3/7/7/9/14/14/15', '11/11', '5/5/17/17/20'],
    ['three-harbours', '3/7/7/11/12/14/–', '', '5/11/14/14/17'],
  ] as const)('%s has its safe steps', (id, minerals, gas, stations) => {
    const layout: Layout = LAYOUTS[id];
    const [first] = layout.stations;
    const steps = safeSteps(layout, first as Axial);
    const told = (targets: readonly Axial[]) =>
      targets
        .map((target) => beside(gridOf(layout.radius), steps, target))
        .sort((a, b) => a - b)
        .map((n) => (Number.isFinite(n) ? n : '–'))
        .join('/');
    expect(told(layout.minerals)).toBe(minerals);
    expect(told(layout.gas)).toBe(gas);
    expect(told(layout.stations.slice(1))).toBe(stations);
  });

  it('X5 the standard layout of four seats has 5 or 6 mineral planets', () => {
    expect([5, 6]).toContain(LAYOUTS[standardLayout(4)].minerals.length);
  });
});

function checkGuidelines(layout: Layout, enough: boolean): void {
  const { stations, minerals, gas, tiles, radius, planetoids } = layout;
  for (const station of stations) expect(distance(station, CENTRE)).toBeLessThanOrEqual(radius - 2);
  for (const tile of tiles) {
    expect(distance(tile, CENTRE)).toBeLessThanOrEqual(radius - 1);
    for (const station of stations) expect(distance(tile, station)).toBeGreaterThanOrEqual(4);
  }
  expect(overlapping(tiles)).toBeUndefined();
  const bodies = [...minerals, ...gas, ...planetoids];
  bodies.forEach((a, i) => {
    for (const b of bodies.slice(i + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(3);
  });
  if (!enough) return;
  expect([stations.length + 1, stations.length + 2]).toContain(minerals.length);
  expect(gas.length).toBeLessThanOrEqual(2);
}

describe('5.9 the random layout generator', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    it(`makes sound layouts for ${seats} seats`, () => {
      let standard = 0;
      for (const tiles of [4, 6, 8, 10]) {
        for (let n = 0; n < 10; n++) {
          const layout = generate({ seats, seed: `${n}`, tiles });
          if (layout === LAYOUTS[standardLayout(seats)]) standard++;
          checkGuidelines(layout, true);
          expect(layout.moons.length).toBeGreaterThan(0);
        }
      }
      expect(standard).toBe(0);
    });
  }

  it('gives the same layout for the same seed', () => {
    expect(generate({ seats: 4, seed: 'a' })).toEqual(generate({ seats: 4, seed: 'a' }));
    expect(generate({ seats: 4, seed: 'a' })).not.toEqual(generate({ seats: 4, seed: 'b' }));
  });

  it('can have two extra minerals and one gas planet', () => {
    for (const seats of [2, 4]) {
      const layout = generate({ seats, seed: 'more', extra: 2, gas: 1 });
      expect(layout.minerals).toHaveLength(seats + 2);
      expect(layout.gas).toEqual([CENTRE]);
      expect(layout.moons).toEqual(['g1']);
    }
  });
});

describe('5.1 the Control Panel', () => {
  it('R10 turns Energy into spaces and dice', () => {
    const energy = Array.from({ length: 13 }, (_, i) => i);
    expect(energy.map(spacesOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    expect(energy.map(dieOf)).toEqual([0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12]);
  });

  it('has 118 splits of 15 Energy and 127 of 18', () => {
    expect(splitsOf(15)).toHaveLength(118);
    expect(splitsOf(18)).toHaveLength(127);
  });

  it('X8 (R14) a D2 is a D4 read odd and even', () => {
    expect([1, 2, 3, 4].map(readD2)).toEqual([1, 2, 1, 2]);
  });
});

describe('5.2 technologies', () => {
  it('MS-12.1 are 32: two on each trunk and three on each branch', () => {
    expect(TECHNOLOGY_IDS).toHaveLength(32);
    for (const category of CATEGORIES) {
      const tiers = TECHNOLOGY_IDS.map((id) => TECHNOLOGIES[id])
        .filter((technology) => technology.category === category)
        .map((technology) => `${technology.tier}${'branch' in technology ? technology.branch : ''}`);
      expect(tiers.sort()).toEqual(['1', '2', '3A', '3B', '4A', '4B', '5A', '5B']);
    }
  });

  it('MS-12.2 go tier by tier along one branch', () => {
    expect(outOfOrder([], 'space-walls')).toBeUndefined();
    expect(outOfOrder([], 'fast-cap')).toBe('tier');
    expect(outOfOrder(['space-walls'], 'space-walls')).toBe('known');
    expect(outOfOrder(['space-walls', 'fast-cap'], 'embargo')).toBeUndefined();
    expect(outOfOrder(['space-walls', 'fast-cap', 'embargo'], 'space-walls-2')).toBe('branch');
    expect(outOfOrder(['space-walls', 'fast-cap', 'embargo'], 'extra-villagers')).toBe('branch');
    expect(outOfOrder(['space-walls', 'fast-cap', 'space-walls-2'], 'extra-villagers')).toBeUndefined();
  });

  it('5.10 the NPC follows the dark tiles', () => {
    expect(npcTechnologies(1)).toEqual([]);
    expect(npcTechnologies(2)).toEqual([
      'space-walls',
      'targeting-computer',
      'rear-turrets',
      'orbital-defences',
    ]);
    expect(npcTechnologies(9)).toContain('turbo-lasers-2');
    expect(npcTechnologies(9)).not.toContain('embargo');
  });
});

describe('cards', () => {
  /** What comes in the box; cards of one's own may be more. */
  const BOX = CARD_IDS.slice(0, 38);
  const boxed = (modules: readonly Module[]) => actionDeck(modules).filter((id) => BOX.includes(id));

  it('(R49) are 72 of 38 names, 68 without Artifacts', () => {
    expect(boxed(['artifacts'])).toHaveLength(72);
    expect(boxed([])).toHaveLength(68);
  });

  it('have numbers without a gap, by which the deck is laid out before it is shuffled', () => {
    expect(CARD_IDS.map((id) => card(id).number)).toEqual(CARD_IDS.map((_, i) => i + 1));
    expect(actionDeck([]).slice(0, 8)).toEqual([
      ...Array(4).fill('afterburner'),
      ...Array(3).fill('backup-generator'),
      'defence-buff',
    ]);
  });

  it('never sell for their price of 2 Minerals', () => {
    for (const id of CARD_IDS) expect(card(id).resale.minerals ?? 0).toBeLessThan(2);
    const sum = boxed(['artifacts']).reduce((total, id) => total + (card(id).resale.minerals ?? 0), 0);
    expect((sum / 72).toFixed(2)).toBe('0.65');
  });

  it('5.4 artifacts are 12', () => expect(ARTIFACT_IDS).toHaveLength(12));

  it('5.5 (R56) developments are 24 worth 28 points, 21 without gas planets', () => {
    const deck = developmentDeck(true);
    expect(deck).toHaveLength(24);
    expect(developmentDeck(false)).toHaveLength(21);
    expect(deck.reduce((sum, id) => sum + development(id).points, 0)).toBe(28);
    expect(DEVELOPMENT_IDS.filter((id) => development(id).only === 'gas')).toEqual([
      'gas-scoops',
      'floating-suburb',
    ]);
  });
});

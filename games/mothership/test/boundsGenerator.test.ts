/** 5.9 The random layout generator: what every layout holds to, and that a seed gives the same one for ever. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { boardText } from '../content/boardText.ts';
import { drawTiles, type GeneratorInput, generate, overlapping, spread } from '../content/generator.ts';
import { type Layout, standardLayout } from '../content/layouts.ts';
import { generateSolo } from '../content/soloGenerator.ts';
import { isSoloLayout, type SoloLayout } from '../content/soloLayouts.ts';
import {
  type Axial,
  CENTRE,
  distance,
  gridOf,
  inOrder,
  mirrored,
  nameOf,
  orbit,
  type Symmetry,
} from '../rules/hex.ts';

const SEATS = [2, 3, 4, 5, 6] as const;
const SYMMETRY: Record<number, Symmetry> = { 2: 'C2', 3: 'C3', 4: 'D2', 5: 'D1', 6: 'C6' };

/** All inputs a table may choose, for some seeds. */
const INPUTS: GeneratorInput[] = SEATS.flatMap((seats) =>
  Array.from({ length: 12 }, (_, i): GeneratorInput => {
    const even = seats === 2 || seats === 4;
    const extra = even && i % 3 === 1 ? 2 : 1;
    return {
      seats,
      seed: `g${i}`,
      tiles: i % 11,
      extra,
      ...(even && i % 2 === 1 ? { gas: extra === 2 ? 1 : 0 } : {}),
    };
  }),
);
const BOARDS = INPUTS.map((input) => ({ input, layout: generate(input) }));
const SOLO = Array.from({ length: 60 }, (_, i) => generateSolo({ seed: `s${i}`, tiles: i % 11, gas: i % 3 }));

const digest = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
const homesOf = ({ seats, minerals }: Layout) => minerals.slice(0, seats);

describe('5.9 layouts for two to six', () => {
  it('MS-2.1 homes lie four spaces from their station and seven from the others', () => {
    for (const { layout } of BOARDS) {
      const { stations, radius } = layout;
      // The homes of an orbit are in the order of the board: each station has its own.
      const apart = homesOf(layout).map((home) =>
        stations.map((station) => distance(home, station)).sort((a, b) => a - b),
      );
      for (const [nearest, second] of apart) {
        expect(nearest).toBe(4);
        expect(second).toBeGreaterThanOrEqual(7);
      }
      for (const home of homesOf(layout)) expect(distance(home, CENTRE)).toBeLessThan(radius);
      for (const station of stations)
        expect(homesOf(layout).filter((home) => distance(home, station) === 4)).toHaveLength(1);
    }
    const least = BOARDS.flatMap(({ layout }) =>
      homesOf(layout).flatMap((home) => layout.stations.map((station) => distance(home, station))),
    );
    expect(Math.min(...least.filter((steps) => steps > 4))).toBe(7);
  });

  it('MS-2.1 bodies keep three spaces apart, and there are as many as chosen', () => {
    for (const { input, layout } of BOARDS) {
      const { minerals, gas, stations, tiles } = layout;
      expect(spread([...minerals, ...gas, ...stations], 3)).toBe(true);
      expect(minerals).toHaveLength(input.seats + (input.extra ?? 1));
      expect(gas).toHaveLength(input.gas ?? (input.seats === 2 || input.seats === 4 ? 2 : 0));
      expect(tiles.length).toBeLessThanOrEqual(input.tiles ?? 6);
    }
  });

  it('MS-1.3 tiles keep three apart, four from stations, two from homes, one from the edge', () => {
    for (const { layout } of BOARDS) {
      const { tiles, stations, radius } = layout;
      expect(overlapping(tiles)).toBeUndefined();
      for (const tile of tiles) {
        expect(distance(tile, CENTRE)).toBeLessThan(radius);
        for (const station of stations) expect(distance(tile, station)).toBeGreaterThanOrEqual(4);
        for (const home of homesOf(layout)) expect(distance(tile, home)).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('MS-2.1 all of it is symmetric', () => {
    for (const { input, layout } of BOARDS) {
      const symmetry = SYMMETRY[input.seats] ?? 'C2';
      for (const hexes of [layout.gas, layout.tiles, ...(input.seats === 5 ? [] : [layout.minerals])]) {
        const names = hexes.map(nameOf);
        for (const hex of hexes)
          for (const image of orbit(hex, symmetry)) expect(names).toContain(nameOf(image));
      }
    }
  });

  it('MS-18.1 a Moon in the middle, or on the last pair', () => {
    for (const { input, layout } of BOARDS) {
      const { minerals, gas, moons } = layout;
      const at = moons.map((id) => (id.startsWith('m') ? minerals : gas)[Number(id.slice(1)) - 1] as Axial);
      const centre = input.seats === 5 ? '-1,2' : '0,0';
      const middle = [...minerals, ...gas].some((hex) => nameOf(hex) === centre);
      if (middle) expect(at.map(nameOf)).toEqual([centre]);
      else expect(at).toEqual(gas.length === 2 ? gas : minerals.slice(-2));
    }
  });

  it('MS-2.1 a seed gives the same layout for ever: records and links name nothing else', () => {
    expect(boardText({ layout: generate({ seats: 2, seed: 'nine' }) })).toBe(
      'radius 8; stations -6,0 6,0; minerals -2,-4 2,4 0,0; gas 3,-4 -3,4; asteroids 4,-2 -4,2 5,-5 -5,5 -2,-2 2,2; moons m3',
    );
    expect(boardText({ layout: generate({ seats: 5, seed: 'nine', tiles: 10 }) })).toBe(
      'radius 11; stations 4,-8 8,-2 1,8 -9,8 -6,-2; minerals 2,-4 10,-6 0,5 -5,5 -4,-6 -1,2; asteroids -10,2 8,2 -8,4 4,4 0,-7 7,-7 -5,3 2,3 2,-10 8,-10; moons m6',
    );
    expect(digest(BOARDS.map(({ layout }) => boardText({ layout })))).toBe('34c3309a6c8119fd');
  });

  it('MS-2.1 some of it is where it is for every seed', () => {
    for (const { input, layout } of BOARDS) {
      const standard = standardLayout(input.seats);
      expect(layout.seats).toBe(input.seats);
      expect(`${standard} ${layout.radius} ${layout.planetoids.length}`).toBe(
        `${standard} ${{ 2: 8, 3: 8, 4: 10, 5: 11, 6: 11 }[input.seats]} 0`,
      );
      if (input.seats === 5) expect(homesOf(layout).map(nameOf)[0]).toBe('2,-4');
    }
  });
});

describe('MS-21.2 random boards of the Solo Challenge', () => {
  const planets = ({ minerals, gas }: SoloLayout) => [...minerals, ...gas];

  it('MS-21.2 planets lie five spaces apart, 18 to 26 from the fleet together, the nearest first', () => {
    const ways = SOLO.map((layout) => {
      expect(spread(planets(layout), 5)).toBe(true);
      const far = planets(layout).map((planet) => distance(planet, layout.anchor));
      expect(far).toEqual(far.slice().sort((a, b) => a - b));
      return far.reduce((sum, one) => sum + one, 0);
    });
    expect([Math.min(...ways), Math.max(...ways)]).toEqual([18, 26]);
  });

  it('MS-21.2 a Fighter waits at the nearest planet, a Fighter and a Bomber at each of the others, which have Moons', () => {
    for (const layout of SOLO) {
      const ids = [...layout.minerals.map((_, i) => `m${i + 1}`), ...layout.gas.map((_, i) => `g${i + 1}`)];
      const [near, far, farther] = ids;
      expect(layout.homes).toEqual({ f1: far, b1: far, f2: farther, b2: farther, f3: near });
      expect(layout.moons).toEqual([far, farther]);
      expect(distance(layout.npc.m, layout.stations[0] ?? CENTRE)).toBe(1);
      for (const hex of Object.values(layout.npc))
        expect(distance(hex, CENTRE)).toBeLessThanOrEqual(layout.radius);
      expect(isSoloLayout(layout)).toBe(true);
    }
  });

  it('MS-21.2 a seed gives the same board for ever', () => {
    expect(boardText({ layout: generateSolo({ seed: 'nine' }) })).toBe(
      'radius 8; stations 6,0; minerals -6,5 -3,7 5,-5; asteroids 3,-7 -5,6 1,-1 1,5 4,-2 0,-4; moons m2 m3; anchor -6,0; npc m:6,-1 f1:-3,6:m2 f2:6,-6:m3 f3:-7,5:m1 b1:-4,7:m2 b2:4,-5:m3',
    );
    expect(digest(SOLO.map((layout) => boardText({ layout })))).toBe('e582f9416abee306');
  });
});

describe('MS-1.1 the grid', () => {
  it('MS-1.1 distances are counted in steps', () => {
    const grid = gridOf(5);
    for (let from = 0; from < grid.size; from += 7) {
      const steps = new Map([[from, 0]]);
      for (const [space, n] of steps)
        for (const next of grid.around[space] ?? []) if (!steps.has(next)) steps.set(next, n + 1);
      for (let to = 0; to < grid.size; to++) expect(grid.far[grid.size * from + to]).toBe(steps.get(to));
    }
    expect(gridOf(5)).toBe(grid);
  });

  it('MS-1.1 each group of symmetries turns and mirrors the board onto itself', () => {
    const hex = { q: 1, r: 2 };
    const images = (symmetry: Symmetry) => orbit(hex, symmetry).map(nameOf).join(' ');
    expect(images('C2')).toBe('-1,-2 1,2');
    expect(images('C3')).toBe('2,-3 -3,1 1,2');
    expect(images('C6')).toBe('2,-3 -1,-2 3,-1 -3,1 1,2 -2,3');
    expect(images('D1')).toBe('-3,2 1,2');
    expect(images('D2')).toBe('-1,-2 3,-2 -3,2 1,2');
    expect(images('D3')).toBe('2,-3 3,-2 -2,-1 -3,1 1,2 -1,3');
    expect(orbit(CENTRE, 'C6')).toEqual([CENTRE]);
    expect(orbit({ q: 0, r: 2 }, 'D1').map(nameOf)).toEqual(['-2,2', '0,2']);
    expect(mirrored({ q: 2, r: -4 })).toEqual({ q: 2, r: -4 });
  });

  it('MS-1.1 spaces are in order by r, then q', () => {
    const [a, b, c] = [
      { q: 3, r: -1 },
      { q: -3, r: 0 },
      { q: 2, r: 0 },
    ] as const;
    expect([c, b, a].sort(inOrder)).toEqual([a, b, c]);
    expect([inOrder(b, c), inOrder(c, b), inOrder(c, c)].map(Math.sign)).toEqual([-1, 1, 0]);
  });

  it('MS-1.3 no more tiles are drawn than aimed at, nor where they would touch the edge or each other', () => {
    const hexes = ['0,5', '0,4', '1,4', '0,1', '-3,1'];
    let n = 0;
    const grid = gridOf(5);
    const random = { int: () => grid.numbers.get(hexes[n++ % hexes.length] ?? '') ?? 0 };
    const all = drawTiles(9, random, grid, (hex) => [hex]);
    expect(all.map(nameOf)).toEqual(['0,4', '0,1', '-3,1']);
    n = 0;
    expect(drawTiles(1, random, grid, (hex) => [hex, { q: -hex.q, r: -hex.r }])).toEqual([]);
  });
});

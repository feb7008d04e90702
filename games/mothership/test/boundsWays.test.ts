/** MS-4.5, MS-21.6 The ways of ships, held against every way there is. */

import { describe, expect, it } from 'vitest';
import type { MoveKind } from '../action.ts';
import { boardOf } from '../rules/board.ts';
import { friendly, unitOf } from '../rules/fleet.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import {
  canGo,
  emptyBeside,
  hasRoom,
  pathTo,
  reached,
  reachOf,
  safeWays,
  unitsBeside,
  wingmenOf,
} from '../rules/space.ts';
import { isGuardian, isShip, ownerOf, type UnitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import { pushes } from '../steps/movement.ts';
import { planWalk, walkSteps } from '../steps/npcWalk.ts';
import type { Given } from './scene.ts';
import { layers, randomPosition, terrainOf } from './ways.ts';

const DUEL = Array.from({ length: 10 }, (_, i) => randomPosition(`ways ${i}`, {}, ['p1', 'p2']));
const TEAMS = Array.from({ length: 3 }, (_, i) =>
  randomPosition(`teams ${i}`, { seats: 4, options: { teams: '2v2' } }, ['p1', 'p2', 'p3', 'p4']),
);
const SOLO: Given = { seats: 1, options: { mode: 'solo', soloLevel: 1 } };
const CHALLENGES = Array.from({ length: 8 }, (_, i) => randomPosition(`solo ${i}`, SOLO, ['p1', 'npc']));

const ships = (s: State): UnitNumber[] =>
  s.units.flatMap(({ at }, unit) => (isShip(unit) && at !== NOWHERE ? [unit] : []));
const HARDER: Partial<Record<MoveKind, MoveKind>> = { asteroid: 'safe', 'asteroid+guardian': 'guardian' };

/** MS-4.5 every empty space with its cheapest cost by kind; asteroids only where they are nearer than without. */
function offered(s: State, unit: UnitNumber, power: number): Map<string, { cost: number; turns: string }> {
  const { open } = terrainOf(s, unit);
  const found = new Map<string, { cost: number; turns: string }>();
  for (const [cost, ways] of layers(s, unit, power, false).entries())
    for (const { to, kind, turns } of ways)
      if (cost > 0 && open(to) && !found.has(`${to} ${kind}`)) found.set(`${to} ${kind}`, { cost, turns });
  for (const [key, { cost }] of found) {
    const [to, kind] = key.split(' ') as [string, MoveKind];
    const gentler = found.get(`${to} ${HARDER[kind] ?? kind}`);
    if (HARDER[kind] !== undefined && gentler !== undefined && gentler.cost <= cost) found.delete(key);
  }
  return found;
}

const turnsOf = (s: State, from: Space, path: readonly Space[]): string =>
  path
    .map((space, i) => {
      const { step } = boardOf(s);
      const before = i === 0 ? from : (path[i - 1] ?? NOWHERE);
      return [0, 1, 2, 3, 4, 5].find((d) => step[6 * before + d] === space);
    })
    .join('');

describe('MS-4.5 what a ship can reach', () => {
  it.each([
    1, 2, 4, 7,
  ])('MS-4.5 with %i spaces: everything there is, at its cheapest, the smallest way', (power) => {
    for (const s of [...DUEL, ...TEAMS])
      for (const unit of ships(s).slice(0, 4)) {
        const reach = reachOf(s, unit, power);
        const all = offered(s, unit, power);
        expect(reach.list.map(({ to, kind }) => `${to} ${kind}`).sort()).toEqual([...all.keys()].sort());
        const told = reach.list.map((entry) => {
          const path = pathTo(reach, entry);
          const same = reached(reach, entry.to, entry.kind) === entry;
          return [entry.cost, path.at(-1), turnsOf(s, unitOf(s, unit).at, path), same].join();
        });
        const seen = reach.list.map(({ to, kind }) => {
          const { cost, turns } = all.get(`${to} ${kind}`) ?? {};
          return [cost, to, turns, true].join();
        });
        expect(told).toEqual(seen);
        expect(reach.list.map(({ cost }) => cost)).toEqual(
          reach.list.map(({ cost }) => cost).sort((a, b) => a - b),
        );
      }
  });

  it('MS-4.5 an older answer still answers', () => {
    const [s] = DUEL;
    const [first = 0, second = 0] = s ? ships(s) : [];
    if (s === undefined) return;
    const reach = reachOf(s, first, 3);
    const [entry] = reach.list;
    reachOf(s, second, 3);
    expect(entry && reached(reach, entry.to, entry.kind)).toBe(entry);
    expect(entry && reached(reach, entry.to, 'asteroid+guardian')).toBeUndefined();
    expect(
      reachOf(
        s,
        s.units.findIndex(({ at }) => at === NOWHERE),
        3,
      ).list,
    ).toEqual([]);
  });

  it('MS-4.5 safe ways are those without a hazard', () => {
    for (const s of DUEL)
      for (const unit of ships(s).slice(0, 4)) {
        const costs = new Uint8Array(boardOf(s).size);
        const ways: Space[] = [];
        safeWays(s, unit, 4, costs, ways);
        const safe = reachOf(s, unit, 4).list.filter(({ kind }) => kind === 'safe');
        expect(ways.map((space) => [space, costs[space]])).toEqual(safe.map(({ to, cost }) => [to, cost]));
        const none: Space[] = [];
        safeWays(s, unit, 0, costs, none);
        expect(none).toEqual([]);
        safeWays(s, unit, 1, costs, none);
        expect(none).toEqual(safe.filter(({ cost }) => cost === 1).map(({ to }) => to));
      }
  });

  it('MS-4.2 a ship can go if any space is open to it', () => {
    for (const s of [...DUEL, ...TEAMS])
      for (const unit of ships(s))
        for (const power of [0, 1, 2]) expect(canGo(s, unit, power)).toBe(offered(s, unit, power).size > 0);
  });

  it('MS-R39 a pushed ship goes one step, or two past a friend of its own', () => {
    for (const s of [...DUEL, ...TEAMS])
      for (const unit of ships(s).slice(0, 4)) {
        const { step } = boardOf(s);
        const terrain = terrainOf(s, unit);
        const { at } = unitOf(s, unit);
        const one = [...offered(s, unit, 1).keys()];
        const past = [...offered(s, unit, 2)].filter(([key, { cost, turns }]) => {
          const first = step[6 * at + Number(turns[0])] ?? NOWHERE;
          return cost === 2 && !one.includes(key) && !terrain.open(first);
        });
        const told = pushes(s, unit).map(({ to, kind }) => `${to} ${kind}`);
        expect(told.slice(0, one.length).sort()).toEqual(one.sort());
        // Of two ways of two steps one may lead over an empty space: then there is a first step to take instead.
        for (const key of told.slice(one.length)) expect(past.map(([other]) => other)).toContain(key);
        expect(pushes(s, unit, 1).every(({ cost }) => cost === 1)).toBe(true);
      }
  });
});

describe('MS-1.2 who stands next to what', () => {
  it('MS-6.6 room, neighbours and wingmen are what the board shows', () => {
    for (const s of [...DUEL, ...TEAMS, ...CHALLENGES]) {
      const { around, size } = boardOf(s);
      const { open } = terrainOf(s, 0);
      const told: unknown[] = [];
      const seen: unknown[] = [];
      for (let space = 0; space < size; space++) {
        const beside = around[space] ?? [];
        const near = beside.filter(open).sort((a, b) => a - b);
        told.push(hasRoom(s, space), emptyBeside(s, [space]).join());
        seen.push(near.length > 0, near.join());
        told.push(unitsBeside(s, space, () => true).join());
        seen.push(s.units.flatMap(({ at }, unit) => (beside.includes(at) ? [unit] : [])).join());
      }
      expect(told).toEqual(seen);
      expect([hasRoom(s, NOWHERE), emptyBeside(s, []), unitsBeside(s, NOWHERE, () => true)]).toEqual([
        false,
        [],
        [],
      ]);
      for (const unit of ships(s)) {
        const beside = around[unitOf(s, unit).at] ?? [];
        const friends = s.units.filter(
          ({ at }, other) =>
            beside.includes(at) &&
            (isShip(other) || isGuardian(other)) &&
            friendly(s, ownerOf(other), ownerOf(unit)),
        );
        expect(wingmenOf(s, unit)).toBe(friends.length);
      }
    }
  });
});

describe('MS-21.6 the NPC’s way', () => {
  it('MS-21.6 (R64) the shortest, then the fewest asteroids, then the smallest directions; as far as it goes', () => {
    for (const s of CHALLENGES)
      for (const unit of ships(s)
        .filter((ship) => ownerOf(ship) === 1)
        .slice(0, 3))
        for (const goal of [s.units[9]?.at ?? 0, ...boardOf(s).bodies.map(({ at }) => at)]) {
          const { around, far, size } = boardOf(s);
          const { at } = unitOf(s, unit);
          const { open, step } = terrainOf(s, unit);
          const ends = (around[goal] ?? []).filter((space) => open(space) || space === at);
          const most = (far[size * at + goal] ?? 0) + 3;
          const all = layers(s, unit, most, true);
          const steps = all.findIndex((ways) => ways.some(({ to }) => ends.includes(to)));
          if (steps < 0) continue;
          expect(walkSteps(s, unit, goal)).toBe(steps);
          const [best] = (all[steps] ?? [])
            .filter(({ to }) => ends.includes(to))
            .sort((a, b) => a.entries - b.entries || (a.turns < b.turns ? -1 : 1));
          for (const power of [0, 1, 3, 5]) {
            // To the first hazard, or as far as the engines go and back to the last free space.
            const walked = (best?.path ?? []).slice(0, power);
            const kinds = walked.map((space, i) => step(i === 0 ? at : (walked[i - 1] ?? at), space));
            const hazard = kinds.findIndex((kind) => kind !== 'safe');
            const path = hazard < 0 ? walked.slice() : walked.slice(0, hazard + 1);
            while (hazard < 0 && path.length > 0 && !open(path.at(-1) ?? 0)) path.pop();
            const kind = hazard < 0 ? 'safe' : kinds[hazard];
            expect(planWalk(s, unit, goal, power)).toEqual({ path, kind });
          }
        }
  });

  it('MS-21.6 there is no way to what is closed on all sides, and none for a ship that is gone', () => {
    const [s] = CHALLENGES;
    if (s === undefined) return;
    expect(walkSteps(s, 10, NOWHERE)).toBe(Number.POSITIVE_INFINITY);
    unitOf(s, 10).at = NOWHERE;
    expect(walkSteps(s, 10, s.units[9]?.at ?? 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

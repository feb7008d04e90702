/** Positions drawn at random, and the ways of ships over them worked out the slow way: every layer of steps in full. */

import { pick, stream } from '#engine';
import type { MoveKind } from '../action.ts';
import { boardOf } from '../rules/board.ts';
import { friendly } from '../rules/fleet.ts';
import { type HexName, NOWHERE, type Space } from '../rules/hex.ts';
import { isGuardian, isShip, ownerOf, UNIT_IDS, type UnitId, type UnitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import { type Given, positionOf } from './scene.ts';

/** A position with units anywhere, more often in a crowd than apart. */
export function randomPosition(seed: string, given: Given, owners: readonly string[]): State {
  const random = stream(seed);
  const board = boardOf(positionOf(given));
  const taken = new Set<Space>([...board.stations, ...board.bodies.map(({ at }) => at)]);
  const middle = pick(board.spaces, random);
  const near = board.names.filter(
    (_, space) =>
      (board.far[board.size * (board.numbers.get(`${middle.q},${middle.r}`) ?? 0) + space] ?? 9) <= 3,
  );
  const units: Partial<Record<UnitId, HexName | 'off'>> = {};
  for (const id of UNIT_IDS) {
    if (id.endsWith('-s') || !owners.some((owner) => id.startsWith(owner))) continue;
    if (id.startsWith('npc-g')) continue;
    const hex = pick(random.int(3) > 0 ? near : board.names, random);
    const space = board.numbers.get(hex) ?? NOWHERE;
    units[id] = taken.has(space) ? 'off' : hex;
    taken.add(space);
  }
  // Somebody is left in every fleet.
  for (const owner of owners) {
    const free = board.names.find((_, space) => !taken.has(space)) ?? '0,0';
    const ship = `${owner}-m` as UnitId;
    if (units[ship] === 'off') units[ship] = free;
    taken.add(board.numbers.get(free) ?? NOWHERE);
  }
  return positionOf({ ...given, units });
}

/** The board as one unit meets it, space by space. */
export interface Terrain {
  open(space: Space): boolean;
  /** What a step brings; undefined where it cannot be made. */
  step(from: Space, to: Space): MoveKind | undefined;
}

export function terrainOf(s: State, unit: UnitNumber): Terrain {
  const { around, asteroid, bodies } = boardOf(s);
  const owner = ownerOf(unit);
  const on = (space: Space) => s.units.findIndex(({ at }) => at === space);
  const planet = (space: Space) => bodies.some(({ at }, n) => at === space && s.planets[n]?.gone === false);
  const open = (space: Space) => on(space) < 0 && !planet(space);
  const friend = (space: Space) => {
    const who = on(space);
    return who >= 0 && (isShip(who) || isGuardian(who)) && friendly(s, ownerOf(who), owner);
  };
  const guarded = (space: Space) =>
    (around[space] ?? []).some((near) => {
      const who = on(near);
      return who >= 0 && isGuardian(who) && !friendly(s, ownerOf(who), owner);
    });
  return {
    open,
    step(from, to) {
      if (!open(to) && !friend(to)) return undefined;
      const rocks = asteroid[to] === 1 && asteroid[from] === 0;
      const kind = rocks
        ? guarded(to)
          ? 'asteroid+guardian'
          : 'asteroid'
        : guarded(to)
          ? 'guardian'
          : 'safe';
      return kind === 'safe' || open(to) ? kind : undefined;
    },
  };
}

/** One way: where it leads, the directions taken, the spaces, and how often it entered asteroids. */
export interface Way {
  readonly to: Space;
  readonly turns: string;
  readonly path: readonly Space[];
  readonly entries: number;
  readonly kind: MoveKind;
}

/**
 * The best way to every space in exactly so many steps: fewest entries, then the smallest directions. Ways end at a
 * hazard unless they go on through them.
 */
export function layers(s: State, unit: UnitNumber, most: number, through: boolean): Way[][] {
  const { step } = boardOf(s);
  const terrain = terrainOf(s, unit);
  const start = s.units[unit]?.at ?? NOWHERE;
  const all: Way[][] = [[{ to: start, turns: '', path: [], entries: 0, kind: 'safe' }]];
  for (let n = 1; n <= most; n++) {
    const found = new Map<string, Way>();
    for (const way of all[n - 1] ?? []) {
      if (way.kind !== 'safe' && !through) continue;
      for (let d = 0; d < 6; d++) {
        const to = step[6 * way.to + d] ?? NOWHERE;
        const kind = to === NOWHERE || to === start ? undefined : terrain.step(way.to, to);
        if (kind === undefined) continue;
        const entries = way.entries + (kind.startsWith('asteroid') ? 1 : 0);
        const next: Way = { to, turns: `${way.turns}${d}`, path: [...way.path, to], entries, kind };
        const key = through ? `${to}` : `${to} ${kind}`;
        const known = found.get(key);
        if (
          known === undefined ||
          entries < known.entries ||
          (entries === known.entries && next.turns < known.turns)
        )
          found.set(key, next);
      }
    }
    all.push([...found.values()]);
  }
  return all;
}

/** The 20 advanced rooms (ER-5.5): whose they are, when they can be used, and what they do. */
import type { Objection } from '#engine';
import { objection } from '../objections.ts';
import { gainLevel, relieve } from '../rules/crew.ts';
import { drawFrom } from '../rules/decks.ts';
import { hasShip } from '../rules/location.ts';
import { gainCredits, takeShields } from '../rules/tracks.ts';
import { distance } from '../rules/universe.ts';
import type { G, State } from '../state.ts';
import type { AdvancedRoomId } from './advancedRoomIds.ts';
import { CHARACTERS, type CharacterId, TOP_LEVEL } from './characters.ts';
import { AMBUSH_RANGE, MINING_STATIONS } from './rooms.ts';

export interface AdvancedRoom {
  readonly of: CharacterId;
  /** What stands in the way of using it now. */
  check?(s: State): Objection | undefined;
  do(g: G): void;
}

const others = (who: CharacterId) => CHARACTERS.filter((other) => other !== who);

export const ADVANCED_ROOMS: Readonly<Record<AdvancedRoomId, AdvancedRoom>> = {
  'war-room': {
    of: 'commander',
    do: (g) => {
      g.s.effects.damageCards++;
    },
  },
  'counsel-suite': {
    of: 'commander',
    do: (g) => {
      for (const who of others('commander')) relieve(g, who, 2);
    },
  },
  'aegis-desk': { of: 'commander', do: (g) => takeShields(g, 2) },
  'liaison-office': { of: 'commander', do: (g) => gainCredits(g, 3) },
  'drill-hall': {
    of: 'commander',
    do(g) {
      const able = others('commander').filter((who) => g.s.crew[who].level < TOP_LEVEL);
      const lowest = Math.min(...able.map((who) => g.s.crew[who].level));
      const from = able.filter((who) => g.s.crew[who].level === lowest);
      if (from.length > 1) g.then({ step: 'pickCharacter', purpose: 'drill-hall', by: 'commander', from });
      else if (from[0] !== undefined) gainLevel(g, from[0]);
    },
  },
  'astrogation-bay': {
    of: 'pilot',
    do: (g) => {
      g.s.effects.warp += 2;
    },
  },
  'flight-simulator': {
    of: 'pilot',
    do: (g) => {
      g.s.effects.warp++;
      g.s.effects.calmAsteroids = true;
    },
  },
  'tug-hangar': {
    of: 'pilot',
    check: (s) => (hasFreight(s) ? undefined : objection('ER-13.4', 'nothingToDo')),
    do: (g) => g.then({ step: 'tow', who: 'pilot' }),
  },
  'decoy-bay': { of: 'pilot', do: (g) => g.then({ step: 'decoy', who: 'pilot' }) },
  'signal-nest': {
    of: 'pilot',
    check: (s) =>
      s.frbs.some((at) => at !== s.eos && !hasShip(s, at)) ? undefined : objection('ER-13.4', 'nothingToDo'),
    do: (g) => g.then({ step: 'pickFrb', who: 'pilot' }),
  },
  'gunnery-range': {
    of: 'specialist',
    do: (g) => {
      g.s.effects.gunneryRange = true;
    },
  },
  'munitions-locker': {
    of: 'specialist',
    do(g) {
      const cards = [drawFrom(g, g.s.decks.damage), drawFrom(g, g.s.decks.damage)].flatMap(
        (card) => card ?? [],
      );
      g.then({ step: 'keepDamage', who: 'specialist', cards });
    },
  },
  'ambush-deck': {
    of: 'specialist',
    check: (s) =>
      s.ships.some((ship) => distance(ship.at, s.eos) <= AMBUSH_RANGE)
        ? undefined
        : objection('ER-13.4', 'noShipNear', { range: AMBUSH_RANGE }),
    do: (g) => g.then({ step: 'pickShip', purpose: 'ambush', who: 'specialist' }),
  },
  'prize-crew': {
    of: 'specialist',
    do: (g) => {
      g.s.effects.prizes = 2;
    },
  },
  'point-defence': {
    of: 'specialist',
    do: (g) => {
      g.s.effects.pointDefence = true;
    },
  },
  'machine-shop': {
    of: 'engineer',
    do: (g) => g.then({ step: 'repair', points: 4, who: 'engineer' }),
  },
  'salvage-dock': {
    of: 'engineer',
    do: (g) => {
      g.s.effects.salvage = true;
    },
  },
  'drone-rack': {
    of: 'engineer',
    do(g) {
      if (g.s.asteroids.filter(({ mined }) => mined).length < MINING_STATIONS)
        g.then({ step: 'mine', who: 'engineer', anywhere: true });
      gainCredits(g, 1);
    },
  },
  'bulkhead-press': {
    of: 'engineer',
    do: (g) => {
      g.s.effects.bulkheads = 2;
    },
  },
  'prototype-lab': {
    of: 'engineer',
    do(g) {
      const { technology } = g.s.decks;
      const cards = [drawFrom(g, technology), drawFrom(g, technology)].flatMap((card) => card ?? []);
      g.then({ step: 'keepTechnology', who: 'engineer', cards });
    },
  },
};

/** Whether Tug Hangar finds a token to move. */
function hasFreight(s: State): boolean {
  const free = (at: string | undefined) => at !== undefined && !s.ships.some((ship) => ship.at === at);
  return (
    s.frbs.some(free) ||
    s.skills.some(free) ||
    s.creditTokens.some(free) ||
    CHARACTERS.some((who) => free(s.crew[who].cargo))
  );
}

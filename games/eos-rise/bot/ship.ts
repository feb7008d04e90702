/** The ship and the map: hull, cubes, cargo, and the small choices of rooms, stations and events. */
import { ALIENS, type AlienClass } from '../content/aliens.ts';
import { BOARDS, type CharacterId } from '../content/characters.ts';
import { type HullRoom, MAX_HULL } from '../content/rooms.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import type { TechnologyId } from '../content/technologyIds.ts';
import { courses } from '../rules/course.ts';
import { totalHull } from '../rules/hull.ts';
import { hasShip } from '../rules/location.ts';
import { distance, type GalaxyId, INDEX } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { reserve } from './credits.ts';
import { starFor } from './missions.ts';
import { reliefWorth } from './stress.ts';
import { NOWHERE, Threat } from './threat.ts';
import { hullWorth } from './weights.ts';

/** Rooms that are missed least when they explode come first. */
const DISPENSABLE: Readonly<Record<HullRoom, number>> = {
  medical: 6,
  'mining-control': 5,
  scanner: 4,
  'cargo-bay': 3,
  crafting: 2,
  engine: 1,
  command: 0,
};

/** D29 no room explodes while another can take it; then the one missed least. */
export function hitWorth(s: State, room: HullRoom): number {
  const hull = s.hull[room];
  if (hull > 1) return 20 + hull - (room === 'command' && hull <= 4 ? 5 : 0);
  return DISPENSABLE[room];
}

/** D07 first what is about to explode, then the Command room, then the emptiest. */
export function repairRoomWorth(s: State, room: HullRoom): number {
  const hull = s.hull[room];
  if (room === 'engine' && hull === 0) return 50;
  return (
    (hull <= 2 ? 20 : 0) +
    (room === 'command' && hull < 6 ? 10 : 0) +
    (MAX_HULL[room] - hull) / MAX_HULL[room]
  );
}

/** ER-7.1 a Quick Fix right after damage: for the Engine room, or when little is left. */
export function fixWorth(s: State, room: HullRoom, planning: boolean): number {
  const hull = totalHull(s);
  const points = Math.min(2, MAX_HULL[room] - s.hull[room]);
  const worth =
    hullWorth(hull + points) - hullWorth(hull) + (room === 'engine' && s.hull.engine === 0 ? 20 : 0);
  const keep = planning ? (s.credits > 6 ? 1 : 1.6) : hull < 10 ? 1 : 2.6;
  return worth - keep + 0.01 * repairRoomWorth(s, room);
}

/** What one more cube is worth, by how many are there. */
export function cubeWorth(s: State, who: CharacterId): number {
  const { cubes } = s.crew[who];
  if (s.credits - BOARDS[who].cubeCost < reserve(s)) return -1;
  switch (who) {
    case 'commander':
      return 3 - 0.4 * cubes + starFor(s, who, 'bedside-manner');
    case 'specialist':
      return 2.6 - 0.4 * cubes;
    case 'engineer':
      return 1 + (totalHull(s) < 26 ? 1.4 : 0) - 0.4 * cubes;
    case 'pilot':
      return 2.4 - 0.4 * cubes;
  }
}

export function technologyWorth(card: TechnologyId): number {
  return TECHNOLOGY[card].bot.worth;
}

/** ER-8.3 for credits in need, and for a mission. */
export function scrapWorth(s: State, who: CharacterId, card: TechnologyId): number {
  const star = starFor(s, who, 'man-of-science');
  return 0.6 * TECHNOLOGY[card].scrap + star - technologyWorth(card) - (star > 0 ? 0 : 0.5);
}

/** A token is wanted near the EOS, away from Alien ships. */
export function nearness(s: State, at: GalaxyId): number {
  return -distance(s.eos, at) - (hasShip(s, at) ? 3 : 0);
}

/** The ships that these orders bring to the EOS, worst first. */
export function comers(s: State): { readonly class: AlienClass; readonly at: GalaxyId }[] {
  const find = courses({ s }, false);
  const eos = INDEX[s.eos];
  return s.ships
    .filter((ship) => !ship.anchored && find(ship)?.end === eos)
    .sort((a, b) => RANK[b.class] - RANK[a.class]);
}

const RANK: Readonly<Record<AlienClass, number>> = { dexer: 1, galagat: 3, vorde: 5 };

/** Gravitic Anchor: against ships that will come. */
export function anchorHelps(s: State): boolean {
  return (
    comers(s)
      .slice(0, 2)
      .reduce((sum, ship) => sum + RANK[ship.class], 0) >= (totalHull(s) < 16 ? 2 : 4)
  );
}

/** Where an Alien ship is missed least: near the EOS, and strong. */
export function shipWorth(s: State, name: AlienClass, at: GalaxyId): number {
  return RANK[name] - distance(s.eos, at) + (s.frbs.includes(at) ? 4 : 0);
}

/** The class whose known or likely orders are worst. */
export function classWorth(s: State, name: AlienClass): number {
  const near = s.ships.filter((ship) => ship.class === name && distance(ship.at, s.eos) <= 4).length;
  const card = s.orders[name];
  return near * RANK[name] * (card === undefined || ALIENS[card].to === 'eos' ? 1 : 0.1);
}

/** Who gets relief, and who can do without a level. */
export function reliefChoice(s: State, who: CharacterId): number {
  return reliefWorth(s, who, 3);
}

export function lowestLevel(s: State, who: CharacterId): number {
  return -s.crew[who].level;
}

/** Whether orders just revealed should be changed for the next card. */
export function spoofs(s: State, name: AlienClass): boolean {
  const card = s.orders[name];
  if (card === undefined || ALIENS[card].to !== 'eos') return false;
  return new Threat(s).damage(INDEX[s.eos], NOWHERE) > 2.5;
}

export function holderWorth(s: State, who: CharacterId): number {
  return -s.crew[who].technology.length;
}

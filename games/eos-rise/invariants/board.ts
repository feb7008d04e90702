/** ER-2, ER-9, ER-13, ER-16 What must hold of the ship, the tokens and the map. */
import type { Problem } from '#engine';
import { ALIEN_CLASSES, SHIP_TOKENS } from '../content/aliens.ts';
import { CHARACTERS } from '../content/characters.ts';
import { REGIONS, STATION_SECTOR } from '../content/regions.ts';
import { CHARGE_LEVELS, HULL_ROOMS, MAX_HULL, MINING_STATIONS, SHIELD_TOKENS } from '../content/rooms.ts';
import { LABELS } from '../rules/universe.ts';
import type { State } from '../state.ts';

/** A ship token is in the bag, on the map, on the Redeploy track, in the Mass Invasion region or about to land (D34). */
export function shipProblem(s: State): Problem | undefined {
  for (const name of ALIEN_CLASSES) {
    const total =
      s.bag[name] +
      s.ships.filter((ship) => ship.class === name).length +
      s.redeploy.filter((ship) => ship === name).length +
      s.invasion.filter((ship) => ship === name).length +
      s.stack.filter((frame) => frame.step === 'signalSense' && frame.ship === name).length;
    if (total !== SHIP_TOKENS[name])
      return {
        field: `state.bag.${name}`,
        reason: `must make ${SHIP_TOKENS[name]} ships in all, not ${total}`,
      };
  }
  return undefined;
}

export function boardProblem(s: State): Problem | undefined {
  for (const room of HULL_ROOMS) {
    if (s.hull[room] > MAX_HULL[room])
      return { field: `state.hull.${room}`, reason: `must be at most ${MAX_HULL[room]}` };
  }
  if (s.hull.command === 0 && s.outcome === undefined)
    return { field: 'state.hull.command', reason: 'must be above 0 while the game goes on' };
  const tokens =
    s.shieldPool + s.shields + s.charge.reduce((sum, n) => sum + n, 0) + (s.strike?.shields.length ?? 0);
  if (tokens !== SHIELD_TOKENS)
    return {
      field: 'state.shieldPool',
      reason: `must make ${SHIELD_TOKENS} shield tokens in all, not ${tokens}`,
    };
  if (s.asteroids.filter(({ mined }) => mined).length > MINING_STATIONS)
    return { field: 'state.asteroids', reason: `must hold at most ${MINING_STATIONS} Mining Stations` };
  if (s.round > 0 && s.ships.some((ship) => ship.at === s.eos))
    return { field: 'state.ships', reason: 'must not rest in the EOS’s galaxy' };
  if (s.lastDash !== (s.planet !== undefined))
    return { field: 'state.planet', reason: 'must be on the map in the Last Dash, and only then' };
  if (s.cycle > 0 && !s.lastDash)
    return { field: 'state.cycle', reason: 'must be counted in the Last Dash only' };
  if (s.phase !== 'alien-movement' && s.ships.some((ship) => ship.anchored))
    return { field: 'state.ships', reason: 'must be anchored only while Alien ships move' };
  return chargeProblem(s) ?? itemProblem(s) ?? stationProblem(s);
}

/** ER-20.4 no level holds more than it has room for. */
function chargeProblem({ charge }: State): Problem | undefined {
  const level = CHARGE_LEVELS.findIndex((full, i) => (charge[i] ?? 0) > full);
  return level < 0
    ? undefined
    : { field: `state.charge[${level}]`, reason: `must be at most ${CHARGE_LEVELS[level]}` };
}

/** ER-2.9 no item and no cargo rests with the EOS, but for what is being resolved and what the Last Dash leaves. */
function itemProblem(s: State): Problem | undefined {
  if (s.round === 0 || s.outcome !== undefined || s.stack.some(({ step }) => step === 'collect'))
    return undefined;
  const lists = { frbs: s.lastDash ? [] : s.frbs, skills: s.skills, creditTokens: s.creditTokens };
  for (const [name, list] of Object.entries(lists))
    if (list.includes(s.eos)) return { field: `state.${name}`, reason: 'must not rest in the EOS’s galaxy' };
  for (const who of CHARACTERS) {
    if (s.lastDash || s.crew[who].cargo !== s.eos) continue;
    if (!s.stack.some((frame) => frame.step === 'deliver' && frame.who === who))
      return { field: `state.crew.${who}.cargo`, reason: 'must be delivered where the EOS is' };
  }
  return undefined;
}

/** Where Station Tow takes the Chandra station. */
const TOWED_TO = 3;

/** ER-3.10, ER-13.7 a station stands in its sector, or where it was towed to, and rests after a round of use. */
function stationProblem(s: State): Problem | undefined {
  if (s.round === 0) return undefined;
  for (const region of REGIONS) {
    const { at, usedIn } = s.stations[region];
    const sectors = [STATION_SECTOR[region], ...(region === 'chandra' ? [TOWED_TO] : [])];
    if (!LABELS[at].some((label) => sectors.some((sector) => label.startsWith(`${sector}/`))))
      return { field: `state.stations.${region}.at`, reason: `must be in sector ${sectors.join(' or ')}` };
    if (usedIn > s.round)
      return { field: `state.stations.${region}.usedIn`, reason: 'must be a round that was played' };
  }
  return undefined;
}

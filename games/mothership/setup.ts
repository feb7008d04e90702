/** The table before anything is shuffled (MS-2); the set-up step does the rest. */

import type { Setup } from '#engine';
import { MOTHERSHIP_HP, STATION_HP } from './content/panel.ts';
import { isSoloLayout, NPC_SHIPS, npcTechnologies, SOLO_LEVELS } from './content/soloLayouts.ts';
import { inputsMeant, layoutMeant, type Options, roundsMeant, targetMeant } from './options.ts';
import { boardOf } from './rules/board.ts';
import { NOWHERE, nameOf } from './rules/hex.ts';
import { mothershipOf, NPC, stationOf, UNITS_EACH } from './rules/units.ts';
import type { Agreed, Fleet, Planet, State, Unit } from './state.ts';

/** MS-21.1 alone, time is up after these. */
const SOLO_ROUNDS = 40;
const START = 5;

export function setup({ seats, options }: Setup<Options>): State {
  const owners = options.mode === 'solo' ? seats + 1 : seats;
  const s: State = {
    stack: [{ step: 'setUp' }],
    seats,
    draws: 0,
    table: tableRules(seats, options),
    layout: layoutMeant(seats, options) ?? '',
    first: 0,
    active: 0,
    round: 1,
    ending: false,
    outs: 0,
    units: Array.from({ length: owners * UNITS_EACH }, newUnit),
    fleets: Array.from({ length: owners }, newFleet),
    planets: [],
    deck: [],
    discard: [],
    tokens: [],
    developments: [],
    market: [],
    holds: [],
    convoy: [],
    claimed: [],
    homes: [],
  };
  if (s.layout !== '') layOut(s);
  return s;
}

function tableRules(seats: number, options: Options): Agreed {
  const { mode, teams, modules, headStart } = options;
  const generator = inputsMeant(options);
  const rounds =
    mode === 'vp-timed'
      ? roundsMeant(seats, options)
      : mode === 'solo'
        ? SOLO_ROUNDS
        : options.roundCap === 'none' || options.roundCap === 'standard'
          ? undefined
          : Number(options.roundCap);
  return {
    mode,
    teams,
    modules: modules.slice().sort(),
    headStart,
    ...(mode === 'vp' ? { target: targetMeant(seats, options) } : {}),
    ...(rounds === undefined ? {} : { rounds }),
    ...(mode === 'solo' ? { level: options.soloLevel } : {}),
    ...(options.alwaysPause ? { alwaysPause: true as const } : {}),
    ...(Object.keys(generator).length > 0 ? { generator } : {}),
  };
}

function newUnit(): Unit {
  return { at: NOWHERE, moved: false, locked: false, attacked: false, deployed: false };
}

/** MS-2.4 what every seat receives. */
function newFleet(): Fleet {
  return {
    minerals: 0,
    gas: 0,
    influence: 0,
    hand: [],
    known: [],
    technologies: [],
    energy: { engines: START, weapons: START, shields: START },
    hp: MOTHERSHIP_HP,
    stationHp: STATION_HP,
    shieldLost: 0,
    shieldBroken: false,
    prodded: { engines: 0, weapons: 0, shields: 0 },
    energySet: false,
    stationMoved: false,
    kills: 0,
  };
}

/** Puts stations and planets where the layout has them, and the NPC of a solo match. */
export function layOut(s: State): void {
  const board = boardOf(s);
  s.planets = board.bodies.map((): Planet => ({ gone: false, built: [], builtNow: false }));
  for (const [seat, at] of board.stations.entries()) {
    const station = s.units[stationOf(seat)];
    if (station !== undefined) station.at = at;
  }
  const { layout: solo } = board;
  if (!isSoloLayout(solo) || s.table.level === undefined) return;
  // MS-21.2 all three planets start under the player's control
  for (const planet of s.planets) planet.owner = 0;
  for (const [slot, name] of NPC_SHIPS.entries()) {
    const ship = s.units[mothershipOf(NPC) + slot];
    if (ship !== undefined) ship.at = board.numbers.get(nameOf(solo.npc[name])) ?? NOWHERE;
    const home = solo.homes[name];
    s.homes.push(home === undefined ? -1 : (board.planets.get(home) ?? -1));
  }
  const npc = s.fleets[NPC];
  const level = SOLO_LEVELS[s.table.level - 1];
  if (npc === undefined || level === undefined) return;
  npc.energy = { engines: level.energy, weapons: level.energy, shields: level.energy };
  npc.technologies = npcTechnologies(s.table.level);
  npc.stationHp = 0;
}

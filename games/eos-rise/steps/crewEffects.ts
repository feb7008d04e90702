/** ER-13.4 What each crew action needs and does. */
import type { Objection } from '#engine';
import { ADVANCED_ROOMS } from '../content/advancedRooms.ts';
import { CHARACTERS, type CharacterId, TOP_LEVEL } from '../content/characters.ts';
import {
  ADVANCED_RELIEF,
  BASIC_RELIEF,
  BUILD_COST,
  CREW_ACTION,
  type CrewAction,
  ESCORT_RANGE,
  LOCKABLE_ROOMS,
  MINING_RANGE,
  MINING_STATIONS,
  REPAIR_POINTS,
} from '../content/rooms.ts';
import { objection } from '../objections.ts';
import { gainLevel, has, relieve, relieveAll, stressFloor, unlocked, useAbility } from '../rules/crew.ts';
import { anythingToRepair, roomsBuilt } from '../rules/hull.ts';
import { stationHere } from '../rules/location.ts';
import { notice } from '../rules/missions.ts';
import { roundRule } from '../rules/roundRule.ts';
import { gainCredits, spendCredits, takeShields } from '../rules/tracks.ts';
import { distance } from '../rules/universe.ts';
import type { G, State } from '../state.ts';
import { takeContract } from './contracts.ts';
import { scan } from './scan.ts';

const RULE = 'ER-13.4';

/** What an action needs of the ship, and of who takes it. */
interface Needs {
  ship?(s: State): Objection | undefined;
  member?(s: State, who: CharacterId): Objection | undefined;
}

const NO_REPAIR = objection(RULE, 'nothingToDo');
const repairable: Needs = { ship: (s) => (anythingToRepair(s) ? undefined : NO_REPAIR) };

const treatable: Needs = {
  member: (s, who) =>
    s.crew[who].stress > stressFloor(s) ? undefined : objection(RULE, 'stressAtFloor', { who }),
};

function charged(level: number): Needs {
  const empty = objection('R21', 'noTokens', { level });
  return { ship: (s) => ((s.charge[level - 1] ?? 0) > 0 ? undefined : empty) };
}

const EMBARGO = objection('ER-19.3', 'embargo');
const allowed = (s: State) => (roundRule(s).embargo ? EMBARGO : undefined);

const NO_TOOLS = objection(RULE, 'noTools');

export const NEEDS: Readonly<Record<CrewAction, Needs>> = {
  training: {
    member: (s, who) =>
      s.crew[who].level < TOP_LEVEL ? undefined : objection('ER-5.2', 'topLevel', { who }),
  },
  build: {
    ship(s) {
      if (unlocked(s, 'engineer').tools <= roomsBuilt(s)) return NO_TOOLS;
      let cheapest = Number.POSITIVE_INFINITY;
      for (const room of LOCKABLE_ROOMS) {
        if (s.hull[room] === 0) cheapest = Math.min(cheapest, BUILD_COST[room]);
      }
      return s.credits >= cheapest ? undefined : objection('R64', 'noCredits', { cost: cheapest });
    },
  },
  repair: repairable,
  'basic-treatment': treatable,
  'charge-1': charged(1),
  'charge-2': charged(2),
  'charge-3': charged(3),
  'advanced-treatment': treatable,
  technology: { ship: allowed },
  contract: {
    ship: allowed,
    member: (s, who) =>
      s.crew[who].contract === undefined ? undefined : objection('R37', 'hasContract', { who }),
  },
  'mining-station': {
    ship(s) {
      if (s.asteroids.filter(({ mined }) => mined).length >= MINING_STATIONS)
        return objection(RULE, 'noMiningStations');
      return s.asteroids.some(({ at, mined }) => !mined && distance(at, s.eos) <= MINING_RANGE)
        ? undefined
        : objection(RULE, 'noField', { range: MINING_RANGE });
    },
  },
  scan: {},
  lottery: {},
  drydock: repairable,
  brokers: {},
  tutors: {},
  leave: {},
  escort: {
    ship: (s) =>
      s.ships.some(({ at }) => distance(at, s.eos) <= ESCORT_RANGE)
        ? undefined
        : objection(RULE, 'noShipNear', { range: ESCORT_RANGE }),
  },
  'advanced-room': {
    member(s, who) {
      const { room, roomUsed } = s.crew[who];
      if (room === undefined) return objection('ER-5.5', 'noAdvancedRoom', { who });
      // R33 one figure an icon, and an advanced room has one
      return roomUsed
        ? objection('R33', 'iconsFull', { action: 'advanced-room' })
        : ADVANCED_ROOMS[room].check?.(s);
    },
  },
};

export const NOT_AT_STATION = objection(RULE, 'notAtStation');
const RESTING = objection('ER-13.7', 'stationResting');

/** ER-13.7 a station used in one round rests in the next. */
export function stationProblem(s: State, action: CrewAction): Objection | undefined {
  const station = stationHere(s);
  if (station === undefined) return NOT_AT_STATION;
  const { usedIn } = s.stations[station];
  if (usedIn > 0 && usedIn === s.round - 1) return RESTING;
  const cost = stationCost(s, action);
  return s.credits >= cost ? undefined : objection('R64', 'noCredits', { cost });
}

export function stationCost(s: State, action: CrewAction): number {
  return Math.max(0, (CREW_ACTION[action].cost ?? 0) - (roundRule(s).stationDiscount ?? 0));
}

type Effect = (g: G, who: CharacterId, full: boolean) => void;

const charge =
  (level: number): Effect =>
  (g, _, full) => {
    if (!full) return;
    const { s } = g;
    const tokens = s.charge[level - 1] ?? 0;
    s.charge[level - 1] = 0;
    s.shields += tokens;
    g.tell({ type: 'charged', level, tokens });
    takeShields(g, roundRule(s).chargeBonus ?? 0);
  };

const treat =
  (points: number): Effect =>
  (g, who) => {
    relieve(g, who, points + (roundRule(g.s).treatment ?? 0));
    if (has(g.s, 'open-door')) openDoor(g, who);
  };

/** Open Door: one other character, chosen by the Commander (D13). */
function openDoor(g: G, treated: CharacterId): void {
  const floor = stressFloor(g.s);
  const from = CHARACTERS.filter((who) => who !== treated && g.s.crew[who].stress > floor);
  if (from.length > 0) g.then({ step: 'pickCharacter', purpose: 'open-door', by: 'commander', from });
}

const EFFECTS: Readonly<Record<CrewAction, Effect>> = {
  training(g, who) {
    if (g.s.crew[who].figure === 'training-3') useAbility(g, 'forward-command');
    gainLevel(g, who);
  },
  build: (g, who) => g.then({ step: 'build', who }),
  repair(g, who) {
    g.then({ step: 'repair', points: roundRule(g.s).repairPoints ?? REPAIR_POINTS, who });
    notice(g, { deed: 'repaired', by: who });
  },
  'basic-treatment': treat(BASIC_RELIEF),
  'charge-1': charge(1),
  'charge-2': charge(2),
  'charge-3': charge(3),
  'advanced-treatment': treat(ADVANCED_RELIEF),
  technology: (g, who) => g.then({ step: 'drawTechnology', who }),
  contract: takeContract,
  'mining-station': (g, who) => g.then({ step: 'mine', who, anywhere: false }),
  scan,
  lottery,
  drydock: (g, who) => g.then({ step: 'repair', points: 5, who }),
  brokers: (g) => g.then({ step: 'intel', n: 2 }),
  tutors: (g) => g.then({ step: 'level', n: 1 }),
  leave: (g) => relieveAll(g, 2),
  escort: (g, who) => g.then({ step: 'pickShip', purpose: 'escort', who }),
  'advanced-room'(g, who) {
    const member = g.s.crew[who];
    if (member.room === undefined) return;
    member.roomUsed = true;
    g.use('advancedRoom', member.room);
    ADVANCED_ROOMS[member.room].do(g);
  },
};

/** Galactic Lottery. */
function lottery(g: G, who: CharacterId): void {
  const n = g.roll(20, 'lottery');
  g.tell({ type: 'die', sides: 20, n });
  if (n <= 7) return;
  if (n <= 11) gainCredits(g, 3);
  else if (n <= 14) g.then({ step: 'drawTechnology', who });
  else if (n <= 17) winnings(g, 1, 1);
  else if (n <= 19) g.then({ step: 'level', n: 1 });
  else winnings(g, 8, 2);
}

function winnings(g: G, credits: number, intel: number): void {
  gainCredits(g, credits);
  g.then({ step: 'intel', n: intel });
}

/** Carries an action out; `full` says whether this figure filled the last of its icons. */
export function carryOut(g: G, who: CharacterId, action: CrewAction, full: boolean): void {
  const station = CREW_ACTION[action].at === 'station' ? stationHere(g.s) : undefined;
  if (station !== undefined) {
    spendCredits(g, stationCost(g.s, action));
    g.s.stations[station].usedIn = g.s.round;
  }
  EFFECTS[action](g, who, full);
  if (station !== undefined) notice(g, { deed: 'stationAction', station });
}

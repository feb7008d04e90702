/** What crew actions are worth, looking ahead to the flight that follows. */
import type { EosAction, PlaceAction } from '../action.ts';
import { ALIEN_CLASSES } from '../content/aliens.ts';
import {
  ADVANCED_DIE,
  BASIC_DIE,
  CHARACTERS,
  type CharacterId,
  type Face,
  stressOf,
  TOP_LEVEL,
} from '../content/characters.ts';
import {
  BUILD_COST,
  type CrewAction,
  LOCKABLE_ROOMS,
  type LockableRoom,
  MAX_HULL,
  TRAINING_ICONS,
} from '../content/rooms.ts';
import { has, unlocked } from '../rules/crew.ts';
import { roomsBuilt, totalHull } from '../rules/hull.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { State } from '../state.ts';
import type { Care } from './care.ts';
import { byLevelWorth, levelWorth } from './levels.ts';
import { star, starFor } from './missions.ts';
import { Outlook } from './outlook.ts';
import { roomWorth } from './rooms.ts';
import { reliefWorth } from './stress.ts';
import { hullWorth, roundsLeft, WEIGHTS } from './weights.ts';

/** What a room brings in a round, besides its hull. */
const ROOM_USE: Readonly<Record<LockableRoom, number>> = {
  'cargo-bay': 2,
  crafting: 1.8,
  scanner: 1.5,
  'mining-control': 0.7,
  medical: 0.5,
};

export function buildWorth(s: State, room: LockableRoom): number {
  const hull = totalHull(s);
  let worth =
    ROOM_USE[room] * (roundsLeft(s) + 1) +
    WEIGHTS.buildHull * (hullWorth(hull + MAX_HULL[room]) - hullWorth(hull));
  if (room === 'crafting') worth += star(s, 'man-of-science');
  if (room === 'mining-control') worth += star(s, 'prospector');
  if (roomsBuilt(s) >= 2) worth += star(s, 'full-house') * 0.5;
  return worth + WEIGHTS.build - 0.3 * BUILD_COST[room];
}

/** The best room that can be paid for. */
export function bestRoom(s: State): LockableRoom | undefined {
  let best: LockableRoom | undefined;
  for (const room of LOCKABLE_ROOMS) {
    if (s.hull[room] > 0 || BUILD_COST[room] > s.credits) continue;
    if (best === undefined || buildWorth(s, room) > buildWorth(s, best)) best = room;
  }
  return best;
}

/** A figure for a charge level that others have begun ends it; to begin one takes as many figures as it has icons. */
function chargeWorth(s: State, level: number, view: Outlook): number {
  const tokens = (s.charge[level - 1] ?? 0) + (roundRule(s).chargeBonus ?? 0);
  const worth = view.tokens(tokens);
  let begun = 0;
  for (const who of CHARACTERS) {
    const { figure, assistant } = s.crew[who];
    for (const slot of [figure, assistant]) if (slot?.startsWith(`charge-${level}`)) begun++;
  }
  return level > 1 && begun > 0 ? worth + 3 : worth / (0.4 + 0.6 * level);
}

/** ER-13.5 what the faces of a scan bring. */
function scanWorth(s: State, who: CharacterId): number {
  const known = ALIEN_CLASSES.every((name) => s.orders[name] !== undefined);
  const of = (face: Face): number => {
    if (face === 'arrow') return 3 * WEIGHTS.credit;
    if (face === 'gear') return 0.8 * WEIGHTS.technology;
    if (face === 'crosshair') return 1.2;
    return face === 'syringe' ? (known ? 0 : 1) : -WEIGHTS.stress * 1.3 * stressOf(face);
  };
  const mean = (faces: readonly Face[]) => faces.reduce((sum, face) => sum + of(face), 0) / faces.length;
  const { basicDice, advancedDice } = unlocked(s, who);
  return basicDice * mean(BASIC_DIE) + advancedDice * mean(ADVANCED_DIE[who]);
}

function trainingIcons(s: State): number {
  return roundRule(s).trainingIcons ?? (has(s, 'forward-command') ? 3 : TRAINING_ICONS);
}

/** The Training Center is for those to whom the next level means most. */
function trains(s: State, who: CharacterId, care: Care): boolean {
  let icons = trainingIcons(s);
  for (const other of CHARACTERS) if (s.crew[other].figure?.startsWith('training')) icons--;
  const waiting = byLevelWorth(s, care).filter((other) => s.crew[other].figure === undefined);
  return waiting.slice(0, icons).includes(who);
}

type Worth = (s: State, who: CharacterId, view: Outlook) => number;

const relief: (points: number) => Worth = (points) => (s, who) => reliefWorth(s, who, points);

const WORTH: Readonly<Record<CrewAction, Worth>> = {
  training: (s, who, { care }) => (trains(s, who, care) ? levelWorth(s, who, care) + WEIGHTS.training : -5),
  build(s) {
    const room = bestRoom(s);
    return room === undefined ? -1 : buildWorth(s, room);
  },
  repair: (s, who, view) => view.repair(roundRule(s).repairPoints ?? 3) + starFor(s, who, 'good-as-new'),
  'basic-treatment': relief(3),
  'charge-1': (s, _, view) => chargeWorth(s, 1, view),
  'charge-2': (s, _, view) => chargeWorth(s, 2, view),
  'charge-3': (s, _, view) => chargeWorth(s, 3, view),
  'advanced-treatment': relief(5),
  technology: (s, who) =>
    WEIGHTS.technology + starFor(s, who, 'man-of-science') - s.crew[who].technology.length,
  contract: (s, who) =>
    (roundsLeft(s) >= 1 ? WEIGHTS.contract : 2.5) +
    0.5 * starFor(s, who, 'express-freight') -
    0.6 * cargoes(s),
  'mining-station': (s) => 0.75 * WEIGHTS.credit * roundsLeft(s) + star(s, 'prospector'),
  scan: (s, who) => scanWorth(s, who),
  lottery: (s) => 1.2 - 0.45 * WEIGHTS.credit + open(s),
  drydock: (_, _who, view) => view.repair(5) - 2 * WEIGHTS.credit,
  brokers: (s) => 2 * WEIGHTS.intel - (roundsLeft(s) > 0 ? 0.25 : 0) * 4 + 1 + open(s),
  tutors: (s, _, { care }) =>
    Math.max(...CHARACTERS.map((who) => levelWorth(s, who, care))) * 0.8 - 5 * 0.25 + open(s),
  leave: (s) => CHARACTERS.reduce((sum, who) => sum + 0.9 * reliefWorth(s, who, 2), open(s)),
  escort: (s, _, view) => 0.6 * view.threat() - 3 * WEIGHTS.credit + open(s),
  'advanced-room': (s, who, view) => {
    const { room } = s.crew[who];
    return room === undefined ? 0 : roomWorth(s, room, view);
  },
};

/** Open Channels counts stations. */
function open(s: State): number {
  return 0.6 * star(s, 'open-channels');
}

export function cargoes(s: State): number {
  return CHARACTERS.filter((who) => s.crew[who].cargo !== undefined).length;
}

/** Keeps a Character figure for the Training Center while it is wanted there. */
function heldBack(s: State, { who, figure, action }: PlaceAction, care: Care): number {
  if (figure === 'assistant') return 0.5;
  if (action === 'training' || s.crew[who].level >= TOP_LEVEL || !trains(s, who, care)) return 0;
  return -levelWorth(s, who, care) - WEIGHTS.training;
}

const LEAST = 0.3;

/** Another seat has someone to train first: what that opens is worth waiting for. Everyone is asked again afterwards. */
function othersTrain(s: State, seat: number, passed: number, care: Care): boolean {
  return CHARACTERS.some((who) => {
    const { seat: owner, figure } = s.crew[who];
    return owner !== seat && (passed & (1 << owner)) === 0 && figure === undefined && trains(s, who, care);
  });
}

interface Scored {
  readonly action: PlaceAction;
  readonly score: number;
}

function scored(s: State, actions: readonly EosAction[], care: Care): Scored[] {
  const view = new Outlook(s, care);
  const known = new Map<string, number>();
  const list: Scored[] = [];
  for (const action of actions) {
    if (action.type !== 'place') continue;
    const key = `${action.action} ${action.who}`;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = WORTH[action.action](s, action.who, view);
      known.set(key, worth);
    }
    list.push({ action, score: worth + heldBack(s, action, care) });
  }
  return list;
}

/** D03 the best placement; nothing to stand by. */
export function placement(
  s: State,
  actions: readonly EosAction[],
  passed: number,
  care: Care,
): EosAction | undefined {
  let best: PlaceAction | undefined;
  let high = LEAST;
  for (const { action, score } of scored(s, actions, care)) {
    if (score <= high) continue;
    high = score;
    best = action;
  }
  const waits =
    best !== undefined && best.action !== 'training' && othersTrain(s, s.crew[best.who].seat, passed, care);
  return waits ? undefined : best;
}

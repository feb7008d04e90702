/** What a sound player of Project EOS Rise values (spec section 10): an evaluation, and a quick policy for playouts. */
import type { Random, Sense } from '#engine';
import type { EosAction } from './action.ts';
import { ALIENS } from './content/aliens.ts';
import { BOARDS, CHARACTERS, type CharacterId, stressOf } from './content/characters.ts';
import { DAMAGE, type DamageId, ICONS } from './content/damage.ts';
import { MISSIONS, type MissionId } from './content/missions.ts';
import { BUILD_COST, type CrewAction, type HullRoom, MAX_HULL } from './content/rooms.ts';
import { PARADISE } from './content/tracks.ts';
import type { EosRise, LaidCard, State } from './state.ts';
import { hitters } from './steps/strike.ts';
import { lanesLeft } from './steps/warp.ts';
import { matches } from './terms/combat.ts';
import { has, stressFloor } from './terms/crew.ts';
import { totalHull } from './terms/hull.ts';
import { distance, type GalaxyId, LANES } from './universe.ts';

/** What a point of hull is worth: the last ones most. */
function hullWorth(hull: number): number {
  const upTo = (limit: number, from: number) => Math.max(0, Math.min(hull, limit) - from);
  return 4 * upTo(6, 0) + 2.2 * upTo(14, 6) + 1.1 * upTo(26, 14) + 0.5 * upTo(60, 26);
}

/** Spec 10.2, squeezed between 0 and 1. */
function value(s: State): number {
  let x = 15 * s.progress + 1.6 * s.intel + 0.5 * s.credits + 0.8 * s.shields + 0.7 * hullWorth(totalHull(s));
  for (const who of CHARACTERS) {
    const { level, cubes, technology, stress } = s.crew[who];
    const room = BOARDS[who].breakdown - stress;
    x += 2.4 * level + cubes + 2 * technology.length - (room <= 2 ? 4 : room <= 4 ? 1.2 : 0);
  }
  if (s.hull.engine === 0) x -= 12;
  if (s.hull.command <= 3) x -= 10;
  x -= 0.5 * s.ships.length + 11 * s.extinction;
  if (s.planet !== undefined) x += 60 - 3 * distance(s.eos, s.planet) - 8 * s.cycle;
  else if (s.frbs.length > 0) x += 4 - nearest(s, s.frbs);
  return 1 / (1 + Math.exp(-(x - 75) / 40));
}

function nearest(s: State, list: readonly GalaxyId[]): number {
  return Math.min(...list.map((at) => distance(s.eos, at)));
}

/** Spec 10.1: what the next hex is worth, from level 1 to 8. */
const NEXT_HEX: Readonly<Record<CharacterId, readonly number[]>> = {
  commander: [6, 6, 8, 12, 7, 7, 7, 9],
  pilot: [7, 10, 4, 7, 9, 4, 8, 5],
  specialist: [6, 9, 4, 9, 7, 6, 7, 8],
  engineer: [7, 6, 6, 5, 6, 6, 7, 8],
};

function levelAppeal(s: State, who: CharacterId): number {
  const { level } = s.crew[who];
  return (NEXT_HEX[who][level - 1] ?? 0) + 0.6 * (NEXT_HEX[who][level] ?? 0);
}

function reliefAppeal(s: State, who: CharacterId, points: number): number {
  const room = nearBreakdown(s, who);
  const relief = Math.min(points, s.crew[who].stress - stressFloor(s));
  return relief * (room <= 3 ? 3.2 : room <= 5 ? 1.8 : 0.6);
}

function repairAppeal(s: State, points: number): number {
  const hull = totalHull(s);
  const each = hull < 8 ? 4.5 : hull < 13 ? 3 : hull < 24 ? 2.6 : 1.3;
  return points * each + (s.hull.engine === 0 ? 30 : 0);
}

/** Ships that may come down on the EOS soon. */
function threat(s: State, at: GalaxyId): number {
  let sum = 0;
  for (const ship of s.ships) {
    const far = distance(ship.at, at);
    if (ship.class === 'dexer' && far <= 4) sum += 0.7;
    else if (ship.class === 'galagat' && far <= 3) sum += 1.6;
    else if (ship.class === 'vorde' && far <= 2) sum += 1.5;
  }
  return sum;
}

/** The room that a mission needs most. */
function wanted(s: State, room: HullRoom): number {
  if (room === 'crafting') return towards(s, 'man-of-science', 5);
  return room === 'mining-control' ? towards(s, 'prospector', 5) : 0;
}

/** What the crew adds for a step towards a personal mission. */
function towards(s: State, mission: MissionId, worth: number): number {
  return s.crew[MISSIONS[mission].of].mission?.card === mission ? worth : 0;
}

type PlaceScore = (s: State, who: CharacterId) => number;

const PLACES: Readonly<Record<CrewAction, PlaceScore>> = {
  training: (s, who) => levelAppeal(s, who) + 1,
  build: (s) => 10 + towards(s, 'full-house', 6),
  repair: (s, who) => repairAppeal(s, 3) + (who === 'engineer' ? towards(s, 'good-as-new', 4) : 0),
  'basic-treatment': (s, who) => reliefAppeal(s, who, 3),
  'charge-1': (s) => 0.5 + 0.6 * threat(s, s.eos) - 0.3 * s.shields,
  'charge-2': (s) => 0.4 + 0.4 * threat(s, s.eos) - 0.3 * s.shields,
  'charge-3': (s) => 0.3 + 0.3 * threat(s, s.eos) - 0.3 * s.shields,
  'advanced-treatment': (s, who) => reliefAppeal(s, who, 5),
  technology: (s, who) => 5 + (who === 'engineer' ? towards(s, 'man-of-science', 6) : 0),
  contract: (s, who) => (s.round <= 6 ? 6.5 : 1) + (who === 'pilot' ? towards(s, 'express-freight', 5) : 0),
  'mining-station': (s) => 1.2 * (8 - s.round) + towards(s, 'prospector', 5),
  scan: () => 4.5,
  lottery: (s) => (s.credits > 8 ? 2 : 0.5),
  drydock: (s) => repairAppeal(s, 5) - 2,
  brokers: () => 5,
  tutors: () => 5.5,
  leave: (s) => CHARACTERS.reduce((sum, who) => sum + 0.4 * reliefAppeal(s, who, 2), 0),
  escort: (s) => threat(s, s.eos) + 0.5,
  'advanced-room': () => 4.5,
};

/** How much the crew would like to be in a galaxy: what lies there, and what is near. */
function pull(s: State, at: GalaxyId): number {
  if (s.planet !== undefined) return 40 - 3 * distance(at, s.planet) - 0.2 * threat(s, at);
  let best = 0;
  const look = (list: readonly GalaxyId[], worth: number) => {
    for (const token of list) best = Math.max(best, worth * guard(s, token) * 0.75 ** distance(at, token));
  };
  look(s.frbs, 16);
  look(s.skills, 3.2);
  look(s.creditTokens, 0.8);
  for (const who of CHARACTERS) {
    const { cargo } = s.crew[who];
    if (cargo !== undefined) best = Math.max(best, 7 * 0.8 ** distance(at, cargo));
  }
  for (const station of Object.values(s.stations)) {
    if (station.at === at && station.usedIn !== s.round) best += 1.2;
  }
  return best - 0.3 * danger(s) * threat(s, at);
}

/** The chance to win a token from the ships that guard it. */
function guard(s: State, at: GalaxyId): number {
  let chance = 1;
  for (const ship of s.ships) {
    if (ship.at === at) chance *= ship.class === 'dexer' ? 0.9 : strong(s) ? 0.8 : 0.5;
  }
  return chance;
}

function strong(s: State): boolean {
  return s.crew.specialist.level >= 4;
}

/** Expected harm of meeting a ship, for a crew that can and one that cannot yet defeat it. */
const HARM = { dexer: [0.3, 0.8], galagat: [1.5, 3.5], vorde: [4, 6] } as const;

/** Spec 10.1: how dear hull is. */
function danger(s: State): number {
  const hull = totalHull(s);
  return hull < 8 ? 2.2 : hull < 14 ? 1.5 : hull < 22 ? 1.1 : 0.8;
}

/** What entering a galaxy brings at once. */
function entering(s: State, at: GalaxyId): number {
  let sum = 0;
  const harm = danger(s);
  for (const field of s.asteroids) if (field.at === at) sum -= s.effects.calmAsteroids ? 0 : 2.7 * harm;
  for (const ship of s.ships) {
    if (ship.at !== at) continue;
    const [able, unable] = HARM[ship.class];
    sum += (ship.class === 'dexer' ? 2 : 3) - 1.1 * harm * (strong(s) ? able : unable);
  }
  const free = guard(s, at);
  for (const token of s.frbs) if (token === at) sum += 16 * free;
  for (const token of s.skills) if (token === at) sum += 4 * free;
  for (const token of s.creditTokens) if (token === at) sum += free;
  for (const who of CHARACTERS) if (s.crew[who].cargo === at) sum += 7;
  return sum;
}

/** How many lanes a flight looks ahead. */
const AHEAD = 3;

/** The best end of a flight that goes on from a galaxy, with what it meets on the way. */
function ahead(s: State, at: GalaxyId, lanes: number, past: readonly GalaxyId[]): number {
  let best = pull(s, at);
  if (lanes <= 0 || at === s.planet) return best;
  for (const next of LANES[at]) {
    if (past.includes(next)) continue;
    best = Math.max(best, entering(s, next) + ahead(s, next, lanes - 1, [...past, next]));
  }
  return best;
}

/** Whether the free dice can still match all that a card lacks. */
function canFinish(s: State, { open }: LaidCard): boolean {
  let wild = 0;
  for (const die of s.combat?.dice ?? []) if (!die.placed && die.face === 'crosshair') wild++;
  for (const icon of ICONS) {
    const need = open.filter((other) => other === icon).length;
    if (need === 0) continue;
    if (icon === 'crosshair') {
      wild -= need;
      continue;
    }
    let own = 0;
    for (const die of s.combat?.dice ?? []) if (!die.placed && die.face === icon) own++;
    if (own < need) wild -= matches(s, 'crosshair', icon) ? need - own : 99;
  }
  return wild >= 0;
}

function laidOf(s: State, card: DamageId): LaidCard | undefined {
  return s.combat?.cards.find((laid) => laid.card === card);
}

/** A reroll is worth a cube while something stands and the free dice of this character show stress. */
function lockHelps(s: State, who: CharacterId): boolean {
  const { combat } = s;
  if (combat === undefined) return false;
  const hull = s.pursuit.reduce((sum, { card }) => sum + ALIENS[card].hull, 0);
  const reach = combat.cards.reduce(
    (sum, laid) => sum + (canFinish(s, laid) ? DAMAGE[laid.card].damage : 0),
    0,
  );
  return reach < hull && combat.dice.some((die) => die.who === who && stressOf(die.face) > 0);
}

function expectedRetaliation(s: State): number {
  return s.pursuit.reduce((sum, { card }) => sum + (ALIENS[card].damage * ALIENS[card].pips.length) / 6, 0);
}

/** A ship is worth its rewards and what it would have done. */
function shipWorth(s: State, id: keyof typeof ALIENS): number {
  const { credits, intel, skillLevels, damage } = ALIENS[id];
  const raider = s.pursuit.find(({ card }) => card === id);
  return 1 + 0.6 * credits + 1.6 * intel + 2.5 * skillLevels + damage / 2 + 10 * (raider?.frb ?? 0);
}

/** Takes from the fullest room; the last points of Command and Engine are dear. */
function hitAppeal(s: State, room: HullRoom): number {
  const hull = s.hull[room];
  if (room === 'command') return hull <= 3 ? -40 : hull - 6;
  return hull - (hull === 1 ? (room === 'engine' ? 14 : 8) : 0);
}

/** How much stress a character can still take; with Second Wind a breakdown costs little. */
function nearBreakdown(s: State, who: CharacterId): number {
  return has(s, 'second-wind') ? 9 : BOARDS[who].breakdown - s.crew[who].stress;
}

/** How good an action looks; used only to compare the actions of one decision. */
type Appeal<T extends EosAction['type']> = (s: State, action: Extract<EosAction, { type: T }>) => number;

const APPEAL: { readonly [T in EosAction['type']]?: Appeal<T> } = {
  buyCube: (s, { who }) =>
    s.credits >= (s.round < 5 ? 10 : 5) ? (who === 'commander' || who === 'specialist' ? 3 : 2) : -1,
  scrap: (s, { who }) =>
    (s.credits < 3 && s.crew[who].technology.length > 1 ? 0.6 : -1) +
    (who === 'engineer' ? towards(s, 'man-of-science', 3) : 0),
  quickFix: (s, { room }) => (MAX_HULL[room] - s.hull[room] >= 2 && totalHull(s) < 16 ? 2 : -0.5),
  sabotage: () => 2,
  intercept: () => 0.8,
  ready: () => 0.5,
  place: (s, { who, figure, action }) => PLACES[action](s, who) + (figure === 'assistant' ? 0.5 : 0),
  standBy: () => 0.2,
  takeRoom: () => 1,
  build: (s, { room }) => BUILD_COST[room] + wanted(s, room),
  repair: (s, { room }) =>
    room === 'engine' && s.hull.engine === 0
      ? 50
      : room === 'command'
        ? 20 - s.hull.command
        : 5 - s.hull[room] / 2,
  discardTechnology: () => -1,
  scanTechnology: () => 0.5,
  warp: (s, { to }) => entering(s, to) + ahead(s, to, Math.min(AHEAD, lanesLeft(s) - 1), [s.eos, to]),
  stop: (s) => pull(s, s.eos) + 0.3,
  afterburner: (s) => (lanesLeft(s) === 0 && pull(s, s.eos) > 7 ? 9 : -5),
  level: (s, { who }) => levelAppeal(s, who),
  join: () => 0,
  addHeld: () => 2,
  strike: (s, { by }) => (nearBreakdown(s, by) >= 5 ? nearBreakdown(s, by) / 4 : -2),
  pills: (s, { count }) =>
    count === 0 ? 0.6 : CHARACTERS.some((who) => nearBreakdown(s, who) <= 3) ? 1 : 0.3,
  technology: (s, { card }) =>
    card === 'slip-drive' ? (lanesLeft(s) === 0 && pull(s, s.eos) > 5 ? 40 : -5) : 1,
  targetLock: (s, { who }) => (lockHelps(s, who) ? 1.2 : -1),
  lead: () => 2,
  gunneryRange: () => 2,
  mark: (s, { die }) => (stressOf(s.combat?.dice[die]?.face ?? 'arrow') > 0 ? 2 : 0.2),
  reroll: () => 0.9,
  placeDie(s, { face, card, icon }) {
    const laid = laidOf(s, card);
    if (laid === undefined || !canFinish(s, laid)) return -1;
    return DAMAGE[card].damage / laid.open.length + (face === icon ? 3 : 0);
  },
  target(s, { ship }) {
    const raider = s.pursuit.find(({ card }) => card === ship);
    const left = ALIENS[ship].hull - (raider?.damage ?? 0);
    return shipWorth(s, ship) / Math.max(1, left);
  },
  shield: (_, { ship }) => ALIENS[ship].damage - 1.5,
  pointDefence: (s, { ship }) => (hitters(s).includes(ship) ? ALIENS[ship].damage : 0),
  hit: (s, { room }) => hitAppeal(s, room),
  continue: (s) =>
    totalHull(s) > 2.5 * expectedRetaliation(s) + 6 && s.combat !== undefined && s.combat.round < 4 ? 1.4 : 0,
  flee: () => 0.8,
  accept: (s) => (s.event === 'follow-the-lights' ? 0.1 : totalHull(s) >= 12 ? 1 : 0),
  decline: () => 0.3,
  handOver: (s, { seat }) => (seat === s.facilitator ? 2 : 0),
  pass: () => 0.4,
};

const NOISE = 1000;

function rollout(s: State, _seat: number, actions: readonly EosAction[], random: Random): EosAction {
  let best: EosAction | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = appeal(s, action) + (0.3 * random.int(NOISE)) / NOISE;
    if (score <= high) continue;
    high = score;
    best = action;
  }
  if (best === undefined) throw new RangeError('nothing to choose from');
  return best;
}

function appeal(s: State, action: EosAction): number {
  if (action.type === 'join') return joinAppeal(s, action.fights);
  const of = APPEAL[action.type] as ((s: State, action: EosAction) => number) | undefined;
  return of === undefined ? 0.5 : of(s, action);
}

/** Everyone takes part but those near a breakdown. */
function joinAppeal(s: State, fights: boolean): number {
  const frame = s.stack[s.stack.length - 1];
  const safe = frame?.step === 'join' && nearBreakdown(s, frame.who) > 2;
  return fights === safe ? 1.2 : 0;
}

export const sense: Sense<EosRise> = {
  value: (s) => (s.progress >= PARADISE ? Math.max(0.6, value(s)) : value(s)),
  rollout,
};

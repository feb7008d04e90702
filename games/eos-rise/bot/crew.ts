/** Spec 10.1 What crew actions, levels and relief are worth. */
import { BOARDS, CHARACTERS, type CharacterId, TOP_LEVEL } from '../content/characters.ts';
import { MISSIONS, type MissionId } from '../content/missions.ts';
import { type CrewAction, type HullRoom, TRAINING_ICONS } from '../content/rooms.ts';
import type { State } from '../state.ts';
import { has, stressFloor } from '../terms/crew.ts';
import { totalHull } from '../terms/hull.ts';
import { roundRule } from '../terms/round-rule.ts';
import { threat } from './route.ts';

/** How much stress a character can still take; with Second Wind a breakdown costs little. */
export function nearBreakdown(s: State, who: CharacterId): number {
  return has(s, 'second-wind') ? 9 : BOARDS[who].breakdown - s.crew[who].stress;
}

/** Spec 10.1: what the next hex is worth, from level 1 to 8. */
export const NEXT_HEX: Readonly<Record<CharacterId, readonly number[]>> = {
  commander: [4, 4, 6, 10, 7, 7, 7, 9],
  pilot: [5, 8, 3, 4, 8, 3, 7, 4],
  specialist: [5, 7, 3, 7, 5, 5, 7, 8],
  engineer: [7, 6, 6, 5, 6, 6, 7, 8],
};

export function levelAppeal(s: State, who: CharacterId): number {
  const { level } = s.crew[who];
  return (NEXT_HEX[who][level - 1] ?? 0) + 0.6 * (NEXT_HEX[who][level] ?? 0);
}

export function reliefAppeal(s: State, who: CharacterId, points: number): number {
  const room = nearBreakdown(s, who);
  const relief = Math.min(points, s.crew[who].stress - stressFloor(s));
  return relief * (room <= 3 ? 3.2 : room <= 5 ? 1.8 : 0.6);
}

function repairAppeal(s: State, points: number): number {
  const hull = totalHull(s);
  const each = hull < 8 ? 4.5 : hull < 13 ? 3 : hull < 22 ? 2.2 : 1.3;
  return points * each + (s.hull.engine === 0 ? 30 : 0);
}

/** The room that a mission needs most. */
export function wanted(s: State, room: HullRoom): number {
  if (room === 'crafting') return towards(s, 'man-of-science', 5);
  return room === 'mining-control' ? towards(s, 'prospector', 5) : 0;
}

/** What the crew adds for a step towards a personal mission. */
export function towards(s: State, mission: MissionId, worth: number): number {
  return s.crew[MISSIONS[mission].of].mission?.card === mission ? worth : 0;
}

/** The Training Center is for those to whom the next level means most. */
function isNext(s: State, who: CharacterId): boolean {
  let icons = roundRule(s).trainingIcons ?? (has(s, 'forward-command') ? 3 : TRAINING_ICONS);
  const own = levelAppeal(s, who);
  for (const other of CHARACTERS) {
    const { figure, level } = s.crew[other];
    if (figure?.startsWith('training')) icons--;
    else if (figure === undefined && level < TOP_LEVEL && other !== who && levelAppeal(s, other) > own)
      icons--;
  }
  return icons > 0;
}

/** Shield tokens for those who may come, shared by the figures they take. */
function chargeAppeal(s: State, level: number): number {
  const hull = totalHull(s);
  const tokens = s.charge[level - 1] ?? 0;
  const need = 1.6 * threat(s, s.eos) * (hull < 10 ? 2 : hull < 16 ? 1.4 : 1) - 1.1 * s.shields;
  return (Math.min(need, 2.2 * tokens) + 0.25 * tokens) / (0.4 + 0.6 * level);
}

type PlaceScore = (s: State, who: CharacterId) => number;

export const PLACES: Readonly<Record<CrewAction, PlaceScore>> = {
  training: (s, who) => (isNext(s, who) ? levelAppeal(s, who) + 1 : -5),
  build: (s) => 9.6 + towards(s, 'full-house', 6),
  repair: (s, who) => repairAppeal(s, 3) + (who === 'engineer' ? towards(s, 'good-as-new', 4) : 0),
  'basic-treatment': (s, who) => reliefAppeal(s, who, 3),
  'charge-1': (s) => chargeAppeal(s, 1),
  'charge-2': (s) => chargeAppeal(s, 2),
  'charge-3': (s) => chargeAppeal(s, 3),
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

/** What stress costs a crew, and what relief is worth. */
import { BOARDS, type CharacterId } from '../content/characters.ts';
import { has, stressFloor } from '../rules/crew.ts';
import type { State } from '../state.ts';
import { star } from './missions.ts';
import { WEIGHTS } from './weights.ts';

/** How much stress a character can still take. */
export function spare(s: State, who: CharacterId): number {
  return BOARDS[who].breakdown - s.crew[who].stress;
}

/** What so many points cost a character; three levels go with a breakdown. */
export function stressCost(s: State, who: CharacterId, points: number): number {
  if (points <= 0) return 0;
  const left = spare(s, who) - points;
  if (left <= 0) return has(s, 'second-wind') ? 4 : 4 + 3 * Math.min(3, s.crew[who].level);
  return points * WEIGHTS.stress * (left <= 2 ? 2.2 : left <= 4 ? 1.3 : 0.8);
}

export function reliefWorth(s: State, who: CharacterId, points: number): number {
  const room = spare(s, who);
  const relief = Math.min(points, s.crew[who].stress - stressFloor(s));
  if (relief <= 0) return 0;
  let worth = relief * (room <= 3 ? 2.6 : room <= 5 ? 1.3 : 0.55);
  if (s.crew[who].stress > CALM && s.crew[who].stress - relief <= CALM)
    worth += 0.6 * star(s, 'nobody-breaks');
  return worth;
}

/** Nobody Breaks looks for no more than this. */
const CALM = 6;

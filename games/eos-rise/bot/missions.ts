/** What personal missions add to what the crew does anyway. */
import type { AlienClass } from '../content/aliens.ts';
import type { CharacterId } from '../content/characters.ts';
import type { Gain } from '../content/gains.ts';
import { MISSIONS, type MissionId } from '../content/missions.ts';
import type { State } from '../state.ts';
import { WEIGHTS } from './weights.ts';

/** What gains are worth; what is not listed counts little. */
export function gainsWorth(gains: readonly Gain[]): number {
  let sum = 0;
  for (const { gain, n } of gains) sum += n * worthOf(gain);
  return sum;
}

function worthOf(gain: Gain['gain']): number {
  switch (gain) {
    case 'credits':
      return WEIGHTS.credit;
    case 'intel':
      return WEIGHTS.intel;
    case 'skillLevels':
      return WEIGHTS.level;
    case 'progress':
    case 'frbToken':
      return WEIGHTS.frb;
    case 'repair':
      return 1.1;
    case 'reliefAll':
      return 1.6;
    case 'technology':
      return 4;
    case 'cubes':
    case 'targetLock':
      return 1.4;
    case 'skillToken':
      return 1.5;
    case 'alienShip':
      return -1.5;
    case 'asteroid':
      return -0.5;
    default:
      return 0.6;
  }
}

/** The share of the reward that one more star is worth; the last ones are worth more. */
export function star(s: State, mission: MissionId): number {
  const { of, stars, reward } = MISSIONS[mission];
  const held = s.crew[of].mission;
  if (held?.card !== mission) return 0;
  const left = stars - held.stars;
  return (gainsWorth(reward) * (left <= 1 ? 1.2 : 1)) / Math.max(1, (left + stars) / 2);
}

/** A star if it is for this character to score. */
export function starFor(s: State, who: CharacterId, mission: MissionId): number {
  return MISSIONS[mission].of === who ? star(s, mission) : 0;
}

/** What missions and rooms add for a Dexer, a Galagat or a Vorde defeated. Prizes are paid for two ships at most. */
export function killBonus(s: State): Readonly<Record<AlienClass, number>> {
  const { effects } = s;
  const paid = (effects.prizes > 0 ? 0.9 * WEIGHTS.intel : 0) + (effects.salvage ? 2 * WEIGHTS.credit : 0);
  return { dexer: paid + star(s, 'swatter'), galagat: paid, vorde: paid + star(s, 'giant-slayer') };
}

/** Whether a mission that counts things once has counted this one. */
export function counted(s: State, mission: MissionId, thing: string): boolean {
  return s.crew[MISSIONS[mission].of].mission?.counted.includes(thing) ?? true;
}

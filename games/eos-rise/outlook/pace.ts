/** Which Progress the crew is on course for: what it has, and what crews like it have still gained from this year on. */
import { FIRST_YEAR, INTEL_LAP, PARADISE } from '../content/tracks.ts';
import type { View } from '../view.ts';

/** By year from 2033 on, measured over games of sound crews: refit whenever a number of the game changes. */
const GAIN_TO_COME = [11.8, 10.6, 9.7, 8.8, 7.6, 5.6, 2.6] as const;
const LEVELS = [4, 7, 10.3, 13.8, 18, 23.4, 29.2] as const;
/** Progress of crews that won, at the start of each year. */
const WINNERS = [0, 1.3, 2.1, 3.2, 4.7, 7.2, 10.6] as const;

const WEAKEST = 0.7;
const STRONGEST = 1.3;
const ON_COURSE = 12.5;
const CLOSE = 11;

export interface Pace {
  /** The Progress that is likely in the end, at most the last hex. */
  readonly likely: number;
  readonly mood: 'on course' | 'close' | 'behind';
  /** What winning crews had at the start of this year. */
  readonly winners: number;
}

/** Before the first year is over there is nothing to tell, and in the Last Dash no more. */
export function paceOf(view: View): Pace | undefined {
  const { year, lastDash, progress, intel, crew } = view;
  const at = year - FIRST_YEAR;
  const gain = GAIN_TO_COME[at];
  const reference = LEVELS[at];
  if (at < 1 || lastDash || gain === undefined || reference === undefined) return undefined;
  const levels = crew.commander.level + crew.pilot.level + crew.specialist.level + crew.engineer.level;
  const strength = Math.min(STRONGEST, Math.max(WEAKEST, levels / reference));
  const sum = progress + intel / INTEL_LAP + gain * strength;
  const mood = sum >= ON_COURSE ? 'on course' : sum >= CLOSE ? 'close' : 'behind';
  return { likely: Math.min(PARADISE, Math.round(sum)), mood, winners: WINNERS[at] ?? 0 };
}

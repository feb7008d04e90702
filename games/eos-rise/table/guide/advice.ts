/** What may help who lost: a mission that teaches what was missing, and the heart of it. The weightiest comes first. */
import type { Advice } from '#ui/kit/ladder.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { INTEL_LAP } from '../../content/tracks.ts';
import { ADVICE_WORDS } from '../../text/ladder.ts';
import type { MissionId } from '../../text/missions.ts';
import { CHARACTER_NAMES } from '../../text/names.ts';
import type { View } from '../../view.ts';

/** So near a breakdown one bad roll is enough. */
const NEAR = 2;
/** Winning crews fly at least as far in a year. */
const FAR = 4;

export function advice(view: View): Advice {
  const { crew, hull, shields, assistants, warpValue, intel } = view;
  const strained = CHARACTERS.find((who) => crew[who].breakdown - crew[who].stress <= NEAR);
  if (hull.command === 0) return of('shields', ADVICE_WORDS.hull(shields));
  if (!assistants) return of('growth', ADVICE_WORDS.assistants(crew.commander.level));
  if (strained) return of('year', ADVICE_WORDS.stress(CHARACTER_NAMES[strained]));
  if (warpValue < FAR) return of('light', ADVICE_WORDS.lanes(warpValue));
  return of('year', ADVICE_WORDS.intel(intel, INTEL_LAP));
}

const of = (mission: MissionId, tip: string): Advice => ({ mission, tip });

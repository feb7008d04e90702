/** What a skill level is worth. */
import { CHARACTERS, type CharacterId, LAST_BASIC, TOP_LEVEL, type TrackId } from '../content/characters.ts';
import type { State } from '../state.ts';
import type { Care } from './care.ts';
import { TRACK_HEX } from './weights.ts';

/** The track that is looked ahead to before one is entered. */
const TRACK_OF: Readonly<Record<CharacterId, TrackId>> = {
  commander: 'fleet-strategy',
  pilot: 'exploration',
  specialist: 'gunnery-doctrine',
  engineer: 'counter-operations',
};

export function levelWorth(s: State, who: CharacterId, { hexes }: Care): number {
  const { level, track = TRACK_OF[who] } = s.crew[who];
  if (level >= TOP_LEVEL) return 0;
  const worth = (to: number) =>
    (to <= LAST_BASIC ? hexes[who][to - 2] : TRACK_HEX[track][to - LAST_BASIC - 1]) ?? 0;
  return worth(level + 1) + 0.6 * worth(level + 2);
}

/** The characters that can rise, by what the next level is worth. */
export function byLevelWorth(s: State, care: Care): CharacterId[] {
  return CHARACTERS.filter((who) => s.crew[who].level < TOP_LEVEL).sort(
    (a, b) => levelWorth(s, b, care) - levelWorth(s, a, care),
  );
}

/** What a skill level is worth, and which tracks and rooms a crew takes (spec 10.1.6 and 10.1.7). */
import type { AdvancedRoomId } from '../content/advanced-rooms.ts';
import { CHARACTERS, type CharacterId, TOP_LEVEL, type TrackId } from '../content/characters.ts';
import type { State } from '../state.ts';
import type { Care } from './care.ts';

/** The tracks that a crew usually takes. */
export const TRACK_OF: Readonly<Record<CharacterId, TrackId>> = {
  commander: 'fleet-strategy',
  pilot: 'exploration',
  specialist: 'gunnery-doctrine',
  engineer: 'counter-operations',
};

export const ROOM_OF: Readonly<Record<CharacterId, AdvancedRoomId>> = {
  commander: 'drill-hall',
  pilot: 'astrogation-bay',
  specialist: 'munitions-locker',
  engineer: 'machine-shop',
};

export function levelWorth(s: State, who: CharacterId, { hexes }: Care): number {
  const { level } = s.crew[who];
  if (level >= TOP_LEVEL) return 0;
  return (hexes[who][level - 1] ?? 0) + 0.6 * (hexes[who][level] ?? 0);
}

/** The characters that can rise, by what the next level is worth. */
export function byLevelWorth(s: State, care: Care): CharacterId[] {
  return CHARACTERS.filter((who) => s.crew[who].level < TOP_LEVEL).sort(
    (a, b) => levelWorth(s, b, care) - levelWorth(s, a, care),
  );
}

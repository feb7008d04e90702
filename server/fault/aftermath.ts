/** What is found in the store in the end: every acknowledged action, exactly once and where it was said to be. */
import { Match } from '#engine';
import { GAMES } from '#games';
import { HeldTable } from '../matches/heldTable.ts';
import type { Store } from '../store/index.ts';
import type { Played } from './player.ts';

export type Aftermath = {
  matches: number;
  acknowledged: number;
  lost: number;
  twice: number;
  misplaced: number;
  gaps: number;
  unplayable: number;
};

export async function aftermathOf(store: Store, played: Iterable<Played>): Promise<Aftermath> {
  const found = { matches: 0, acknowledged: 0, lost: 0, twice: 0, misplaced: 0, gaps: 0, unplayable: 0 };
  for (const { match, acknowledged } of played) {
    const lines = await store.records.of(match);
    const row = await store.tables.match(match);
    found.matches++;
    if (lines.some(({ number }, at) => number !== at + 1) || row?.number !== lines.length) found.gaps++;
    for (const [submission, version] of acknowledged) {
      const written = lines.filter((line) => line.submission === submission);
      found.acknowledged++;
      if (written.length === 0) found.lost++;
      if (written.length > 1) found.twice++;
      if (written.length === 1 && written[0]?.number !== version) found.misplaced++;
    }
    const game = GAMES.find(({ id }) => id === row?.game);
    if (game === undefined || row === undefined) continue;
    const replayed = Match.replay(game, new HeldTable({ row, seats: [], holders: [], lines }).record());
    if (!replayed.ok) found.unplayable++;
  }
  return found;
}

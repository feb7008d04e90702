/** Where playing a match again may begin: at its start, or at a snapshot of which nothing was taken back since. */
import type { Game, MatchSetup } from '#engine';
import type { MatchRow, Records, Snapshot } from '../store/index.ts';
import type { HeldMatch } from './heldMatch.ts';
import type { Taken } from './heldTable.ts';

/** A match as it stood after so many lines: the actions that stood then. It does not change with the match. */
export interface Trail {
  readonly row: MatchRow;
  readonly game: Game;
  readonly version: number;
  readonly standing: readonly Taken[];
}

export function setupOf({ seats, options, seed }: MatchRow): MatchSetup {
  return { seats, options, random: { kind: 'keyed', seed } };
}

/** The newest snapshot of at most so many of these actions of which nothing was taken back since. */
export async function usableSnapshot(
  records: Records,
  { row, version, standing }: Omit<Trail, 'game'>,
  upTo = standing.length,
): Promise<Snapshot | undefined> {
  let last = (standing[upTo]?.number ?? version + 1) - 1;
  while (last >= 0) {
    const snapshot = await records.snapshot(row.id, last, upTo);
    if (snapshot === undefined) return undefined;
    const { number: taken, count } = snapshot;
    const [before, after] = [standing[count - 1], standing[count]];
    const stands = (before?.number ?? 0) <= taken && (after === undefined || after.number > taken);
    if (stands) return snapshot;
    last = taken - 1;
  }
  return undefined;
}

/** A snapshot is taken after so many actions. */
const SNAPSHOT = 25;

interface Keeping {
  readonly store: { readonly records: Records };
  readonly trouble: (what: string, error: unknown) => void;
}

/** Keeps how a match stands, every so often. */
export function keepSnapshot(live: HeldMatch, { store, trouble }: Keeping): void {
  const { entries, state } = live.match;
  const count = entries.length;
  // Only where nothing could be undone any more: what lies before a snapshot is not played again.
  if (count - live.kept < SNAPSHOT || entries[count - 1]?.learnt !== true) return;
  live.kept = count;
  store.records
    .saveSnapshot(live.id, { number: live.version, count, state })
    .catch((error: unknown) => trouble(`snapshot of ${live.id}`, error));
}

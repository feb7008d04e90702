/** What a game answers by itself where nothing hangs on it (`GameTable.settles`), sent as the viewer's own press. */
import { useEffect } from 'preact/hooks';
import type { Kit } from '#engine';
import type { GameTable, Gesture } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';

/** What the table answers to what is asked now, if anything. */
export function settledBy<K extends Kit>(
  { decision, view, batches }: Feed<K>,
  { settles }: Pick<GameTable<K>, 'settles'>,
): Gesture<K> | undefined {
  return decision.value && settles?.(view.value, decision.value.actions, batches.value);
}

/** `taught`: a coach waits for every deed. */
export function useSettling<K extends Kit>(match: Feed<K>, table: GameTable<K>, taught: boolean): void {
  const { value: decision } = match.decision;
  useEffect(() => {
    // Taken back or opened anew nothing is fresh: whoever looks at it then is asked.
    if (decision === undefined || taught || match.fresh.value.length === 0) return;
    const answer = settledBy(match, table);
    if (answer) match.send(match.viewer.value, answer);
  }, [decision]);
}

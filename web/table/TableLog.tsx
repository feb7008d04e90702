/** The log of the match on the table, in the game's words. */
import type { Kit } from '#engine';
import { Log } from '#ui/Log.tsx';
import { entryOf, type LogGroup } from '../match/film.ts';
import { useHeld } from './held.ts';
import type { Shared } from './shared.ts';

export function TableLog<K extends Kit>({ match }: Pick<Shared<K>, 'match'>) {
  const { game, log, newFrom, view, viewer, handOver } = match;
  const entries = log.value
    // What another seat did without anyone hearing of it, a choice in secret say, is not worth an entry.
    .filter((group) => group.seat === viewer.value || isTold(group))
    .map((group) => entryOf(game, group, view.value));
  const shown = useHeld(entries, log.value);
  if (handOver.value !== undefined) return undefined;
  return (
    <Log
      entries={shown}
      viewer={viewer.value}
      newFrom={newFrom.value}
      called={(seat) => match.called(seat)}
    />
  );
}

function isTold({ seat, events, before = [], after = [] }: LogGroup<unknown>): boolean {
  return seat === undefined || events.length + before.length + after.length > 0;
}

/** The log of the match on the table, in the game's words. */
import type { Kit } from '#engine';
import { Log } from '#ui/Log.tsx';
import type { Shared } from './shared.ts';

export function TableLog<K extends Kit>({ match }: Pick<Shared<K>, 'match'>) {
  const { game, log, newFrom, view, viewer, handOver } = match;
  if (handOver.value !== undefined) return undefined;
  const entries = log.value
    // What another seat did without anyone hearing of it, a choice in secret say, is not worth an entry.
    .filter(({ seat, events }) => seat === undefined || seat === viewer.value || events.length > 0)
    .map(({ events, ...group }) => ({
      ...group,
      lines: events.map((event) => game.words.event(event, view.value)),
    }));
  return (
    <Log
      entries={entries}
      viewer={viewer.value}
      newFrom={newFrom.value}
      name={(seat) => match.called(seat)}
    />
  );
}

/** The log of the match on the table, in the game's words. */
import type { Kit } from '#engine';
import { Log } from '#ui/Log.tsx';
import type { Shared } from './shared.ts';

export function TableLog<K extends Kit>({ match }: Pick<Shared<K>, 'match'>) {
  const { game, log, newFrom, viewer, handOver } = match;
  if (handOver.value !== undefined) return undefined;
  const entries = log.value
    .map(({ events, ...group }) => ({
      ...group,
      lines: events.map((event) => game.words.event(event)),
    }))
    // What another seat did without anyone hearing of it, such as taking a ship in hand, is not worth an entry.
    .filter(({ seat, lines }) => seat === undefined || seat === viewer.value || lines.length > 0);
  return <Log entries={entries} viewer={viewer.value} newFrom={newFrom.value} />;
}

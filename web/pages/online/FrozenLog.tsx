/** What happened in a match whose rules are not at hand, as this person heard it, in the words of today. */
import type { Change, TableInfo } from '#client';
import type { Game, Kit } from '#engine';
import { doorOf } from '../../games.ts';
import { api } from '../../online/link.ts';
import { namesOf } from '../../online/names.ts';
import { frozen as text } from '../../text/account.ts';
import { useLoaded } from '../../useLoaded.ts';

export function FrozenLog({ table: { id, game, seats } }: { table: TableInfo }) {
  const names = namesOf(seats);
  const loaded = useLoaded(async () => {
    const [history, opened] = await Promise.all([
      api.read<{ changes: readonly Change[] }>(id, 'history'),
      doorOf(game)?.load(),
    ]);
    if (!history.ok) return [];
    const say = opened?.open((rules) => (event: object) => wordsOf(rules, event));
    const events = history.changes.flatMap((change) => change.events);
    return events.map((event) => say?.(event) ?? nameOf(event)).filter(Boolean);
  }, [id]);
  if (loaded.status !== 'ready' || loaded.value.length === 0) return undefined;
  return (
    <details class="room__panel o-panel">
      <summary>{text.happened(loaded.value.length)}</summary>
      <ol class="room__seats">
        {loaded.value.map((words, i) => (
          <li key={i}>
            {words.replace(/\bPlayer (\d+)\b/g, (all, number) => names[Number(number) - 1] ?? all)}
          </li>
        ))}
      </ol>
    </details>
  );
}

function wordsOf<K extends Kit>(game: Game<K>, event: object): string {
  try {
    return game.words.event(event as K['event']);
  } catch {
    // Other rules may have had other events: their name is better than nothing.
    return nameOf(event);
  }
}

function nameOf(event: object): string {
  return 'type' in event ? String(event.type) : '';
}

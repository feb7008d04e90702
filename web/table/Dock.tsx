/** Below the cards in the column: the log, and at an online table what is said, one behind the other. */
import type { Kit } from '#engine';
import { scrollable } from '#ui/scrollable.ts';
import type { Feed } from '../match/feed.ts';
import { words } from '../text/en.ts';
import type { Beside } from './shared.ts';
import { TableLog } from './TableLog.tsx';

interface DockProps<K extends Kit> {
  match: Feed<K>;
  talk: Beside | undefined;
}

export function Dock<K extends Kit>({ match, talk }: DockProps<K>) {
  const log = (
    <section ref={scrollable} class="side__log" tabIndex={-1} aria-labelledby="log-title">
      <TableLog match={match} />
    </section>
  );
  if (talk === undefined) {
    return (
      <section class="column__log" aria-labelledby="log-title">
        <h2 id="log-title" class="column__title o-eyebrow">
          {words.table.log}
        </h2>
        {log}
      </section>
    );
  }
  const { open } = talk;
  const tab = (id: string, name: string, chosen: boolean, unread = 0) => (
    <button
      type="button"
      id={id}
      class="column__tab o-eyebrow"
      aria-expanded={chosen}
      onClick={() => {
        open.value = id === 'talk-title';
      }}
    >
      {name} {unread > 0 ? <b class="talk__unread">{unread}</b> : undefined}
    </button>
  );
  return (
    <section
      class="column__log column__log--two"
      data-side={open.value ? 'talk' : 'log'}
      aria-label={words.table.beside}
    >
      <div class="column__tabs">
        {tab('log-title', words.table.log, !open.value)}
        {tab('talk-title', words.online.talk.title, open.value, open.value ? 0 : talk.unread)}
      </div>
      {open.value ? (
        <section ref={scrollable} class="side__talk" aria-labelledby="talk-title">
          {talk.body}
        </section>
      ) : (
        log
      )}
    </section>
  );
}

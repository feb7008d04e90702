/** One table in a list. */

import { SHELF } from 'virtual:catalogue';
import { useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import { PlayIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { ago } from '../../online/ago.ts';
import { chosenOptions, languageName } from '../../online/facts.ts';
import { waitsForMe } from '../../online/mine.ts';
import { namesOf } from '../../online/names.ts';
import { paceWords } from '../../online/paces.ts';
import { sitDown } from '../../online/sitDown.ts';
import { go, to } from '../../router.ts';
import { frozen } from '../../text/account.ts';
import { words } from '../../text/en.ts';

export function TableCard({ table }: { table: TableInfo }) {
  const { id, game, seats, yours, awaited, status, paused } = table;
  const text = words.online;
  const title = SHELF.find((one) => one.id === game)?.title ?? game;
  const free = seats.filter(({ kind }) => kind === 'free').length;
  const mine = waitsForMe(table);
  const chosen = chosenOptions(table);
  const called = namesOf(seats);
  const waited = awaited.map((seat) => called[seat]).join(', ');
  const news =
    status === 'over'
      ? text.over
      : status === 'open'
        ? table.invited
          ? text.room.news.invited
          : free > 0
            ? text.seatsFree(free)
            : text.room.news[mine ? 'you' : 'others']
        : paused
          ? text.table.paused
          : mine
            ? text.yourTurn
            : waited === ''
              ? text.inPlay
              : text.waitingFor(waited);
  const names = seats.flatMap(({ kind, seat }) =>
    kind === 'free' || kind === 'closed' ? [] : [called[seat]],
  );
  const way = yours.length > 0 ? text.goTo : status === 'open' ? text.look : text.watch;
  const told = table.frozen ? frozen.title : news;
  return (
    <li class="savecard o-panel" data-game={game} data-turn={mine ? '' : undefined}>
      <div class="savecard__words">
        <h3 id={`table-${id}`} class="savecard__title">
          {title}: {told}
        </h3>
        <p class="o-muted">
          {names.join(', ')} · {paceWords(table)} · {languageName(table.language)}
        </p>
        {chosen.length > 0 ? (
          <p class="o-muted">{chosen.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
        ) : undefined}
        {status === 'over' ? undefined : (
          <p class="o-muted">{text[status === 'open' ? 'opened' : 'changed'](ago(table.updated))}</p>
        )}
      </div>
      <p class="savecard__ways">
        {status === 'open' && yours.length === 0 && free > 0 ? <SitDown match={id} /> : undefined}
        <a
          class={`o-button ${mine ? 'o-button--primary' : ''}`}
          href={to.online(id)}
          aria-describedby={`table-${id}`}
        >
          <PlayIcon /> {way}
        </a>
      </p>
    </li>
  );
}

/** Takes any free seat, and goes there. */
function SitDown({ match }: { match: string }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const failed = await sitDown(match);
    setBusy(false);
    if (failed === undefined) go(to.online(match));
    else toast({ tone: 'danger', words: failed });
  };
  return (
    <button
      type="button"
      class="o-button o-button--primary"
      disabled={busy}
      aria-describedby={`table-${match}`}
      onClick={() => void press()}
    >
      <PlayIcon /> {words.online.sitDown}
    </button>
  );
}

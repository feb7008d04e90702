/** One table in a list. */

import { SHELF } from 'virtual:catalogue';
import type { TableInfo } from '#client';
import { PlayIcon } from '#ui/art/icons.tsx';
import { to } from '../../router.ts';
import { frozen } from '../../text/account.ts';
import { words } from '../../text/en.ts';

export function TableCard({ table }: { table: TableInfo }) {
  const { id, game, seats, yours, awaited, status, clock } = table;
  const text = words.online;
  const title = SHELF.find((one) => one.id === game)?.title ?? game;
  const free = seats.filter(({ kind }) => kind === 'free').length;
  const mine = awaited.some((seat) => yours.includes(seat));
  const waited = awaited.map((seat) => text.table.player(seat, seats[seat]?.name ?? '')).join(', ');
  const news =
    status === 'over'
      ? text.over
      : status === 'open'
        ? text.seatsFree(free)
        : mine
          ? text.yourTurn
          : text.waitingFor(waited);
  const names = seats.flatMap(({ name, kind }) => (name ? [name] : kind === 'bot' ? [text.room.bot] : []));
  const way = yours.length > 0 ? text.goTo : status === 'open' ? text.sitDown : text.watch;
  const told = table.frozen ? frozen.title : news;
  return (
    <li class="savecard o-panel" data-game={game} data-turn={mine ? '' : undefined}>
      <div class="savecard__words">
        <h3 id={`table-${id}`} class="savecard__title">
          {title}: {told}
        </h3>
        <p class="o-muted">
          {names.join(', ')} · {text.pace(clock)}
        </p>
      </div>
      <p class="savecard__ways">
        <a
          class={`o-button ${mine || status === 'open' ? 'o-button--primary' : ''}`}
          href={to.online(id)}
          aria-describedby={`table-${id}`}
        >
          <PlayIcon /> {way}
        </a>
      </p>
    </li>
  );
}

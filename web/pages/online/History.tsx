/** One's finished matches: how each came out, with whom, when, and how long it took. */
import { SHELF } from 'virtual:catalogue';
import { useEffect, useState } from 'preact/hooks';
import type { FinishedInfo } from '#client';
import { ReplayIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { language } from '../../language.ts';
import { spokenLength } from '../../online/ago.ts';
import { chosenOptions } from '../../online/facts.ts';
import { api } from '../../online/link.ts';
import { endedWhy, namesOf } from '../../online/names.ts';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';

export function History({ over }: { over: string }) {
  const [all, setAll] = useState<readonly FinishedInfo[]>([]);
  const [more, setMore] = useState(false);
  const text = words.online.history;
  const look = async (known: readonly FinishedInfo[]) => {
    const found = await api.history(known.at(-1)?.table.id);
    if (!found.ok) return toast({ tone: 'danger', words: found.error.message });
    setAll([...known, ...found.matches]);
    setMore(found.more === true);
  };
  useEffect(() => void look([]), [over]);
  if (all.length === 0) return undefined;
  return (
    <section aria-labelledby="over">
      <h2 id="over" class="o-eyebrow">
        {text.title}
      </h2>
      <ul class="library__saves">
        {all.map((one) => (
          <Finished key={one.table.id} {...one} />
        ))}
      </ul>
      {more ? (
        <button type="button" class="o-button" onClick={() => void look(all)}>
          {text.earlier}
        </button>
      ) : undefined}
    </section>
  );
}

const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

function Finished({ table, ended, began, moves }: FinishedInfo) {
  const text = words.online.history;
  const { id, game, seats, yours, updated } = table;
  const title = SHELF.find((one) => one.id === game)?.title ?? game;
  const names = namesOf(seats);
  const others = seats.filter(({ seat, kind }) => !yours.includes(seat) && kind !== 'closed');
  const won = ended?.winners?.some((seat) => yours.includes(seat));
  const points = yours.flatMap((seat) => ended?.points?.[seat] ?? []);
  const how = endedWhy(table);
  const chosen = chosenOptions(table).map(({ label, value }) => `${label}: ${value}`);
  return (
    <li class="savecard o-panel" data-game={game}>
      <div class="savecard__words">
        <h3 id={`over-${id}`} class="savecard__title">
          {title}: {won === undefined ? words.online.over : won ? text.won : text.lost}
          {points.length > 0 ? ` · ${text.points(points.join(', '))}` : ''}
        </h3>
        {how ? <p class="o-muted">{how}</p> : undefined}
        <p class="o-muted">
          {[
            others.length === 0 ? text.alone : text.against(others.map(({ seat }) => names[seat]).join(', ')),
            date.format(updated),
            ...(began === undefined ? [] : [spokenLength(updated - began)]),
            text.moves(moves),
          ].join(' · ')}
        </p>
        {chosen.length > 0 ? <p class="o-muted">{chosen.join(' · ')}</p> : undefined}
      </div>
      <p class="savecard__ways">
        <a class="o-button" href={to.online(id)} aria-describedby={`over-${id}`}>
          {text.end}
        </a>
        <a class="o-button" href={to.review(id, 0)} aria-describedby={`over-${id}`}>
          <ReplayIcon /> {text.replay}
        </a>
      </p>
    </li>
  );
}

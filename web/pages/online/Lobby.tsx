/** The lobby: who you are, your matches, tables that wait for players, and matches to watch. */

import { SHELF } from 'virtual:catalogue';
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import { PlayIcon, ReplayIcon } from '#ui/art/icons.tsx';
import { doorOf } from '../../games.ts';
import { api, myName } from '../../online/link.ts';
import { Page } from '../../Page.tsx';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { NameForm } from './NameForm.tsx';
import { TableCard } from './TableCard.tsx';
import '../../styles/online.css';

const LOOK_AGAIN = 10_000;

interface Lists {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
}

export function LobbyPage() {
  const [lists, setLists] = useState<Lists | 'unreachable'>();
  const look = async () => {
    const [mine, open, playing] = await Promise.all([
      myName.value ? api.tables('mine') : undefined,
      api.tables('open'),
      api.tables('playing'),
    ]);
    if (!open.ok || !playing.ok) return setLists('unreachable');
    setLists({ mine: mine?.ok ? mine.tables : [], open: open.tables, playing: playing.tables });
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [myName.value]);
  const text = words.online;
  return (
    <Page title={text.title} back={{ href: to.library(), label: words.library.title }} class="lobby">
      <NameForm />
      {lists === 'unreachable' ? (
        <div class="o-panel lobby__trouble" role="alert">
          <p>
            <strong>{text.unreachable}.</strong> {text.unreachableDetail}
          </p>
          <button type="button" class="o-button" onClick={() => void look()}>
            <ReplayIcon /> {text.tryAgain}
          </button>
        </div>
      ) : undefined}
      <section aria-labelledby="new-table">
        <h2 id="new-table" class="o-eyebrow">
          {text.newTable}
        </h2>
        <p class="lobby__games">
          {SHELF.filter(({ id }) => doorOf(id) !== undefined).map(({ id, title }) => (
            <a key={id} class="o-button" data-game={id} href={to.newOnline(id)}>
              <PlayIcon /> {title}
            </a>
          ))}
        </p>
      </section>
      {lists === undefined || lists === 'unreachable' ? undefined : (
        <>
          <Tables id="mine" title={text.mine} empty={text.mineEmpty} tables={lists.mine} />
          <Tables
            id="open"
            title={text.open}
            empty={text.openEmpty}
            tables={lists.open.filter(({ yours }) => yours.length === 0)}
          />
          <Tables
            id="playing"
            title={text.playing}
            tables={lists.playing.filter(({ yours }) => yours.length === 0)}
          />
        </>
      )}
    </Page>
  );
}

interface TablesProps {
  id: string;
  title: string;
  empty?: string;
  tables: readonly TableInfo[];
}

function Tables({ id, title, empty, tables }: TablesProps) {
  if (tables.length === 0 && empty === undefined) return undefined;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} class="o-eyebrow">
        {title}
      </h2>
      {tables.length === 0 ? <p class="o-muted">{empty}</p> : undefined}
      <ul class="library__saves">
        {tables.map((table) => (
          <TableCard key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

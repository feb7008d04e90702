/** A match of this browser, opened from its save and kept there after every action. */

import { useState } from 'preact/hooks';
import type { Game, Kit } from '#engine';
import type { GameTable } from '#ui/table.ts';
import { Former, TakeAlong } from '../Former.tsx';
import type { Film } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { useFilm } from '../match/useFilm.ts';
import { useKept } from '../match/useKept.ts';
import { Filming, Notice } from '../Notice.tsx';
import { to } from '../router.ts';
import { readSave, type Save } from '../store/saves.ts';
import { Table } from '../table/Table.tsx';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';
import { WithGame } from '../WithGame.tsx';

export function TablePage({ id }: { id: string }) {
  const [opened, setOpened] = useState(() => ({ save: readSave(id), at: 0 }));
  const { save, at } = opened;
  if (save === undefined) {
    return (
      <Notice title={words.table.missing}>
        <p>{words.table.missingDetail}</p>
      </Notice>
    );
  }
  const again = () => setOpened({ save: readSave(id), at: at + 1 });
  return (
    <WithGame game={save.record.game}>
      {(door) =>
        door.open((game, table) => (
          <SavedTable key={at} game={game} table={table} save={save} again={again} />
        ))
      }
    </WithGame>
  );
}

interface SavedTableProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  save: Save;
  /** Opens the save again, as another window left it. */
  again(): void;
}

function SavedTable<K extends Kit>(props: SavedTableProps<K>) {
  const { game, save } = props;
  const filming = useFilm(game, save.record, save.id);
  if (filming.status === 'running') return <Filming done={filming.done} of={save.record.actions.length} />;
  const { result } = filming;
  if (!result.ok) {
    return (
      <Notice title={result.film ? words.former.title : words.table.broken}>
        {result.film ? (
          <Former film={result.film} record={save.record} refusal={result.refusal}>
            <a class="o-button" href={to.replay(save.id)}>
              {words.former.read}
            </a>
          </Former>
        ) : (
          <>
            <p>{result.refusal.message}</p>
            <TakeAlong record={save.record} />
          </>
        )}
      </Notice>
    );
  }
  return <OpenedTable {...props} film={result.film} />;
}

function OpenedTable<K extends Kit>({
  game,
  table,
  save,
  again,
  film,
}: SavedTableProps<K> & { film: Film<K> }) {
  const [match] = useState(() => new LocalFeed(game, film, save.players, { ended: save.record.ended }));
  const gains = useKept({ match, table, save }, again);
  // Nobody needs it before the first decision.
  const end = useLoaded(async () => import('../table/Ending.tsx'), []);
  const Ending = end.status === 'ready' ? end.value.Ending : undefined;
  return (
    <Table
      match={match}
      table={table}
      ending={(again, close) =>
        Ending && <Ending {...{ match, table, again }} id={save.id} gains={gains.value} onClose={close} />
      }
    />
  );
}

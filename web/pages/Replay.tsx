/** A match looked back on: from a save, or from a link. */

import { useMemo, useState } from 'preact/hooks';
import type { Game, Kit, MatchRecord } from '#engine';
import type { GameTable } from '#ui/table.ts';
import { Former } from '../Former.tsx';
import { doorOf } from '../games.ts';
import { problemOf } from '../match/import.ts';
import type { Player } from '../match/players.ts';
import { unpack } from '../match/share.ts';
import { useFilm } from '../match/useFilm.ts';
import { Filming, Loading, Notice } from '../Notice.tsx';
import { notesOf } from '../records/notes.ts';
import { filmed, isHuman } from '../replay/footage.ts';
import { Replay } from '../replay/Replay.tsx';
import { to } from '../router.ts';
import { readSave } from '../store/saves.ts';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';
import { WithGame } from '../WithGame.tsx';

interface SavedReplayProps {
  id: string;
  at: number | undefined;
  /** The end is looked at once more. */
  end: true | undefined;
}

export function SavedReplay({ id, at, end }: SavedReplayProps) {
  const [save] = useState(() => readSave(id));
  if (save === undefined) {
    return (
      <Notice title={words.table.missing}>
        <p>{words.table.missingDetail}</p>
      </Notice>
    );
  }
  return (
    <Opened
      id={id}
      record={save.record}
      players={save.players}
      at={at}
      end={end}
      address={(moment) => to.replay(id, moment)}
      bad={words.table.broken}
    />
  );
}

export function LinkedReplay({ link, at }: { link: string; at: number | undefined }) {
  const read = useLoaded(() => unpack(link), [link]);
  if (read.status === 'loading') return <Loading />;
  if (read.status === 'failed')
    return <Bad title={words.replay.badLink} field="link" reason={words.link.damaged} />;
  if ('problem' in read.value) return <Bad title={words.replay.badLink} {...read.value.problem} />;
  return (
    <Opened
      record={read.value.record}
      at={at}
      address={(moment) => to.watch(link, moment)}
      bad={words.replay.badLink}
    />
  );
}

interface OpenedProps {
  /** The save, where it is one. */
  id?: string;
  record: MatchRecord;
  players?: readonly Player[];
  at: number | undefined;
  end?: true | undefined;
  address(at: number): string;
  bad: string;
}

function Opened(props: OpenedProps) {
  const { game: name } = props.record;
  if (doorOf(name) === undefined)
    return <Bad title={props.bad} field="game" reason={words.link.unknownGame(name)} />;
  return (
    <WithGame game={name}>
      {(door) => door.open((game, table) => <Filmed {...props} game={game} table={table} />)}
    </WithGame>
  );
}

function Filmed<K extends Kit>({
  game,
  table,
  id,
  record,
  bad,
  players,
  at,
  end,
  address,
}: OpenedProps & { game: Game<K>; table: GameTable<K> }) {
  const filming = useFilm(game, record, id);
  const film = filming.status === 'done' ? filming.result.film : undefined;
  const footage = useMemo(() => film && filmed(film, isHuman(players), record), [film]);
  if (filming.status === 'running') return <Filming done={filming.done} of={record.actions.length} />;
  const refusal = filming.result.ok ? undefined : filming.result.refusal;
  if (footage === undefined) return refusal && <Bad title={bad} {...problemOf(refusal)} />;
  return (
    <Replay
      game={game}
      table={table}
      footage={footage}
      at={at}
      end={end}
      notes={id === undefined ? undefined : notesOf(id)}
      players={players}
      address={address}
      now={refusal && film && <Former film={film} record={record} refusal={refusal} />}
    />
  );
}

function Bad({ title, field, reason }: { title: string; field: string; reason: string }) {
  return (
    <Notice title={title}>
      <p>
        <code>{field}</code>: {reason}
      </p>
    </Notice>
  );
}

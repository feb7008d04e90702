/** An online match looked back on: in play, as one's seat may know it; once it is over, with everything shown. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { PROTOCOL, type TableInfo } from '#client';
import { type Game, type Kit, type MatchRecord, named, type OptionValues, SPECTATOR } from '#engine';
import { PlayIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable } from '#ui/table.ts';
import type { Player } from '../../match/players.ts';
import { useFilm } from '../../match/useFilm.ts';
import { Filming, Loading, Notice } from '../../Notice.tsx';
import { type History, remembered } from '../../online/footage.ts';
import { api, myName } from '../../online/link.ts';
import { waitsForMe } from '../../online/mine.ts';
import { namesOf } from '../../online/names.ts';
import { type Footage, filmed } from '../../replay/footage.ts';
import { Replay } from '../../replay/Replay.tsx';
import { sentLink, to } from '../../router.ts';
import { frozen } from '../../text/account.ts';
import { words } from '../../text/en.ts';
import { useLoaded } from '../../useLoaded.ts';
import { WithGame } from '../../WithGame.tsx';
import { whyFrozen } from './Frozen.tsx';
import '../../styles/online.css';

const LOOK_AGAIN = 5000;

interface Loaded {
  readonly table: TableInfo;
  readonly record?: MatchRecord;
  readonly history?: History;
}

/** At a screen that two share, only what both may see. */
const eyes = ({ yours }: TableInfo) => (yours.length > 1 ? { seat: 'spectator' } : {});

/** Once it is over there is the record; before that, what one heard. */
async function load(id: string): Promise<Loaded | undefined> {
  const found = await api.read<{ table: TableInfo }>(id, 'table');
  if (!found.ok) return undefined;
  const { table } = found;
  if (table.status === 'over') {
    const answer = await api.read<{ record: MatchRecord }>(id, 'record');
    return answer.ok ? { table, record: answer.record } : undefined;
  }
  const history = await api.read<History>(id, 'history', { ...eyes(table), protocol: PROTOCOL });
  return history.ok ? { table, history } : undefined;
}

export function ReviewPage({ id, at }: { id: string; at: number | undefined }) {
  const loaded = useLoaded(() => load(id), [id]);
  if (loaded.status === 'loading') return <Loading />;
  const found = loaded.status === 'ready' ? loaded.value : undefined;
  if (found === undefined) {
    return (
      <Notice title={words.online.table.missing} online>
        <p>{words.online.review.missing}</p>
      </Notice>
    );
  }
  return (
    <WithGame game={found.table.game}>
      {(opened) => opened.open((game, table) => <Review game={game} board={table} loaded={found} at={at} />)}
    </WithGame>
  );
}

interface ReviewProps<K extends Kit> {
  game: Game<K>;
  board: GameTable<K>;
  loaded: Loaded;
  at: number | undefined;
}

function Review<K extends Kit>({ loaded, game, ...more }: ReviewProps<K>) {
  const { table, record, history } = loaded;
  const seated = useMemo(() => named(game, namesOf(table.seats)), [game, table]);
  const shown = { ...more, game: seated };
  if (game.version !== table.rules) return <NoFootage table={table} />;
  if (record) return <Finished {...shown} table={table} record={record} />;
  return history ? <InPlay {...shown} table={table} history={history} /> : <NoFootage table={table} />;
}

type Shown<K extends Kit> = Omit<ReviewProps<K>, 'loaded'> & { table: TableInfo };

/** Ended by people, the rules know of no end; everything is shown all the same. */
function Finished<K extends Kit>({ table, record, ...shown }: Shown<K> & { record: MatchRecord }) {
  const filming = useFilm(shown.game, record);
  const film = filming.status === 'done' && filming.result.ok ? filming.result.film : undefined;
  const footage = useMemo(
    () =>
      film && {
        ...filmed(film, (seat) => table.yours.includes(seat)),
        seats: everyone(seatsOf(table), table.yours),
      },
    [film],
  );
  if (filming.status === 'running') return <Filming done={filming.done} of={record.actions.length} />;
  return footage ? <Reviewed {...shown} table={table} footage={footage} /> : <NoFootage table={table} />;
}

function InPlay<K extends Kit>({ table, history, ...shown }: Shown<K> & { history: History }) {
  const [footage] = useState(() => footageOf<K>(table, history));
  return <Reviewed {...shown} table={table} footage={footage} />;
}

function Reviewed<K extends Kit>({ game, board, table, at, footage }: Shown<K> & { footage: Footage<K> }) {
  const { id } = table;
  const players = useMemo(() => playersOf(table), [table]);
  return (
    <Replay
      game={game}
      table={board}
      footage={footage}
      at={at ?? footage.last}
      players={players}
      address={(moment) => to.review(id, moment)}
      link={async (moment) => sentLink(id, moment)}
      now={<Now table={table} />}
    />
  );
}

/** The rules it was played under are not here: the server has others, or this page is older than the server. */
function NoFootage({ table }: { table: TableInfo }) {
  const { id } = table;
  const { title, detail } = table.frozen
    ? { title: table.status === 'over' ? frozen.overTitle : frozen.title, detail: whyFrozen(table) }
    : { title: words.table.broken, detail: words.online.table.rulesDetail };
  return (
    <Notice title={title} online>
      <p>{detail}</p>
      <a class="o-button" href={to.online(id)}>
        {words.online.review.toTable}
      </a>
    </Notice>
  );
}

function footageOf<K extends Kit>(table: TableInfo, history: History): Footage<K> {
  const { id, yours, options } = table;
  return remembered<K>(history, {
    ...{ seat: yours.length === 1 ? (yours[0] ?? SPECTATOR) : SPECTATOR, options: options as OptionValues },
    people: namesOf(table.seats),
    ask: async (from) => {
      const answer = await api.read<{ moments: readonly object[] }>(id, 'past', {
        ...{ from, as: 'position' },
        ...eyes(table),
      });
      if (!answer.ok) toast({ tone: 'warn', kind: 'refused', words: answer.error.message });
      return answer.ok ? answer.moments : [];
    },
  });
}

const seatsOf = ({ seats }: TableInfo) => seats.map(({ seat }) => seat);

function everyone(all: readonly number[], yours: readonly number[]): number[] {
  if (all.length === 1) return [...all];
  return [...yours, ...all.filter((seat) => !yours.includes(seat)), SPECTATOR];
}

/** Who branches off keeps their own seats; bots of the table's level take the others. */
function playersOf({ seats, yours, level }: TableInfo): Player[] {
  const mine = yours.length > 0 ? yours : [0];
  return seats.map(({ seat }) =>
    mine.includes(seat) ? { kind: 'human' } : { kind: 'bot', level: level as 'sound' },
  );
}

/** The way back to the table, and whether it waits for one meanwhile. */
function Now({ table: known }: { table: TableInfo }) {
  const [table, setTable] = useState(known);
  const text = words.online.review;
  useEffect(() => {
    if (known.status === 'over') return undefined;
    const look = async () => {
      const found = await api.read<{ table: TableInfo }>(known.id, 'table');
      if (found.ok) setTable(found.table);
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [known, myName.value]);
  const mine = waitsForMe(table);
  return (
    <p class="company__row" aria-live="polite">
      <a class={`o-button ${mine ? 'o-button--primary' : ''}`} href={to.online(known.id)}>
        <PlayIcon /> {known.status === 'over' ? text.toTable : mine ? text.yourTurn : text.toNow}
      </a>
    </p>
  );
}

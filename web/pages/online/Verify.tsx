/** Checks a finished match in the browser: the dice against what was committed to, and every action against them. */
import type { TableInfo } from '#client';
import type { Game, Kit, MatchRecord } from '#engine';
import { useFilm } from '../../match/useFilm.ts';
import { Loading, Notice } from '../../Notice.tsx';
import { noteOf } from '../../online/dice.ts';
import { findings } from '../../online/findings.ts';
import { api } from '../../online/link.ts';
import { namesOf } from '../../online/names.ts';
import { fingerprintSeen } from '../../online/witness.ts';
import { Page } from '../../Page.tsx';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { useLoaded } from '../../useLoaded.ts';
import { WithGame } from '../../WithGame.tsx';
import { whyFrozen } from './Frozen.tsx';
import '../../styles/online.css';

export function VerifyPage({ id }: { id: string }) {
  const loaded = useLoaded(async () => {
    const [table, record] = await Promise.all([
      api.read<{ table: TableInfo }>(id, 'table'),
      api.read<{ record: MatchRecord }>(id, 'record'),
    ]);
    return { table, record };
  }, [id]);
  const text = words.online.verify;
  if (loaded.status === 'loading') return <Loading />;
  const found = loaded.status === 'ready' ? loaded.value : undefined;
  if (!found?.table.ok || !found.record.ok) {
    return (
      <Notice title={text.title} online>
        <p>{found?.table.ok ? text.notOver : words.online.table.missing}</p>
      </Notice>
    );
  }
  const { table } = found.table;
  const { record } = found.record;
  return (
    <WithGame game={table.game}>
      {(opened) => opened.open((game) => <Findings game={game} table={table} record={record} />)}
    </WithGame>
  );
}

interface ShareProps {
  label: string;
  commitment: string;
  value: string | undefined;
}

/** What one party published before the match, and what it put in. */
function Share({ label, commitment, value }: ShareProps) {
  const text = words.online.verify;
  return (
    <>
      <h3>{label}</h3>
      <p class="o-field__label">{text.commitment}</p>
      <p class="room__link o-number">{commitment}</p>
      {value === undefined ? undefined : (
        <>
          <p class="o-field__label">{text.value}</p>
          <p class="room__link o-number">{value}</p>
        </>
      )}
    </>
  );
}

interface FindingsProps<K extends Kit> {
  game: Game<K>;
  table: TableInfo;
  record: MatchRecord;
}

function Findings<K extends Kit>({ game, table, record }: FindingsProps<K>) {
  const text = words.online.verify;
  const called = namesOf(table.seats);
  const witness = { fingerprint: fingerprintSeen(table.id), note: noteOf(table.id) };
  const { dice } = record;
  return (
    <div data-game={game.id}>
      <Page title={text.title} back={{ href: to.online(table.id), label: game.words.title }} class="room">
        <section class="room__panel o-panel">
          <p>{dice ? text.aboutMixed : text.about}</p>
          {findings(table, record, witness).map((found) => (
            <p key={found.words}>
              <strong>
                {found.ok ? '✓' : '✗'} {found.words}
              </strong>
            </p>
          ))}
          <p>
            <strong>
              <Plays game={game} table={table} record={record} />
            </strong>
          </p>
        </section>
        <section class="room__panel o-panel" aria-labelledby="shown">
          <h2 id="shown">{text.shown}</h2>
          <Share label={text.server.label} commitment={table.commitment} value={dice?.server.value} />
          {dice?.seats.map((share) => (
            <Share key={share.seat} label={called[share.seat] ?? ''} {...share} />
          ))}
          <p class="o-field__label">{text.seed}</p>
          <p class="room__link o-number">{record.random.seed}</p>
        </section>
      </Page>
    </div>
  );
}

/** Whether the actions are legal and lead to how it ended; a long match takes a while. */
function Plays<K extends Kit>({ game, table, record }: FindingsProps<K>) {
  const text = words.online.verify;
  const filming = useFilm(game, record);
  const { length } = record.actions;
  if (filming.status === 'running') return <>{words.filming(filming.done, length)}</>;
  if (filming.result.ok) return <>✓ {text.plays(length)}</>;
  // Under other rules than it was played by nothing can be said about its actions.
  if (record.rules !== game.version) return <>{whyFrozen(table)}</>;
  return <>✗ {text.playsNot(filming.result.refusal.message)}</>;
}

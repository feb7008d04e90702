/** Checks a finished match in the browser: the seed against its commitment, and every action against the seed. */
import type { TableInfo } from '#client';
import { commitment, type Game, type Kit, Match, type MatchRecord } from '#engine';
import { Loading, Notice } from '../../Notice.tsx';
import { api } from '../../online/link.ts';
import { fingerprintSeen } from '../../online/witness.ts';
import { Page } from '../../Page.tsx';
import { to } from '../../router.ts';
import { frozen } from '../../text/account.ts';
import { words } from '../../text/en.ts';
import { useLoaded } from '../../useLoaded.ts';
import { WithGame } from '../../WithGame.tsx';
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
      {(opened) => opened.open((game) => <Verdict game={game} table={table} record={record} />)}
    </WithGame>
  );
}

interface VerdictProps<K extends Kit> {
  game: Game<K>;
  table: TableInfo;
  record: MatchRecord;
}

function Verdict<K extends Kit>({ game, table, record }: VerdictProps<K>) {
  const text = words.online.verify;
  const seen = fingerprintSeen(table.id);
  const same = commitment(record.random.seed) === table.commitment;
  // Under other rules than it was played by nothing can be said about its actions.
  const replayed = game.version === record.rules ? Match.replay(game, record) : undefined;
  return (
    <div data-game={game.id}>
      <Page title={text.title} back={{ href: to.online(table.id), label: game.words.title }} class="room">
        <section class="room__panel o-panel">
          <p>{text.about}</p>
          <p class="o-field__label">{text.commitment}</p>
          <p class="room__link o-number">{table.commitment}</p>
          <p class="o-field__label">{text.seed}</p>
          <p class="room__link o-number">{record.random.seed}</p>
          {seen === undefined ? undefined : (
            <p aria-live="polite">
              <strong>{seen === table.commitment ? `✓ ${text.wasSeen}` : `✗ ${text.wasOther}`}</strong>
            </p>
          )}
          <p aria-live="polite">
            <strong>{same ? `✓ ${text.isSame}` : `✗ ${text.isOther}`}</strong>
          </p>
          <p aria-live="polite">
            <strong>
              {replayed === undefined
                ? frozen.overDetail(record.rules)
                : replayed.ok
                  ? `✓ ${text.plays(record.actions.length)}`
                  : `✗ ${text.playsNot(replayed.refusal.message)}`}
            </strong>
          </p>
        </section>
      </Page>
    </div>
  );
}

/** A match whose rules the server does not have: it can be read, taken along, and ended by those who play it. */
import { SHELF } from 'virtual:catalogue';
import type { TableInfo } from '#client';
import { DownloadIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { download } from '../../match/file.ts';
import type { Followed } from '../../online/followed.ts';
import { api } from '../../online/link.ts';
import { namesOf } from '../../online/names.ts';
import { Page } from '../../Page.tsx';
import { go, to } from '../../router.ts';
import { frozen as text } from '../../text/account.ts';
import { words } from '../../text/en.ts';
import { FrozenLog } from './FrozenLog.tsx';

/** Why it does not go on here, and who plays it. */
export function whyFrozen({ status, rules, release }: TableInfo): string {
  const named = release === undefined ? undefined : text.release(release);
  return status === 'over' ? text.overDetail(rules, named) : text.detail(rules, named);
}

export function Frozen({ table, followed }: { table: TableInfo; followed: Followed }) {
  const title = SHELF.find(({ id }) => id === table.game)?.title ?? table.game;
  const over = table.status === 'over';
  const save = async (op: 'record' | 'history') => {
    const answer = await api.read(table.id, op);
    const { ok: _, ...kept } = answer as { ok: boolean; record?: object };
    if (answer.ok) download(`orrery-${table.id}.json`, JSON.stringify(kept.record ?? kept, undefined, 1));
    else toast({ tone: 'danger', words: answer.error.message });
  };
  return (
    <div data-game={table.game}>
      <Page title={title} back={{ href: to.lobby(), label: words.online.title }} class="room">
        <section class="room__panel o-panel" aria-labelledby="frozen">
          <h2 id="frozen">{over ? text.overTitle : text.title}</h2>
          <p>{whyFrozen(table)}</p>
          <ul class="room__seats">
            {namesOf(table.seats).map((name, seat) => (
              <li key={name} class="room__seat">
                {words.online.setUp.seat(seat)}: {name}
              </li>
            ))}
          </ul>
          <p class="lobby__games">
            <button type="button" class="o-button" onClick={() => void save(over ? 'record' : 'history')}>
              <DownloadIcon /> {over ? text.take : text.log}
            </button>
            {over && table.yours.length > 0 ? <Again table={table} /> : undefined}
          </p>
        </section>
        {!over && table.yours.length > 0 ? <End table={table} /> : undefined}
        <FrozenLog table={table} />
        {followed.chat.value.length > 0 ? (
          <ul class="room__panel o-panel room__seats" aria-label={words.online.table.said}>
            {followed.chat.value.map(({ number, name, text: said }) => (
              <li key={number}>
                <strong>{name}</strong> {said}
              </li>
            ))}
          </ul>
        ) : undefined}
      </Page>
    </div>
  );
}

function Again({ table }: { table: TableInfo }) {
  const again = async () => {
    const made = await api.do<{ table: TableInfo }>(table.id, 'rematch');
    if (made.ok) go(to.online(made.table.id));
    else toast({ tone: 'danger', words: made.error.message });
  };
  return (
    <button type="button" class="o-button o-button--primary" onClick={() => void again()}>
      {text.again}
    </button>
  );
}

function End({ table: { id, proposal, yours, seats } }: { table: TableInfo }) {
  const ask = async (op: string, fields: object) => {
    const answer = await api.do(id, op, { seat: yours[0], ...fields });
    if (!answer.ok) toast({ tone: 'danger', words: answer.error.message });
  };
  const agreed = yours.every((seat) => proposal?.agreed.includes(seat));
  return (
    <section class="room__panel o-panel" aria-labelledby="frozen-end">
      <h2 id="frozen-end">{text.endTitle}</h2>
      <p>{text.endDetail}</p>
      {proposal === undefined ? (
        <button type="button" class="o-button" onClick={() => void ask('propose', { kind: 'end' })}>
          {text.ask}
        </button>
      ) : agreed ? (
        <p aria-live="polite">{text.asked}</p>
      ) : (
        <>
          <p>{text.asks(namesOf(seats)[proposal.by] ?? '')}</p>
          <p class="lobby__games">
            <button
              type="button"
              class="o-button o-button--primary"
              onClick={() => void ask('answer', { agree: true })}
            >
              {text.agree}
            </button>
            <button type="button" class="o-button" onClick={() => void ask('answer', { agree: false })}>
              {text.decline}
            </button>
          </p>
        </>
      )}
    </section>
  );
}

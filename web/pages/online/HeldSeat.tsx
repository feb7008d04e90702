/** One's seat on other devices: its personal link, who came by it, and how they are removed. */
import { useState } from 'preact/hooks';
import type { Answer, HeldBy, TableInfo } from '#client';
import { toast } from '#ui/Toasts.tsx';
import { copyText } from '../../copyText.ts';
import { ago } from '../../online/ago.ts';
import { api } from '../../online/link.ts';
import { isolated } from '../../online/names.ts';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';

interface HeldSeatProps {
  table: TableInfo;
  seat: number;
}

export function HeldSeat({ table, seat }: HeldSeatProps) {
  const text = words.online.held;
  if (table.lent?.includes(seat)) {
    return (
      <section class="held" aria-label={text.title}>
        <p>{text.lent(isolated(table.seats[seat]?.name ?? ''))}</p>
        <button
          type="button"
          class="o-button o-button--small"
          onClick={() => void told(api.do(table.id, 'leave', { seat }))}
        >
          {text.leave}
        </button>
      </section>
    );
  }
  return <Own table={table} seat={seat} />;
}

function Own({ table, seat }: HeldSeatProps) {
  const text = words.online.held;
  const [holders, setHolders] = useState<readonly HeldBy[]>();
  const load = async () => {
    const answer = await told(api.read<{ holders: readonly HeldBy[] }>(table.id, 'held', { seat }));
    if (answer.ok) setHolders(answer.holders);
  };
  const link = async (alone: boolean) => {
    const made = await told(api.do<{ token: string }>(table.id, 'link', { seat, alone }));
    if (!made.ok) return;
    if (alone) toast({ tone: 'success', words: text.aloneDone });
    await copyText(new URL(to.seat(table.id, made.token), location.href).href, text.copied, text.copied);
    await load();
  };
  const remove = async ({ player, name }: HeldBy) => {
    const done = await told(api.do(table.id, 'remove', { seat, player }));
    if (done.ok) toast({ tone: 'success', words: text.removed(isolated(name)) });
    await load();
  };
  const ask = async () => {
    const done = await told(api.do(table.id, 'request', { seat }));
    if (done.ok) toast({ tone: 'success', words: text.asked });
  };
  const others = holders?.filter(({ you }) => !you) ?? [];
  return (
    <details class="held" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{text.title}</summary>
      <p class="o-muted">{text.about}</p>
      {holders === undefined ? undefined : (
        <ul class="held__list">
          {holders.map((one) => (
            <Holder key={one.player} holder={one} onRemove={() => void remove(one)} />
          ))}
        </ul>
      )}
      {holders !== undefined && others.length === 0 ? <p class="o-muted">{text.nobody}</p> : undefined}
      <p class="company__row">
        <button type="button" class="o-button o-button--small" onClick={() => void link(false)}>
          {text.copy}
        </button>
        {others.length > 0 ? (
          <>
            <button type="button" class="o-button o-button--small" onClick={() => void link(true)}>
              {text.alone}
            </button>
            {table.owner ? undefined : (
              <button type="button" class="o-button o-button--small" onClick={() => void ask()}>
                {text.ask}
              </button>
            )}
          </>
        ) : undefined}
      </p>
    </details>
  );
}

function Holder({ holder, onRemove }: { holder: HeldBy; onRemove(): void }) {
  const text = words.online.held;
  const { you, name, devices, since, seen } = holder;
  const facts = you
    ? [...new Set(devices), text.yours]
    : [
        ...devices,
        since === undefined ? text.cameOnce : text.came(ago(since, api.now())),
        ...(seen === undefined ? [] : [text.seen(ago(seen, api.now()))]),
      ];
  return (
    <li>
      <span>
        <strong>{you ? text.you : <bdi>{name}</bdi>}</strong>{' '}
        <span class="o-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {you ? undefined : (
        <button
          type="button"
          class="o-button o-button--small"
          aria-label={text.removeOf(isolated(name))}
          onClick={onRemove}
        >
          {text.remove}
        </button>
      )}
    </li>
  );
}

/** Those who ask whoever set the table up to remove the others from their seats. */
export function Requests({ table }: { table: TableInfo }) {
  const text = words.online.held;
  if (!table.owner) return undefined;
  const asking = table.seats.filter(({ asked = 0 }) => asked > api.now());
  const grant = async (seat: number) => {
    const done = await told(api.do<{ removed: number }>(table.id, 'remove', { seat }));
    if (done.ok) toast({ tone: 'success', words: text.granted(done.removed) });
  };
  return (
    <>
      {asking.map(({ seat, name }) => (
        <p key={seat} class="company__row" aria-live="polite">
          <span>{text.request(isolated(name))}</span>
          <button type="button" class="o-button o-button--small" onClick={() => void grant(seat)}>
            {text.grant}
          </button>
        </p>
      ))}
    </>
  );
}

/** What the server does not do it says why. */
async function told<T extends object>(asked: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await asked;
  if (!answer.ok) toast({ tone: 'danger', words: answer.error.message });
  return answer;
}

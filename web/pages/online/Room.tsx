/** The waiting room: who has come, who is missing, and the link to send. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '#client';
import { SPECTATOR } from '#engine';
import { LinkIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { copyText } from '../../copyText.ts';
import { call } from '../../online/call.ts';
import { dice } from '../../online/dice.ts';
import type { Followed } from '../../online/followed.ts';
import { api, line, myName } from '../../online/link.ts';
import { wantsMeReady } from '../../online/mine.ts';
import { isolated } from '../../online/names.ts';
import { Page } from '../../Page.tsx';
import { go, sentLink, to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { CallSwitch } from './CallSwitch.tsx';
import { Facts, Fingerprint } from './Facts.tsx';
import { NameForm } from './NameForm.tsx';
import { Ready } from './Ready.tsx';
import { acceptSeats, declineSeats } from './Rematch.tsx';
import { RoomSeat } from './RoomSeat.tsx';
import { Talk } from './Talk.tsx';

interface RoomProps {
  title: string;
  apart: boolean;
  table: TableInfo;
  followed: Followed;
}

export function Room({ title, table, followed, apart }: RoomProps) {
  const text = words.online.room;
  const link = new URL(sentLink(table.id), location.href).href;
  const ask = async (op: string, fields: object = {}) => {
    const answer = await api.do(table.id, op, { ...fields });
    if (!answer.ok) toast({ tone: 'danger', words: answer.error.message });
    return answer.ok;
  };
  const leaving = useRef(false);
  const seated = useRef(false);
  const sits = table.yours.length > 0;
  useEffect(() => {
    if (seated.current && !sits && !leaving.current) toast({ tone: 'warn', words: text.asked });
    seated.current = sits;
  }, [sits]);
  useDeclined(table);
  const full = table.seats.every(({ kind }) => kind !== 'free');
  useAttending(table, title);
  const leave = async () => {
    leaving.current = true;
    for (const seat of table.yours) if (!(await ask('leave', { seat }))) return;
    // Whoever went on while the answer was under way stays where they went.
    if (location.hash === to.online(table.id)) go(to.lobby());
  };
  return (
    <div data-game={table.game}>
      <Page title={title} back={{ href: to.lobby(), label: words.online.title }} class="room">
        {myName.value === undefined ? <NameForm /> : undefined}
        <section class="room__panel o-panel" aria-labelledby="room" data-full={full ? '' : undefined}>
          <h2 id="room">{full ? text.ready.title : text.title}</h2>
          {table.invited ? <Invited table={table} /> : undefined}
          {full ? <Ready table={table} /> : <p class="o-muted">{text.detail}</p>}
          <ul class="room__seats" aria-label={text.seats}>
            {table.seats.map((seat) => (
              <RoomSeat
                key={seat.seat}
                seat={seat}
                table={table}
                full={full}
                presence={followed.presence.value.get(seat.seat)}
                ask={ask}
              />
            ))}
          </ul>
          <p class="o-field__label">{text.link}</p>
          <p class="room__link o-muted">{link}</p>
          {table.owner && isLoopback(location.hostname) ? (
            <p class="o-field__hint">{text.onlyHere}</p>
          ) : undefined}
          <p class="lobby__games">
            <button
              type="button"
              class={`o-button ${full ? '' : 'o-button--primary'}`}
              onClick={() => void copyText(link, text.copied, text.copyFailed)}
            >
              <LinkIcon /> {text.copy}
            </button>
            {sits ? (
              <button type="button" class="o-button" onClick={() => void leave()}>
                {text.leave}
              </button>
            ) : undefined}
          </p>
          {line.value === 'open' ? undefined : <p aria-live="polite">{words.online.table.broken}</p>}
        </section>
        <section class="room__panel o-panel" aria-labelledby="agreed">
          <h2 id="agreed">{text.agreed}</h2>
          <Facts table={table} />
          <details class="room__dice">
            <summary>{words.online.facts.dice}</summary>
            <Fingerprint table={table} />
          </details>
        </section>
        {myName.value === undefined ? undefined : (
          <TalkPanel table={table} followed={followed} apart={apart} />
        )}
      </Page>
    </div>
  );
}

/** Whoever sits here has a part in the dice; who was asked anew makes a new one. Who is waited for is called. */
function useAttending(table: TableInfo, title: string): void {
  const bare = table.seats.some((seat) => table.yours.includes(seat.seat) && seat.commitment === undefined);
  useEffect(() => {
    if (bare) void dice.attend(table);
  }, [bare, table.yours.join()]);
  const waited = wantsMeReady(table);
  useEffect(() => {
    if (!waited) return;
    const news = words.online.room.news.you;
    void call({ title: news, body: title, tag: `turn ${table.id}`, address: to.online(table.id) });
  }, [waited]);
}

function TalkPanel({ table, followed, apart }: Omit<RoomProps, 'title'>) {
  return (
    <section class="room__panel o-panel" aria-labelledby="talk">
      <h2 id="talk">{words.online.room.talk}</h2>
      <CallSwitch />
      <Talk
        match={table.id}
        talk={followed.talk}
        earlier={followed.earlier.value}
        lookBack={() => followed.lookBack()}
        connection={followed.connection}
        seat={table.yours[0] ?? SPECTATOR}
        seats={table.seats}
        apart={apart}
      />
    </section>
  );
}

/** For whom a seat from the last match is kept. */
function Invited({ table }: { table: TableInfo }) {
  const text = words.online;
  const [busy, setBusy] = useState(false);
  const run = (work: (table: TableInfo) => Promise<string | undefined>) => async () => {
    setBusy(true);
    const failed = await work(table);
    if (failed !== undefined) toast({ tone: 'danger', words: failed });
    setBusy(false);
  };
  return (
    <div class="company__row" aria-live="polite">
      <span>{text.room.keptForYou}</span>
      <button
        type="button"
        class="o-button o-button--primary"
        disabled={busy}
        onClick={() => void run(acceptSeats)()}
      >
        {text.end.accept}
      </button>
      <button type="button" class="o-button" disabled={busy} onClick={() => void run(declineSeats)()}>
        {text.end.decline}
      </button>
    </div>
  );
}

/** Who waits for the others hears when one of them says no. */
function useDeclined({ seats, yours }: TableInfo): void {
  const kept = useRef<readonly SeatInfo[]>([]);
  useEffect(() => {
    const { current: before } = kept;
    kept.current = seats.filter((seat) => seat.kept);
    if (yours.length === 0) return;
    for (const { seat, name } of before) {
      const now = seats[seat];
      if (now?.kind === 'free' && !now.kept)
        toast({ tone: 'info', words: words.online.room.declined(isolated(name)) });
    }
  }, [seats]);
}

/** Whether an address means this very computer, for whoever opens it. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}

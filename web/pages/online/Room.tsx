/** The waiting room: who has come, who is missing, and the link to send. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LEVELS } from '#bots';
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
import { sitDown } from '../../online/sitDown.ts';
import { Page } from '../../Page.tsx';
import { go, to } from '../../router.ts';
import { called } from '../../text/called.ts';
import { words } from '../../text/en.ts';
import { CallSwitch } from './CallSwitch.tsx';
import { Facts } from './Facts.tsx';
import { NameForm } from './NameForm.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { Ready } from './Ready.tsx';
import { isOther } from './SeatChips.tsx';
import { Talk } from './Talk.tsx';

interface RoomProps {
  title: string;
  apart: boolean;
  table: TableInfo;
  followed: Followed;
}

export function Room({ title, table, followed, apart }: RoomProps) {
  const text = words.online.room;
  const link = new URL(to.online(table.id), location.href).href;
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
  const full = table.seats.every(({ kind }) => kind !== 'free');
  // Whoever sits here has a part in the dice; who was asked anew makes a new one.
  const bare = table.seats.some((seat) => table.yours.includes(seat.seat) && seat.commitment === undefined);
  useEffect(() => {
    if (bare) void dice.attend(table);
  }, [bare, table.yours.join()]);
  const waited = wantsMeReady(table);
  useEffect(() => {
    if (!waited) return;
    void call({ title: text.news.you, body: title, tag: `turn ${table.id}`, address: to.online(table.id) });
  }, [waited]);
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
        <section class="room__panel o-panel" aria-labelledby="room">
          <h2 id="room">{full ? text.ready.title : text.title}</h2>
          {full ? <Ready table={table} /> : <p class="o-muted">{text.detail}</p>}
          <ul class="room__seats">
            {table.seats.map((seat) => (
              <Seat key={seat.seat} seat={seat} table={table} ask={ask} />
            ))}
          </ul>
          <p class="o-field__label">{text.link}</p>
          <p class="room__link o-muted">{link}</p>
          {isLoopback(location.hostname) ? <p class="o-field__hint">{text.onlyHere}</p> : undefined}
          <p class="lobby__games">
            <button
              type="button"
              class="o-button o-button--primary"
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
        </section>
        {myName.value === undefined ? undefined : (
          <TalkPanel table={table} followed={followed} apart={apart} />
        )}
      </Page>
    </div>
  );
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

/** Whether an address means this very computer, for whoever opens it. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}

interface SeatProps {
  seat: SeatInfo;
  table: TableInfo;
  ask(op: string, fields?: object): Promise<boolean>;
}

function Seat({ seat: info, table, ask }: SeatProps) {
  const { seat, kind, name, level, ready } = info;
  const [busy, setBusy] = useState(false);
  const text = words.online.room;
  const mine = table.yours.includes(seat);
  const run = (op: string, fields: object) => async () => {
    setBusy(true);
    await ask(op, { seat, ...fields });
    setBusy(false);
  };
  const sitHere = async () => {
    setBusy(true);
    const failed = await sitDown(table.id, seat);
    if (failed !== undefined) toast({ tone: 'danger', words: failed });
    setBusy(false);
  };
  const who =
    kind === 'free'
      ? text.free
      : kind === 'bot'
        ? called(words.online.setUp.levels, level ?? '')
        : mine
          ? `${isolated(name)} (${text.you})`
          : isolated(name);
  return (
    <li class="room__seat">
      <span>
        {words.online.setUp.seat(seat)}: <strong>{who}</strong>
        {ready ? <span class="room__mark"> ✓ {text.ready.mark}</span> : undefined}
      </span>
      <span class="company__row">
        {kind === 'free' ? (
          <button
            type="button"
            class={`o-button ${table.yours.length === 0 ? 'o-button--primary' : ''}`}
            disabled={busy}
            onClick={() => void sitHere()}
          >
            {table.yours.length === 0 ? text.sitHere : text.sitHereToo}
          </button>
        ) : undefined}
        {kind === 'free' && table.owner ? (
          <select
            class="o-select"
            aria-label={text.bot}
            value=""
            onChange={({ currentTarget: { value } }) => void run('bot', { level: value })()}
          >
            <option value="">{text.bot}…</option>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {words.online.setUp.levels[one]}
              </option>
            ))}
          </select>
        ) : undefined}
        {table.owner && kind === 'bot' ? (
          <button type="button" class="o-button" disabled={busy} onClick={run('bot', {})}>
            {text.takeOut}
          </button>
        ) : undefined}
        {table.owner && kind === 'person' && !mine ? (
          <button type="button" class="o-button" disabled={busy} onClick={run('kick', {})}>
            {text.kick}
          </button>
        ) : undefined}
        {myName.value !== undefined && isOther(info, table.yours) ? (
          <PersonMenu match={table.id} name={name} who={{ seat }} />
        ) : undefined}
      </span>
    </li>
  );
}

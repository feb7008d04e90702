/** Beside the decision at an online table: who sits here, whose turn it is, the clock, what was proposed, and the talk. */

import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { SeatInfo } from '#client';
import { type Kit, SPECTATOR } from '#engine';
import { MenuIcon } from '#ui/art/icons.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { Followed } from '../../online/followed.ts';
import { api, line } from '../../online/link.ts';
import type { OnlineMatch } from '../../online/match.ts';
import { endedWhy } from '../../online/names.ts';
import { total } from '../../online/talk.ts';
import { words } from '../../text/en.ts';
import { SeatChips } from './SeatChips.tsx';
import { TableMenu } from './TableMenu.tsx';

interface CompanyProps<K extends Kit> {
  match: OnlineMatch<K>;
  followed: Followed;
  /** Whether two seats may talk among themselves. */
  apart: boolean;
  openEnd(): void;
}

const MANY = 4;

export function Company<K extends Kit>({ match, followed, apart, openEnd }: CompanyProps<K>) {
  const open = useSignal(false);
  const text = words.online.table;
  const table = match.table.value;
  const unread = total(followed.talk.unread.value);
  const awaited = table.status === 'playing' ? match.awaited : [];
  const ended = endedWhy(table);
  const away = table.status === 'playing' && table.seats[match.viewer.value]?.kind === 'away';
  // At a large table, those who matter now; all of them stand in the menu.
  const matters = ({ seat }: SeatInfo) => table.yours.includes(seat) || awaited.includes(seat);
  const shown = table.seats.length > MANY ? table.seats.filter(matters).slice(0, MANY) : table.seats;
  const watching = match.viewer.value === SPECTATOR;
  // What those see who watch with a delay is another decision than the one the clock runs for.
  const behind = watching && table.delay > 0;
  void match.moments.value;
  return (
    <div class="company">
      {line.value === 'open' ? undefined : (
        <p aria-live="polite">{match.sending.value ? text.brokenSending : text.broken}</p>
      )}
      <div class="company__row">
        <section ref={scrollable} class="company__seats" aria-label={text.seats}>
          <SeatChips match={match} seats={shown} />
          {shown.length < table.seats.length ? (
            <span class="o-chip">{text.others(table.seats.length - shown.length)}</span>
          ) : undefined}
          {watching ? <span class="o-chip">{text.watching(table.delay)}</span> : undefined}
        </section>
        <Clock due={table.paused || behind ? undefined : table.due} />
        <button
          type="button"
          class="o-button o-button--small"
          aria-haspopup="dialog"
          onClick={() => {
            open.value = true;
          }}
        >
          <MenuIcon /> {text.chat(unread)}
        </button>
      </div>
      {table.paused ? (
        <div class="company__row" aria-live="polite">
          <strong>{text.paused}</strong>
          {watching ? undefined : (
            <button type="button" class="o-button o-button--small" onClick={() => void match.ask('resume')}>
              {text.goOn}
            </button>
          )}
        </div>
      ) : undefined}
      {ended ? (
        <div class="company__row" aria-live="polite">
          <strong>{ended}</strong>
          <button type="button" class="o-button o-button--small" onClick={openEnd}>
            {words.end.show}
          </button>
        </div>
      ) : undefined}
      {away ? (
        <div class="company__row" aria-live="polite">
          <strong>{text.playsForYou}</strong>
          <button
            type="button"
            class="o-button o-button--small o-button--primary"
            onClick={() => void match.ask('back')}
          >
            {text.back}
          </button>
        </div>
      ) : undefined}
      <Proposed match={match} />
      {open.value ? (
        <TableMenu
          match={match}
          followed={followed}
          apart={apart}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : undefined}
    </div>
  );
}

/** What is left of the time for this decision. */
function Clock({ due }: { due: number | undefined }) {
  const [now, setNow] = useState(api.now());
  useEffect(() => {
    if (due === undefined) return undefined;
    const timer = setInterval(() => setNow(api.now()), 1000);
    return () => clearInterval(timer);
  }, [due]);
  if (due === undefined) return undefined;
  return (
    <span class="o-chip o-number" role="timer">
      {words.online.table.left(spoken(Math.max(0, due - now)))}
    </span>
  );
}

function spoken(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function Proposed<K extends Kit>({ match }: { match: OnlineMatch<K> }) {
  const { proposal } = match.table.value;
  const seat = match.viewer.value;
  if (proposal === undefined) return undefined;
  const text = words.online.table;
  const name = match.called(proposal.by);
  const asked = seat !== SPECTATOR && !proposal.agreed.includes(seat);
  return (
    <div class="company__row" aria-live="polite">
      <span>{proposal.by === seat ? text.waitingForAnswer : text.proposed[proposal.kind](name)}</span>
      {asked ? (
        <>
          <button
            type="button"
            class="o-button o-button--small o-button--primary"
            onClick={() => void match.ask('answer', { agree: true })}
          >
            {text.agree}
          </button>
          <button
            type="button"
            class="o-button o-button--small"
            onClick={() => void match.ask('answer', { agree: false })}
          >
            {text.decline}
          </button>
        </>
      ) : undefined}
      {proposal.by === seat ? (
        <button
          type="button"
          class="o-button o-button--small"
          onClick={() => void match.ask('answer', { agree: false })}
        >
          {text.withdraw}
        </button>
      ) : undefined}
    </div>
  );
}

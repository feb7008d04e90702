/** Beside the decision at an online table: who sits here, whose turn it is, the clock, what was proposed, and the talk. */

import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { SeatInfo } from '#client';
import { type Kit, SPECTATOR } from '#engine';
import { MenuIcon } from '#ui/art/icons.tsx';
import type { Followed } from '../../online/followed.ts';
import { line } from '../../online/link.ts';
import type { OnlineMatch } from '../../online/match.ts';
import { total } from '../../online/talk.ts';
import { words } from '../../text/en.ts';
import { TableMenu } from './TableMenu.tsx';

interface CompanyProps<K extends Kit> {
  match: OnlineMatch<K>;
  followed: Followed;
  /** Whether two seats may talk among themselves. */
  apart: boolean;
}

export function Company<K extends Kit>({ match, followed, apart }: CompanyProps<K>) {
  const open = useSignal(false);
  const text = words.online.table;
  const table = match.table.value;
  const unread = total(followed.talk.unread.value);
  const awaited = table.status === 'playing' ? match.awaited : [];
  void match.moments.value;
  return (
    <div class="company">
      {line.value === 'open' ? undefined : <p aria-live="polite">{text.broken}</p>}
      <div class="company__row">
        {table.seats.map((seat) => (
          <SeatChip
            key={seat.seat}
            seat={seat}
            name={match.called(seat.seat)}
            mine={table.yours.includes(seat.seat)}
            awaited={awaited.includes(seat.seat)}
          />
        ))}
        {match.viewer.value === SPECTATOR ? <span class="o-chip">{text.watching}</span> : undefined}
        <Clock due={table.paused ? undefined : table.due} />
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
          <button type="button" class="o-button o-button--small" onClick={() => void match.ask('resume')}>
            {text.goOn}
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

interface SeatChipProps {
  seat: SeatInfo;
  name: string;
  mine: boolean;
  awaited: boolean;
}

function SeatChip({ seat: { kind, resigned }, name, mine, awaited }: SeatChipProps) {
  const text = words.online.table;
  const note = resigned
    ? text.resigned
    : kind === 'away'
      ? text.away
      : mine
        ? words.online.room.you
        : undefined;
  return (
    <span class="o-chip company__seat" data-awaited={awaited ? '' : undefined}>
      {awaited ? '▸ ' : ''}
      {name}
      {note ? `, ${note}` : ''}
    </span>
  );
}

/** What is left of the time for this decision. */
function Clock({ due }: { due: number | undefined }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (due === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
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
    </div>
  );
}

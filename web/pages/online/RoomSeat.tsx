/** One seat in the waiting room: who has it, whether they are there and ready, and what can be done about it. */
import { useState } from 'preact/hooks';
import { LEVELS } from '#bots';
import type { SeatInfo, SeatPresence, TableInfo } from '#client';
import { toast } from '#ui/Toasts.tsx';
import { goneSince } from '../../online/ago.ts';
import { myName } from '../../online/link.ts';
import { isolated } from '../../online/names.ts';
import { sitDown } from '../../online/sitDown.ts';
import { called } from '../../text/called.ts';
import { words } from '../../text/en.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { isOther, PresenceMark } from './SeatChips.tsx';

interface SeatProps {
  seat: SeatInfo;
  table: TableInfo;
  /** Whether every seat is taken: then it is seen who is ready. */
  full: boolean;
  presence: SeatPresence | undefined;
  ask(op: string, fields?: object): Promise<boolean>;
}

export function RoomSeat(props: SeatProps) {
  const { seat: info, table, presence } = props;
  const { seat, kind, name, ready } = info;
  const text = words.online.room;
  const shown = kind === 'person' && !table.yours.includes(seat) ? presence : undefined;
  return (
    <li class="room__seat" data-ready={ready ? '' : undefined}>
      <span>
        {words.online.setUp.seat(seat)}: {shown ? <PresenceMark {...shown} /> : undefined}{' '}
        <strong>{whoOf(props)}</strong>
        {ready ? <span class="room__mark"> ✓ {text.ready.mark}</span> : undefined}
        <span class="o-muted"> {stateOf(props)}</span>
        {shown?.since === undefined ? undefined : <span class="o-muted"> {goneSince(shown.since)}</span>}
      </span>
      <span class="company__row">
        <SeatWays {...props} />
        {myName.value !== undefined && isOther(info, table.yours) ? (
          <PersonMenu match={table.id} name={name} who={{ seat }} />
        ) : undefined}
      </span>
    </li>
  );
}

function whoOf({ seat: { seat, kind, name, level, kept }, table }: SeatProps): string {
  const text = words.online.room;
  if (kind === 'free') return kept ? `${text.free}, ${text.kept(isolated(name))}` : text.free;
  if (kind === 'bot') return called(words.online.setUp.levels, level ?? '');
  return table.yours.includes(seat) ? `${isolated(name)} (${text.you})` : isolated(name);
}

/** What is still waited for. */
function stateOf({ seat: { kind, ready, commitment }, full }: SeatProps): string {
  const text = words.online.room.ready;
  if (!full || kind !== 'person' || ready) return '';
  return commitment === undefined ? text.notHere : text.notYet;
}

function SeatWays({ seat: { seat, kind, kept }, table, ask }: SeatProps) {
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
  const way = (label: string, work: () => Promise<void>, first = false) => (
    <button
      type="button"
      class={`o-button ${first ? 'o-button--primary' : ''}`}
      disabled={busy}
      onClick={() => void work()}
    >
      {label}
    </button>
  );
  const sits = table.yours.length > 0;
  return (
    <>
      {kind === 'free' && !kept ? way(sits ? text.sitHereToo : text.sitHere, sitHere, !sits) : undefined}
      {kept && table.owner ? way(text.openSeat, run('kick', {})) : undefined}
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
      {table.owner && kind === 'bot' ? way(text.takeOut, run('bot', {})) : undefined}
      {table.owner && kind === 'person' && !mine ? way(text.kick, run('kick', {})) : undefined}
    </>
  );
}

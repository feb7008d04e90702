/** At games where players come and go between turns: seating a newcomer, taking the seat, leaving for good. */
import { useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import type { Kit, Seat } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import { copyText } from '../../copyText.ts';
import { api, introduce, myName, namedSoFar } from '../../online/link.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { to } from '../../router.ts';
import { newSeed } from '../../store/saves.ts';
import { words } from '../../text/en.ts';
import { Sure } from './Sure.tsx';

interface ComingsProps<K extends Kit> {
  match: OnlineFeed<K>;
}

/** What the rules let the table do about a seat now. */
function mayLeave<K extends Kit>({ tableActions }: OnlineFeed<K>, seat: Seat): boolean {
  return tableActions.value.some(
    (action) => action.type === 'leave' && 'seat' in action && action.seat === seat,
  );
}

/** For whoever set the table up: seats a newcomer, and sees bots off. */
export function Newcomers<K extends Kit>({ match }: ComingsProps<K>) {
  const [token, setToken] = useState<string>();
  const [busy, setBusy] = useState(false);
  const text = words.online.comings;
  const { id, seats } = match.table.value;
  const offered = match.tableActions.value.some(({ type }) => type === 'join');
  const welcome = async () => {
    // Pressed twice, it is one newcomer.
    setBusy(true);
    const done = await api.do<{ token?: string }>(id, 'welcome', { submission: newSeed() });
    setBusy(false);
    if (!done.ok) toast({ tone: 'warn', kind: 'refused', words: done.error.message });
    else setToken(done.token);
  };
  const bots = seats.filter(({ kind, seat }) => kind === 'bot' && mayLeave(match, seat));
  return (
    <section class="company__ways" aria-label={text.title}>
      <button type="button" class="o-button" disabled={!offered || busy} onClick={() => void welcome()}>
        {text.welcome}
      </button>
      {bots.map(({ seat }) => (
        <button key={seat} type="button" class="o-button" onClick={() => void match.ask('depart', { seat })}>
          {text.seeOff(match.called(seat))}
        </button>
      ))}
      <p class="o-muted company__note" aria-live="polite">
        {token === undefined ? (offered ? text.welcomeHelp : text.notNow) : text.welcomed}
      </p>
      {token === undefined ? undefined : (
        <button
          type="button"
          class="o-button o-button--small"
          onClick={() =>
            void copyText(new URL(to.seat(id, token), location.href).href, text.copied, text.copied)
          }
        >
          {text.copy}
        </button>
      )}
    </section>
  );
}

export function LeaveForGood<K extends Kit>({ match, onDone }: ComingsProps<K> & { onDone(): void }) {
  const text = words.online.comings;
  const may = mayLeave(match, match.ownSeat);
  const depart = async () => {
    if (await match.ask('depart')) onDone();
  };
  return (
    <Sure
      label={text.leave}
      title={text.leaveTitle}
      about={may ? text.leaveAbout : text.notNow}
      sure={text.leaveSure}
      not={text.stay}
      isOpen={may}
      onSure={() => void depart()}
    />
  );
}

/** For whoever looks on: the seat that a newcomer can take. */
export function NewcomerSeat({ table: { id, seats, status, yours } }: { table: TableInfo }) {
  const [busy, setBusy] = useState(false);
  const offered = seats.find((seat) => seat.offered);
  if (offered === undefined || status !== 'playing' || yours.length > 0) return undefined;
  /** Who has not said a name sits down as a guest. */
  const sitDown = async () => {
    const name = namedSoFar.value.trim() || words.online.room.guest;
    const failed = myName.value === undefined ? await introduce(name) : undefined;
    if (failed !== undefined) return toast({ tone: 'danger', words: failed });
    setBusy(true);
    // The dice are cast by a seed that is fixed: nothing is put into them.
    const joined = await api.do(id, 'join', { seat: offered.seat });
    if (!joined.ok) toast({ tone: 'danger', words: joined.error.message });
    setBusy(false);
  };
  return (
    <div class="company__row" aria-live="polite">
      <span>{words.online.comings.free}</span>
      <button
        type="button"
        class="o-button o-button--small o-button--primary"
        disabled={busy}
        onClick={() => void sitDown()}
      >
        {words.online.room.sitHere}
      </button>
    </div>
  );
}

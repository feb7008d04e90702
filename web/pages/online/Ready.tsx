/** Before the start: who is ready, the button to say so, and how long the others wait. */
import { useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import { CheckIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { spoken, useLeft } from '../../online/clock.ts';
import { dice } from '../../online/dice.ts';
import { api } from '../../online/link.ts';
import { wantsMeReady } from '../../online/mine.ts';
import { namesOf } from '../../online/names.ts';
import { words } from '../../text/en.ts';

export function Ready({ table }: { table: TableInfo }) {
  const text = words.online.room.ready;
  const [busy, setBusy] = useState(false);
  const called = namesOf(table.seats);
  const people = table.seats.filter(({ kind }) => kind === 'person');
  const named = (some: typeof people) => some.map(({ seat }) => called[seat] ?? '').join(', ');
  const missing = people.filter(({ commitment }) => commitment === undefined);
  const late = people.filter(({ ready }) => !ready);
  const wanted = wantsMeReady(table);
  const sits = table.yours.length > 0;
  const run = (work: () => Promise<void>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const beReady = run(async () => {
    const done = await dice.ready(table.id);
    if (!done.ok) toast({ tone: 'danger', words: done.error.message });
  });
  const call = run(async () => {
    const done = await api.do<{ called: number }>(table.id, 'call');
    if (!done.ok) toast({ tone: 'danger', words: done.error.message });
    else toast({ tone: 'info', words: done.called > 0 ? text.calling : text.nobodyCalled });
  });
  return (
    <div class="room__ready">
      <p class="room__count o-number" aria-live="polite">
        {text.count(people.length - late.length, people.length)}
      </p>
      <progress
        class="room__progress"
        max={people.length}
        value={people.length - late.length}
        aria-hidden="true"
      />
      <p>{text.about}</p>
      {wanted ? (
        <button
          type="button"
          class="o-button o-button--primary"
          disabled={busy || missing.length > 0}
          onClick={() => void beReady()}
        >
          <CheckIcon /> {text.button}
        </button>
      ) : undefined}
      <div aria-live="polite">
        {missing.length > 0 ? <p>{text.missing(named(missing))}</p> : undefined}
        {missing.length === 0 && !wanted && late.length > 0 ? (
          <p>{sits ? text.youAre(named(late)) : text.waiting(named(late))}</p>
        ) : undefined}
      </div>
      <Countdown until={table.readyBy} mine={wanted} />
      {sits && !wanted && late.length > 0 ? (
        <button type="button" class="o-button" disabled={busy} onClick={() => void call()}>
          {text.call}
        </button>
      ) : undefined}
      <details class="room__dice">
        <summary>{text.dice}</summary>
        <p class="o-muted">{text.diceAbout}</p>
      </details>
    </div>
  );
}

/** How long those who are ready wait for the others. */
function Countdown({ until, mine }: { until: number | undefined; mine: boolean }) {
  const left = useLeft(until);
  if (left === undefined) return undefined;
  const text = words.online.room.ready;
  return (
    <p class="o-number" role="timer">
      {(mine ? text.yourTime : text.theirTime)(spoken(left))}
    </p>
  );
}

/** Playing again once a match is over: one offers it, and each of the others takes their seat or says no. */
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import { CheckIcon, PlayIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { dice } from '../../online/dice.ts';
import { api } from '../../online/link.ts';
import { namesOf } from '../../online/names.ts';
import { go, to } from '../../router.ts';
import { words } from '../../text/en.ts';

/** Sits down at every seat that is kept for one; gives what went wrong. */
export async function acceptSeats({ id, invited = [] }: TableInfo): Promise<string | undefined> {
  for (const seat of invited) {
    const joined = await dice.join(id, { seat });
    if (!joined.ok) return joined.error.message;
  }
  return undefined;
}

export async function declineSeats({ id }: TableInfo): Promise<string | undefined> {
  const done = await api.do(id, 'decline');
  return done.ok ? undefined : done.error.message;
}

export function Rematch({ table: { id, rematch, yours } }: { table: TableInfo }) {
  const offered = useOffered(rematch);
  const text = words.online.end;
  const [busy, setBusy] = useState(false);
  const run = (work: () => Promise<string | undefined>) => async () => {
    setBusy(true);
    const failed = await work();
    if (failed !== undefined) toast({ tone: 'danger', words: failed });
    setBusy(false);
  };
  const offer = run(async () => {
    const made = await api.do<{ table: TableInfo }>(id, 'rematch');
    if (!made.ok) return made.error.message;
    // Someone else may have been quicker: then this is the answer to theirs.
    const failed = await acceptSeats(made.table);
    if (failed === undefined) go(to.online(made.table.id));
    return failed;
  });
  if (rematch === undefined) {
    return yours.length === 0 ? undefined : (
      <button type="button" class="o-button o-button--primary" disabled={busy} onClick={() => void offer()}>
        <PlayIcon /> {text.rematch}
      </button>
    );
  }
  if (offered.table?.invited === undefined) {
    return (
      <a class="o-button o-button--primary" href={to.online(rematch)}>
        <PlayIcon /> {text.rematchOn}
      </a>
    );
  }
  const { table } = offered;
  const accept = run(async () => {
    const failed = await acceptSeats(table);
    if (failed === undefined) go(to.online(table.id));
    return failed;
  });
  const decline = run(async () => {
    const failed = await declineSeats(table);
    offered.look();
    return failed;
  });
  return (
    <div class="rematch" aria-live="polite">
      <p>{text.offered(offererOf(table))}</p>
      <button type="button" class="o-button o-button--primary" disabled={busy} onClick={() => void accept()}>
        <CheckIcon /> {text.accept}
      </button>
      <button type="button" class="o-button" disabled={busy} onClick={() => void decline()}>
        {text.decline}
      </button>
    </div>
  );
}

/** Who sits there already. */
function offererOf({ seats }: TableInfo): string {
  const names = namesOf(seats);
  return seats.flatMap(({ kind, seat }) => (kind === 'person' ? [names[seat]] : [])).join(', ');
}

/** The table that is offered, as one may know it. */
function useOffered(id: string | undefined): { readonly table: TableInfo | undefined; look(): void } {
  const [table, setTable] = useState<TableInfo>();
  const look = async () => {
    const found = id === undefined ? undefined : await api.read<{ table: TableInfo }>(id, 'table');
    if (found?.ok) setTable(found.table);
  };
  useEffect(() => void look(), [id]);
  return { table, look: () => void look() };
}

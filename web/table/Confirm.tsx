/** Asks before an action that cannot be taken back. */

import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '#ui/Dialog.tsx';
import { words } from '../text/en.ts';

export function Confirm({ label, onYes, onNo }: { label: string; onYes(): void; onNo(): void }) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <Dialog
      title={words.table.confirmTitle}
      closeLabel={words.close}
      onClose={onNo}
      foot={
        <>
          <button type="button" class="o-button" onClick={onNo}>
            {words.cancel}
          </button>
          <button type="button" ref={yes} class="o-button o-button--primary" onClick={onYes}>
            {words.table.confirm}
          </button>
        </>
      }
    >
      <p>
        <strong>{label}</strong>
      </p>
      <p class="o-muted">{words.table.confirmDetail}</p>
    </Dialog>
  );
}

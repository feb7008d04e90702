/** The question before what loses the game: the safe answer has the focus. */

import { useEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { Dialog } from '#ui/Dialog.tsx';
import { words } from '../text/en.ts';
import type { Asking, WaitingPress } from './asking.ts';

export function Confirm<K extends Kit>({
  asked,
  yes,
  no,
}: { asked: WaitingPress<K> } & Pick<Asking<K>, 'yes' | 'no'>) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Dialog
      title={words.table.confirmTitle}
      closeLabel={words.close}
      onClose={no}
      foot={
        <>
          <button type="button" ref={safe} class="o-button o-button--primary" onClick={no}>
            {words.cancel}
          </button>
          <button type="button" class="o-button" onClick={yes}>
            {words.table.confirm}
          </button>
        </>
      }
    >
      <p>
        <strong>{asked.title}</strong>
      </p>
      <p class="o-muted">{asked.words}</p>
    </Dialog>
  );
}

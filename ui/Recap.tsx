/** What happened while the viewer was not deciding, one event after the other, beside the board. */
import { useState } from 'preact/hooks';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from './art/icons.tsx';
import { kit } from './text.ts';
import './recap.css';

export function Recap({ lines, onDismiss }: { lines: readonly string[]; onDismiss(): void }) {
  const [at, setAt] = useState(0);
  return (
    <section class="recap" aria-label={kit.recap}>
      <p class="recap__count o-eyebrow o-number">
        {kit.recap} {kit.recapAt(at + 1, lines.length)}
      </p>
      <button
        type="button"
        class="o-button o-button--quiet o-button--icon"
        aria-label={kit.previous}
        disabled={at === 0}
        onClick={() => setAt(at - 1)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        class="o-button o-button--quiet o-button--icon"
        aria-label={kit.next}
        disabled={at + 1 >= lines.length}
        onClick={() => setAt(at + 1)}
      >
        <ChevronRightIcon />
      </button>
      <button
        type="button"
        class="o-button o-button--quiet o-button--icon"
        aria-label={kit.dismiss}
        onClick={onDismiss}
      >
        <CloseIcon />
      </button>
      <p class="recap__words">{lines[at]}</p>
    </section>
  );
}

/** A way that is final: what it means is said before it is done. */
import { useState } from 'preact/hooks';

interface SureProps {
  /** The button that asks. */
  label: string;
  title: string;
  /** What will happen. */
  about: string;
  sure: string;
  not: string;
  /** Whether it can be done now. */
  isOpen?: boolean;
  onSure(): void;
}

export function Sure({ label, title, about, sure, not, isOpen = true, onSure }: SureProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="o-button o-button--danger" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <section class="company__resign o-panel" aria-label={title} aria-live="polite">
      <h3>{title}</h3>
      <p>{about}</p>
      <p class="company__row">
        <button type="button" class="o-button o-button--danger" disabled={!isOpen} onClick={onSure}>
          {sure}
        </button>
        <button type="button" class="o-button" onClick={() => setAsked(false)}>
          {not}
        </button>
      </p>
    </section>
  );
}

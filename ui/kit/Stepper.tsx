/** One less and one more of something that is laid out and not sent yet. */
import type { JSX } from 'preact';
import './stepper.css';

interface StepperProps {
  /** What each press means, for who listens. */
  readonly less: string;
  readonly more: string;
  readonly count: number;
  readonly most: number;
  readonly spot?: string;
  readonly letter?: string | undefined;
  lay(count: number): void;
}

export function Stepper({ less, more, count, most, spot, letter, lay }: StepperProps): JSX.Element {
  return (
    <span class="o-stepper">
      <button type="button" aria-label={less} disabled={count === 0} onClick={() => lay(count - 1)}>
        −
      </button>
      <button
        type="button"
        data-spot={spot}
        aria-keyshortcuts={letter}
        aria-label={more}
        disabled={count >= most}
        onClick={() => lay(count + 1)}
      >
        +
      </button>
    </span>
  );
}

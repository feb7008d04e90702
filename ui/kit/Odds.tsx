/** Chances as a bar and in words, with what is to be known beside them. */
import type { ComponentChildren, JSX } from 'preact';
import './parts/odds.css';

export interface OddsPart {
  readonly key: 'win' | 'tie' | 'loss';
  /** 0 to 1. */
  readonly share: number;
  readonly percent: string;
  readonly label: string;
}

export function Odds({
  parts,
  notes,
}: {
  parts: readonly OddsPart[];
  notes: readonly ComponentChildren[];
}): JSX.Element {
  return (
    <div class="o-odds">
      <div class="o-odds__bar" aria-hidden="true">
        {parts.map(({ key, share }) => (
          <span key={key} class="o-odds__part" data-odds={key} style={{ flexGrow: share }} />
        ))}
      </div>
      <p class="o-odds__words o-number">
        {parts.map(({ key, percent, label }) => (
          <span key={key} data-odds={key}>
            <b>{percent}</b> {label}
          </span>
        ))}
      </p>
      {notes.map((note, i) => (
        <p key={i} class="o-odds__note o-number">
          {note}
        </p>
      ))}
    </div>
  );
}

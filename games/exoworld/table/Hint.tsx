/** The bot's estimate for one choice: a small bar with the chance to win. */
import type { JSX } from 'preact';
import { TABLE_WORDS } from '../text/table.ts';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';

export function HintBar({ choice }: { choice: Choice }): JSX.Element | undefined {
  const desk = useTheDesk();
  const estimate = desk.hint(choice);
  if (estimate === undefined) return undefined;
  const best = desk.best?.key === choice.key;
  const { value } = estimate;
  return (
    <span class={`xw-hint${best ? ' xw-hint--best' : ''}`}>
      {best ? <span class="xw-hint__best">{TABLE_WORDS.best}</span> : undefined}
      {Number.isNaN(value) ? undefined : (
        <>
          <span class="xw-hint__bar" aria-hidden="true">
            <span style={{ width: `${Math.round(value * 100)}%` }} />
          </span>
          <span class="o-number">{TABLE_WORDS.percent(value)}</span>
          <span class="visually-hidden"> {TABLE_WORDS.win}</span>
        </>
      )}
    </span>
  );
}

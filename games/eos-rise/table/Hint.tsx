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
  return (
    <span class={`er-hint${best ? ' er-hint--best' : ''}`}>
      {best ? <span class="er-hint__best">{TABLE_WORDS.best}</span> : undefined}
      <span class="er-hint__bar" aria-hidden="true">
        <span style={{ width: `${Math.round(estimate.value * 100)}%` }} />
      </span>
      <span class="o-number">{TABLE_WORDS.percent(estimate.value)}</span>
      <span class="visually-hidden"> {TABLE_WORDS.win}</span>
    </span>
  );
}

/** The bot's estimate for one choice: a small bar with the chance to win. */
import type { JSX } from 'preact';
import { isWeighed } from '#ui/table.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';

export function HintBar({ choice, tag = false }: { choice: Choice; tag?: boolean }): JSX.Element | undefined {
  const desk = useTheDesk();
  const estimate = desk.hint(choice);
  if (estimate === undefined) return undefined;
  const best = desk.best?.key === choice.key;
  const weighed = isWeighed(estimate);
  return (
    <span class={`xs-hint${best ? ' xs-hint--best' : ''}${tag ? ' xs-hint--tag' : ''}`}>
      {best ? <span class="xs-hint__best">{TABLE_WORDS.best}</span> : undefined}
      <span class="xs-hint__bar" aria-hidden="true">
        <span style={{ width: weighed ? `${Math.round(estimate.value * 100)}%` : 0 }} />
      </span>
      <span class="o-number">{weighed ? TABLE_WORDS.percent(estimate.value) : '–'}</span>
      <span class="visually-hidden"> {weighed ? TABLE_WORDS.win : TABLE_WORDS.hardlyTried}</span>
    </span>
  );
}

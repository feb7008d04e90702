/** The bot's estimate for one choice: a small bar with the chance to win. */
import type { JSX } from 'preact';
import { type Estimate, isWeighed } from './table.ts';
import { kit } from './text.ts';
import './hint-bar.css';

interface HintBarProps {
  readonly estimate: Estimate | undefined;
  /** The choice the bot would take. */
  readonly best: boolean;
  readonly class?: string;
}

export function HintBar({ estimate, best, ...props }: HintBarProps): JSX.Element | undefined {
  if (estimate === undefined) return undefined;
  const percent = isWeighed(estimate) ? Math.round(estimate.value * 100) : undefined;
  return (
    <span class={`o-hint${best ? ' o-hint--best' : ''} ${props.class ?? ''}`}>
      {best ? <span class="o-hint__best">{kit.best}</span> : undefined}
      {best && percent === undefined ? undefined : <Chance percent={percent} />}
    </span>
  );
}

function Chance({ percent }: { percent: number | undefined }) {
  return (
    <>
      <span class="o-hint__bar" aria-hidden="true">
        <span style={{ width: `${percent ?? 0}%` }} />
      </span>
      <span class="o-number" aria-hidden="true">
        {percent === undefined ? '–' : `${percent} %`}
      </span>
      <span class="visually-hidden">{percent === undefined ? kit.hardlyTried : kit.chance(percent)}</span>
    </>
  );
}

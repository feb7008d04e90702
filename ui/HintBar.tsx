/** The mark of the recommended choice, where a table lists several at a place. */
import type { JSX } from 'preact';
import { HintIcon } from './art/icons.tsx';
import type { Estimate } from './table.ts';
import { kit } from './text.ts';
import './hint-bar.css';

interface HintBarProps {
  readonly estimate: Estimate | undefined;
  /** The choice the bot would take. */
  readonly best: boolean;
  readonly class?: string;
}

export function HintBar({ estimate, best, ...props }: HintBarProps): JSX.Element | undefined {
  if (estimate === undefined || !best) return undefined;
  return (
    <span class={`o-hint ${props.class ?? ''}`}>
      <HintIcon size={14} title={kit.recommended} />
    </span>
  );
}

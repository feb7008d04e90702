/** A row of steps: hull, stress, Progress, years. What each step is, its mark says: on, lost or won, a floor, a star. */
import type { JSX } from 'preact';
import './pips.css';

interface PipsProps {
  readonly of: number;
  /** Words for who listens; without them the row only repeats what is said beside it. */
  readonly label?: string | undefined;
  readonly class?: string;
  readonly near?: boolean;
  mark(at: number): Partial<Record<Mark, boolean>>;
}
type Mark = 'on' | 'ghost' | 'star' | 'floor' | 'break';

export function Pips({ of, label, class: name = '', near = false, mark }: PipsProps): JSX.Element {
  const said = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
  return (
    <span class={`er-pips ${name}`} data-near={near ? '' : undefined} {...said}>
      {Array.from({ length: of }, (_, i) => (
        <i
          key={i}
          class={Object.entries(mark(i))
            .flatMap(([kind, is]) => (is ? [`er-pip-${kind}`] : []))
            .join(' ')}
        />
      ))}
    </span>
  );
}

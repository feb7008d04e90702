/** A die as its outline tells it, with a face on it or the number of its sides. */
import type { JSX } from 'preact';
import { TABLE_WORDS } from '../../text/table.ts';
import './dice.css';

const OUTLINES: Readonly<Record<number, string>> = {
  0: 'M6 6L34 34M34 6L6 34',
  2: 'M20 4A16 16 0 0 1 20 36A16 16 0 0 1 20 4Z',
  4: 'M20 3L38 35H2Z',
  6: 'M5 5H35V35H5Z',
  8: 'M20 2L37 20L20 38L3 20Z',
  10: 'M20 2L36 15L32 33L20 38L8 33L4 15Z',
  12: 'M20 2L36 12V28L20 38L4 28V12Z',
};

interface DieProps {
  sides: number;
  face?: number | undefined;
  class?: string;
}

export function Die({ sides, face, class: more = '' }: DieProps): JSX.Element {
  const low = sides === 4 ? 5 : 0;
  return (
    <span
      class={`ms-die ${face === undefined ? '' : 'ms-die--rolled'} ${more}`}
      role="img"
      aria-label={TABLE_WORDS.die(sides, face)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d={OUTLINES[sides] ?? OUTLINES[6]} />
        {sides === 0 ? undefined : (
          <text x="20" y={26 + low} text-anchor="middle">
            {face ?? `D${sides}`}
          </text>
        )}
      </svg>
    </span>
  );
}

/** A hull track; `change` is hatched: what would be lost, or mended. */
import type { JSX } from 'preact';
import { SHIP_WORDS } from '../../text/table.ts';
import { Pips } from './Pips.tsx';

export function Hull({ at, of, change = 0 }: { at: number; of: number; change?: number }): JSX.Element {
  return (
    <Pips
      class="er-hull"
      of={of}
      label={SHIP_WORDS.hull(at, of)}
      mark={(i) => ({
        on: i < at,
        ghost: i >= Math.min(at, at + change) && i < Math.max(at, at + change),
      })}
    />
  );
}

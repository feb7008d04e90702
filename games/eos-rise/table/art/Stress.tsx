/** The stress of a character, up to the breakdown; so near to it the bar warns. */
import type { JSX } from 'preact';
import { CREW_WORDS } from '../../text/table.ts';
import { Icon } from './Icon.tsx';
import { Pips } from './Pips.tsx';

const NEAR = 2;

interface StressProps {
  readonly stress: number;
  readonly breakdown: number;
  readonly floor: number;
  readonly label: string;
}

export function Stress({ stress, breakdown, floor, label }: StressProps): JSX.Element {
  return (
    <span class="er-stress" title={`${label}, ${CREW_WORDS.breakdown(breakdown)}`}>
      <Icon id="stress" size={12} />
      <Pips
        of={breakdown}
        label={label}
        near={breakdown - stress <= NEAR}
        mark={(i) => ({
          on: i < stress,
          floor: i + 1 === floor,
          break: i + 1 === breakdown,
        })}
      />
      <b class="o-number">
        {stress}
        <small>/{breakdown}</small>
      </b>
    </span>
  );
}

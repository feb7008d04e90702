/** A hostile force in the system: its size, its Strength, the Lead, and which rituals there is time for. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';
import { STRENGTH } from '../content/fleet.ts';
import { FORCE_WORDS } from '../text/names.ts';
import { FORCE_TABLE } from '../text/stage.ts';
import { useTheDesk } from './desk.ts';

const MOST_LEAD = 4;

export function Force(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { force } = view;
  if (force === undefined) return undefined;
  const { size, lead } = force;
  return (
    <section class="xd-force" aria-label={FORCE_WORDS[size]}>
      <span class="xd-force__squids" aria-hidden="true">
        {Array.from({ length: size }, (_, i) => (
          <Svg key={i} width={20} height={20} size={26}>
            <path d="M10 1c5 0 7 4 6 9l2 7-4-3-1 5-3-4-3 4-1-5-4 3 2-7c-1-5 1-9 6-9Z" fill="currentColor" />
          </Svg>
        ))}
      </span>
      <p>
        <b class="xd-force__name">{FORCE_WORDS[size]}</b>
        <span>
          {FORCE_TABLE.strength(STRENGTH[size] ?? 0)} · {FORCE_TABLE.lead(lead)} · {FORCE_TABLE.rituals(lead)}
        </span>
      </p>
      <span class="xd-force__lead" aria-hidden="true">
        {Array.from({ length: MOST_LEAD }, (_, i) => (
          <span key={i} class={i < lead ? 'xd-force__on' : ''} />
        ))}
      </span>
    </section>
  );
}

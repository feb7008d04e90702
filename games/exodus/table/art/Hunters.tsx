/** XD-17 A hostile force: squid ships, as many as it is great, its Strength, and the Lead as a rope of four knots. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';
import { STRENGTH } from '../../content/fleet.ts';
import { FORCE_WORDS } from '../../text/names.ts';
import { FORCE_TABLE } from '../../text/stage.ts';
import './hunters.css';

const KNOTS = [1, 2, 3, 4] as const;
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export function Hunters({ size, lead }: { size: number; lead: number }): JSX.Element {
  return (
    <section class="xd-force" aria-label={FORCE_WORDS[size]}>
      <span class="xd-hunters" aria-hidden="true">
        {Array.from({ length: size }, (_, i) => (
          <Svg key={i} width={20} height={20} size={26}>
            <path d="M10 1c5 0 7 4 6 9l2 7-4-3-1 5-3-4-3 4-1-5-4 3 2-7c-1-5 1-9 6-9Z" fill="currentColor" />
          </Svg>
        ))}
      </span>
      <Svg width={64} height={16} size={64}>
        <path d="M2 8q8-4 16 0t16 0 16 0 12 0" fill="none" stroke="#d9b765" stroke-width="2" />
        {KNOTS.map((knot) => (
          <circle
            key={knot}
            cx={knot * 14 - 4}
            cy={8}
            r={4}
            fill={knot <= lead ? '#d9b765' : '#141821'}
            stroke="#d9b765"
          />
        ))}
      </Svg>
      <p>
        <b class="xd-title">{capital(FORCE_WORDS[size] ?? '')}</b> {FORCE_TABLE.strength(STRENGTH[size] ?? 0)}{' '}
        · {FORCE_TABLE.lead(lead)} · {FORCE_TABLE.rituals(lead)}
      </p>
    </section>
  );
}

/** A place of the base as it stands on the ground: lit where it works, dark where it does not, under frost or scree, leaking. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Svg } from '#ui/art/Svg.tsx';
import type { ModuleId } from '../../content/modules.ts';
import type { SeenPlace } from '../../view.ts';
import { EMBLEMS } from './ModuleEmblem.tsx';

const FROST = 'M4 36q4-14 9-6t6-12 7 4 6-8 5 16 7-2v14H4Z';
const ICICLES = 'M9 36v6M16 36v8M24 36v5M31 36v8M39 36v5';
const SCREE =
  'M-6 46l5-8 7 2 4-5 8 6 6-3 5 5 8-4 6 4 7-5 8 8ZM2 41a3 3 0 1 0 .1 0ZM44 40a4 4 0 1 0 .1 0ZM25 41a3 3 0 1 0 .1 0Z';
/** Drops that come out of a wall. */
const SPRAY = 'M44 30q6-2 8 4M44 33q5 1 6 8M44 27q8-6 12-1';

export function Building({
  place,
  ghost = false,
}: {
  place: Pick<SeenPlace, 'card' | 'tokens' | 'working'>;
  ghost?: boolean;
}): JSX.Element {
  const key = useId();
  const { card, tokens, working } = place;
  const { body, dark, line, glow } = EMBLEMS[card];
  const lit = working || card === 'home';
  const leaks = tokens.flatMap((token) => (token.endsWith('-leak') ? [token.slice(0, -5)] : []));
  return (
    <Svg width={60} height={52} class={`xw-building${lit ? '' : ' xw-building--dark'}`} size={undefined}>
      <defs>
        <linearGradient id={key} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".62" />
          <stop offset=".35" stop-color="#fff" stop-opacity="0" />
        </linearGradient>
      </defs>
      <g transform="translate(6 6)" opacity={ghost ? 0.7 : 1}>
        <ellipse cx="25" cy="40" rx="27" ry="5" fill="#000" opacity=".45" />
        <path
          d={body}
          fill="var(--building)"
          stroke="var(--building)"
          stroke-width="1.5"
          stroke-linejoin="round"
        />
        <path d={body} fill={`url(#${key})`} />
        {dark ? <path d={dark} fill="#05070e" opacity=".42" /> : undefined}
        {line ? (
          <path
            d={line}
            fill="none"
            stroke="var(--edge)"
            stroke-width="2"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        ) : undefined}
        {glow ? (
          <path class="xw-building__light" d={glow} fill="#fff1cc" opacity={lit ? 1 : 0.18} />
        ) : undefined}
        {leaks.map((colour, i) => (
          <path
            key={`${colour} ${i}`}
            class={`xw-building__spray xw-${colour}`}
            d={SPRAY}
            transform={`translate(${i % 2 === 0 ? 0 : 48} ${i * -4}) scale(${i % 2 === 0 ? 1 : -1} 1)`}
            fill="none"
            stroke="var(--hue)"
            stroke-width="2.4"
            stroke-linecap="round"
          />
        ))}
        {tokens.includes('frozen') ? (
          <>
            <path d={FROST} fill="#dff4ff" opacity=".72" />
            <path d={ICICLES} stroke="#eefaff" stroke-width="2" stroke-linecap="round" />
          </>
        ) : undefined}
        {tokens.includes('landslide') ? (
          <path d={SCREE} fill="#a5773f" stroke="#5d4222" stroke-width="1.5" />
        ) : undefined}
      </g>
    </Svg>
  );
}

/** A module that would stand here. */
export function Planned({ module }: { module: ModuleId }): JSX.Element {
  return <Building place={{ card: module, tokens: [], working: true }} ghost />;
}

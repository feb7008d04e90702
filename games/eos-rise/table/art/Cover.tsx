/** Library cover, 16:10: the EOS climbs from a dying Earth towards a dawn, Alien ships on the lanes behind it. No words. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import { AlienBody } from './Alien.tsx';
import { EosBody } from './Eos.tsx';

const STARS =
  'M60 70h.1M140 36h.1M302 58h.1M390 112h.1M462 34h.1M560 60h.1M730 250h.1M752 330h.1M44 232h.1M120 318h.1M506 410h.1M640 440h.1M520 36h.1M360 190h.1M700 60h.1';

const HEX = 'M0 -84L73 -42V42L0 84L-73 42V-42Z';

export function Cover({ size, ...props }: ArtProps): JSX.Element {
  const key = useId();
  return (
    <Svg width={800} height={500} size={size ?? '100%'} crop {...props}>
      <defs>
        <linearGradient id={`${key}s`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stop-color="#140a1e" />
          <stop offset=".55" stop-color="#1a1236" />
          <stop offset="1" stop-color="#5d2b58" />
        </linearGradient>
        <radialGradient id={`${key}d`}>
          <stop offset="0" stop-color="#ffe6f6" />
          <stop offset=".3" stop-color="#f4b2e0" stop-opacity=".8" />
          <stop offset="1" stop-color="#e9a0d6" stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`${key}e`} cx=".65" cy=".2" r=".9">
          <stop offset="0" stop-color="#b4593c" />
          <stop offset=".5" stop-color="#4b2430" />
          <stop offset="1" stop-color="#120a14" />
        </radialGradient>
      </defs>
      <path d="M0 0H800V500H0Z" fill={`url(#${key}s)`} />
      <path d={STARS} stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8" />
      <circle cx="670" cy="96" r="230" fill={`url(#${key}d)`} />
      <g fill="none" stroke="#f4c9ea" stroke-width="2" opacity=".3">
        {[
          [420, 140],
          [493, 266],
          [566, 140],
          [347, 266],
          [274, 140],
          [639, 266],
          [420, 392],
          [566, 392],
        ].map(([x, y]) => (
          <path key={`${x} ${y}`} d={HEX} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <circle cx="90" cy="470" r="230" fill={`url(#${key}e)`} />
      <path
        d="M-60 350Q90 250 240 350M-40 420Q100 330 270 430"
        stroke="#ff9a5a"
        stroke-width="3"
        fill="none"
        opacity=".35"
      />
      <path
        d="M150 372L347 308L420 182L548 150"
        fill="none"
        stroke="#ffd9f3"
        stroke-width="5"
        stroke-dasharray="2 14"
        stroke-linecap="round"
      />
      <g transform="translate(470 60) rotate(58 80 80) scale(5)">
        <EosBody />
      </g>
      <g transform="translate(318 246) rotate(40) scale(1.9)">
        <AlienBody id="dexer" letter={false} />
      </g>
      <g transform="translate(452 322) scale(2.4)">
        <AlienBody id="galagat" letter={false} />
      </g>
      <g transform="translate(610 330) scale(3.2)">
        <AlienBody id="vorde" letter={false} />
      </g>
    </Svg>
  );
}

/** Library cover, 16:10: La Oruga turns from the course to Mariposa (dotted) to the course to Axios. No words in it. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import { PlanetBody } from './Planet.tsx';
import { ShipBody } from './Ship.tsx';

const STARS =
  'M60 70h.1M140 36h.1M302 58h.1M390 112h.1M462 34h.1M560 88h.1M730 250h.1M752 130h.1M44 232h.1M120 318h.1M330 446h.1M232 474h.1M506 470h.1M420 392h.1M30 430h.1M520 36h.1M360 190h.1';
const FAINT =
  'M96 150h.1M210 96h.1M260 22h.1M348 30h.1M520 140h.1M560 252h.1M780 70h.1M66 372h.1M180 400h.1M280 380h.1M458 440h.1M388 478h.1M20 110h.1M478 214h.1';

export function Cover({ size, ...props }: ArtProps): JSX.Element {
  const key = useId();
  return (
    <Svg width={800} height={500} size={size ?? '100%'} crop {...props}>
      <defs>
        <linearGradient id={`${key}n`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#1d1438" />
          <stop offset="0.45" stop-color="#0a0f20" />
          <stop offset="1" stop-color="#06222b" />
        </linearGradient>
        <radialGradient id={`${key}g`}>
          <stop offset="0" stop-color="#f5bd5f" stop-opacity="0.34" />
          <stop offset="1" stop-color="#f5bd5f" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H800V500H0Z" fill={`url(#${key}n)`} />
      <g stroke="#fff" stroke-linecap="round">
        <path d={STARS} stroke-width="3.4" opacity=".85" />
        <path d={FAINT} stroke-width="2.2" opacity=".5" />
      </g>
      <ellipse cx="330" cy="270" rx="360" ry="210" fill={`url(#${key}g)`} />
      <g fill="none" stroke="#cfe0ff" stroke-width="1.5" opacity=".13">
        <ellipse cx="664" cy="430" rx="330" ry="236" transform="rotate(-18 664 430)" />
        <ellipse cx="664" cy="430" rx="520" ry="372" transform="rotate(-18 664 430)" />
        <ellipse cx="664" cy="430" rx="720" ry="515" transform="rotate(-18 664 430)" />
      </g>
      <g transform="translate(648 112) scale(1.45) rotate(10)">
        <PlanetBody id="mariposa" />
      </g>
      <path
        d="M470 214L566 158"
        fill="none"
        stroke="#e3b8ff"
        stroke-width="4"
        stroke-dasharray="1 13"
        stroke-linecap="round"
      />
      <g transform="translate(664 430) scale(2.7)">
        <PlanetBody id="axios" />
      </g>
      <path
        d="M-10 402Q30 390 84 364"
        fill="none"
        stroke="#f5bd5f"
        stroke-width="5"
        stroke-linecap="round"
        opacity=".5"
      />
      <path
        d="M476 216Q572 192 604 300"
        fill="none"
        stroke="#f5bd5f"
        stroke-width="4.5"
        stroke-linecap="round"
      />
      <g transform="translate(58 268) rotate(-21) scale(1.56)">
        <ShipBody mode="ring" />
      </g>
    </Svg>
  );
}

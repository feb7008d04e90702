/** Library cover, 16:10: the last fleet strung out behind the chained god, hunters in the dark. No words in it. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

const STARS =
  'M52 64h.1M132 30h.1M290 52h.1M382 108h.1M470 40h.1M566 84h.1M700 40h.1M760 128h.1M38 236h.1M112 322h.1M320 452h.1M226 470h.1M512 462h.1M30 426h.1M640 470h.1M744 402h.1M600 30h.1M420 20h.1';

/** Hulls: where they fly and how large they are. */
const FLEET = [
  [470, 300, 1.5],
  [400, 250, 1.1],
  [390, 345, 1.2],
  [310, 290, 1],
  [300, 375, 0.8],
  [240, 245, 0.7],
  [215, 330, 0.75],
  [150, 290, 0.55],
] as const;

export function Cover({ size, ...props }: ArtProps): JSX.Element {
  const key = useId();
  return (
    <Svg width={800} height={500} size={size ?? '100%'} crop {...props}>
      <defs>
        <radialGradient id={`${key}n`} cx="0.8" cy="0.45" r="0.95">
          <stop offset="0" stop-color="#4a1f3a" />
          <stop offset="0.4" stop-color="#1a1230" />
          <stop offset="1" stop-color="#05060e" />
        </radialGradient>
        <radialGradient id={`${key}g`}>
          <stop offset="0" stop-color="#ffe0c2" />
          <stop offset="0.45" stop-color="#ee8a9f" />
          <stop offset="1" stop-color="#ee8a9f" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H800V500H0Z" fill={`url(#${key}n)`} />
      <path d={STARS} stroke="#fff" stroke-linecap="round" stroke-width="3" opacity=".8" />
      <circle cx="640" cy="235" r="150" fill={`url(#${key}g)`} opacity=".55" />
      <God />
      <g fill="none" stroke="#c9a36a" stroke-width="5" stroke-dasharray="9 6" opacity=".9">
        <path d="M605 215C560 235 530 265 505 292M610 265C570 285 545 295 512 304M655 290C600 330 560 325 515 315" />
      </g>
      <g fill="#f4efe4">
        {FLEET.map(([x, y, scale]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d="M-44-7H22L40 0 22 8H-44L-34 0Z" />
            <path d="M-14-7l6-10h18l-4 10ZM-20 8l5 8h16l-3-8Z" fill="#c3b7b0" />
            <path d="M-46-4l-22 4 22 5Z" fill="#ee8a9f" opacity=".8" />
          </g>
        ))}
      </g>
      <g fill="#0a0a16" stroke="#ff7083" stroke-width="2">
        <path d="M70 120c26 0 36 22 30 48l10 36-20-15-6 26-14-20-16 20-5-26-20 15 10-36c-5-26 6-48 31-48Z" />
        <path d="M60 400c18 0 26 16 22 34l7 26-15-11-4 18-10-14-11 14-4-18-14 11 7-26c-4-18 4-34 22-34Z" />
      </g>
      <path
        d="M60 152h8M76 152h8M52 420h6M64 420h6"
        stroke="#ff7083"
        stroke-width="5"
        stroke-linecap="round"
      />
    </Svg>
  );
}

/** The Defiled: a head of light with too many wings. */
function God(): JSX.Element {
  return (
    <g fill="none" stroke="#ffe6d2" stroke-linecap="round">
      <circle cx="640" cy="235" r="34" stroke-width="6" />
      <circle cx="640" cy="235" r="11" fill="#ffe6d2" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M640 193c14-30 10-62-8-92"
          stroke-width="5"
          opacity=".75"
          transform={`rotate(${turn} 640 235)`}
        />
      ))}
    </g>
  );
}

/** Library cover, 16:10: a fleet closes in on a lone station behind its Guardian. No words in it. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import { Craft } from './Craft.tsx';
import { World } from './World.tsx';

const STARS =
  'M60 70h.1M140 36h.1M302 58h.1M390 112h.1M462 34h.1M560 88h.1M730 250h.1M752 130h.1M44 232h.1M120 318h.1M330 446h.1M232 474h.1M506 470h.1M420 392h.1M30 430h.1M520 36h.1M360 190h.1M640 470h.1M700 60h.1';
const HOME = { '--owner': '#74b9ff', '--owner-deep': '#12305a' } as const;
const RAID = { '--owner': '#f2a65a', '--owner-deep': '#4a2a10' } as const;

export function Cover({ size, ...props }: ArtProps): JSX.Element {
  const key = useId();
  return (
    <Svg width={800} height={500} size={size ?? '100%'} crop {...props}>
      <defs>
        <radialGradient id={`${key}n`} cx="0.72" cy="0.3" r="0.9">
          <stop offset="0" stop-color="#2b2a14" />
          <stop offset="0.4" stop-color="#101628" />
          <stop offset="1" stop-color="#05070e" />
        </radialGradient>
      </defs>
      <path d="M0 0H800V500H0Z" fill={`url(#${key}n)`} />
      <path d={STARS} stroke="#fff" stroke-linecap="round" stroke-width="3" opacity=".8" />
      <g fill="none" stroke="#dfd36c" stroke-width="1.4" opacity=".16">
        {[0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
          [0, 1, 2, 3, 4, 5, 6, 7].map((column) => (
            <path
              key={`${row} ${column}`}
              d="M0-60L52-30V30L0 60L-52 30V-30Z"
              transform={`translate(${column * 104 + (row % 2) * 52} ${row * 90})`}
            />
          )),
        )}
      </g>
      <g transform="translate(150 390) scale(5.4)">
        <World kind="gas" />
      </g>
      <g transform="translate(610 170) scale(4.2)" style={HOME}>
        <Craft kind="station" />
      </g>
      <g transform="translate(500 250) scale(2.2) rotate(-60)" style={HOME}>
        <Craft kind="guardian" />
      </g>
      <g stroke="#ff7083" stroke-width="4" stroke-dasharray="18 14" stroke-linecap="round" opacity=".85">
        <path d="M330 330L470 265M420 420L495 290" />
      </g>
      <g transform="translate(285 345) scale(3.6) rotate(62)" style={RAID}>
        <Craft kind="mothership" />
      </g>
      <g transform="translate(405 440) scale(2.3) rotate(35)" style={RAID}>
        <Craft kind="bomber" />
      </g>
      <g transform="translate(330 215) scale(1.9) rotate(75)" style={RAID}>
        <Craft kind="fighter" />
      </g>
      <g transform="translate(235 240) scale(1.9) rotate(75)" style={RAID}>
        <Craft kind="fighter" />
      </g>
    </Svg>
  );
}

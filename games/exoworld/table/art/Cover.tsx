/** Library cover, 16:10: a small base under a red star, its lamps lit, the ground not friendly. No words in it. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

const STARS =
  'M60 60h.1M140 36h.1M242 88h.1M330 40h.1M402 118h.1M462 34h.1M700 60h.1M752 130h.1M44 182h.1M120 148h.1M210 174h.1M520 66h.1M306 132h.1';

export function Cover({ size, ...props }: ArtProps): JSX.Element {
  const key = useId();
  return (
    <Svg width={800} height={500} size={size ?? '100%'} crop {...props}>
      <defs>
        <linearGradient id={`${key}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#120c1c" />
          <stop offset="0.5" stop-color="#3a1a26" />
          <stop offset="0.72" stop-color="#a24d36" />
          <stop offset="1" stop-color="#e59a62" />
        </linearGradient>
        <radialGradient id={`${key}g`}>
          <stop offset="0" stop-color="#ffd9a8" stop-opacity=".95" />
          <stop offset="0.2" stop-color="#ff8a5c" stop-opacity=".5" />
          <stop offset="1" stop-color="#ff8a5c" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H800V500H0Z" fill={`url(#${key}s)`} />
      <path d={STARS} stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8" />
      <circle cx="596" cy="208" r="300" fill={`url(#${key}g)`} />
      <circle cx="596" cy="208" r="74" fill="#ffb98a" />
      <circle cx="208" cy="96" r="22" fill="#8d6f86" />
      <circle cx="215" cy="92" r="19" fill="#3a2436" />
      <path d="M0 318 84 268l66 38 92-80 96 88 84-34 110 58 96-52 82 40 90-26v180H0Z" fill="#5b2a2c" />
      <path d="M0 372l150-42 120 38 150-30 140 40 110-28 130 34v116H0Z" fill="#3a1b20" />
      <g stroke="#1a0d12" stroke-width="3" stroke-linejoin="round">
        <path d="M118 404h92v-44l-46-18-46 18Z" fill="#c8574b" />
        <path d="M226 404h80v-58h-80Z" fill="#4a7fb5" />
        <path d="M322 404C322 328 366 300 402 300s80 28 80 104Z" fill="#d9d2c4" />
        <path d="M402 300c36 0 80 28 80 104h-52c4-50-4-84-28-104Z" fill="#9a8f8c" />
        <path d="M498 404h84v-50q-42-30-84 0Z" fill="#5da36b" />
        <path d="M598 404l22-66h92l-22 66Z" fill="#e0b54a" />
        <path d="M210 386h16M306 386h18M480 386h18M582 386h20" stroke-width="9" />
      </g>
      <g fill="#fff1cf">
        <path d="M388 404v-34a14 14 0 0 1 28 0v34Z" />
        <path d="M344 352h20v12h-20ZM440 352h20v12h-20ZM140 376h14v14h-14ZM172 376h14v14h-14ZM242 366h12v22h-12ZM266 366h12v22h-12ZM520 378h40v10h-40Z" />
      </g>
      <path
        d="M402 300v-44M392 262q10-12 20 0M384 254q18-20 36 0"
        stroke="#f3e6d0"
        stroke-width="4"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M642 338l22-22M612 360h84M632 338l-16 66M664 338l-16 66" stroke="#7b5a17" stroke-width="3" />
      <path d="M0 432q120-40 250-18t260-8 290 22v72H0Z" fill="#1c0e13" />
      <g transform="translate(292 418)">
        <path d="M-9 40v-22a9 9 0 0 1 18 0v22Z" fill="#f08d60" />
        <circle r="9" cy="4" fill="#f3e6d0" />
        <path d="M-5 2a6 5 0 0 1 10 0v4h-10Z" fill="#2c3a54" />
      </g>
      <g transform="translate(330 424) scale(.9)">
        <path d="M-9 40v-22a9 9 0 0 1 18 0v22Z" fill="#7fb2d8" />
        <circle r="9" cy="4" fill="#f3e6d0" />
        <path d="M-5 2a6 5 0 0 1 10 0v4h-10Z" fill="#2c3a54" />
      </g>
    </Svg>
  );
}

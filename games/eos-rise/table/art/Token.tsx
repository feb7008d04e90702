/** Tokens of the Universe: each has a shape of its own. Drawn in a box of 20, its middle at 10, 10. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';

export type TokenKind =
  | 'frb'
  | 'skill'
  | 'credit'
  | 'asteroid'
  | 'mined'
  | 'cargo'
  | 'gate'
  | 'station'
  | 'planet'
  | 'shield'
  | 'intel'
  | 'cube'
  | 'hull';

const BODIES: Readonly<Record<TokenKind, JSX.Element>> = {
  frb: (
    <>
      <circle cx="10" cy="10" r="9" fill="#3d1138" />
      <path
        d="M10 2v16M2 10h16M4.4 4.4l11.2 11.2M15.6 4.4L4.4 15.6"
        stroke="#ff9fe5"
        stroke-width="1.7"
        stroke-linecap="round"
      />
      <circle cx="10" cy="10" r="3.4" fill="#ffe3f8" />
    </>
  ),
  skill: (
    <path
      d="M10 1.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L1.3 7.5l6.1-.7Z"
      fill="#7fe0b0"
      stroke="#0d3b28"
      stroke-width="1.3"
    />
  ),
  credit: (
    <>
      <circle cx="10" cy="10" r="8.3" fill="#f0c14f" stroke="#5c4108" stroke-width="1.4" />
      <path
        d="M13 6.6a4.4 4.4 0 1 0 0 6.8M10 4v12"
        fill="none"
        stroke="#4a3303"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </>
  ),
  asteroid: (
    <path
      d="M4 4l4-2 4 1.4 4.6 1L18 9l-1.6 4.6L13 17l-5 .8-4.6-2.4L1.8 10Zm3 3.4l2.4.8M12 11l2 1.6M6.6 12.6l1.6 1"
      fill="#77716b"
      stroke="#d9d2c8"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
  ),
  mined: (
    <>
      <path
        d="M4 4l4-2 4 1.4 4.6 1L18 9l-1.6 4.6L13 17l-5 .8-4.6-2.4L1.8 10Z"
        fill="#5c5f45"
        stroke="#d9d2c8"
        stroke-width="1.2"
      />
      <path d="M6 14L13 7M10.4 4.8l4.8 4.8" stroke="#ffd86b" stroke-width="2.2" stroke-linecap="round" />
    </>
  ),
  cargo: (
    <>
      <path d="M10 1.6L18 5.6V14.4L10 18.4L2 14.4V5.6Z" fill="#8a5a2b" stroke="#f1c48c" stroke-width="1.3" />
      <path d="M2 5.6L10 9.6L18 5.6M10 9.6V18.4" fill="none" stroke="#f1c48c" stroke-width="1.3" />
    </>
  ),
  gate: (
    <>
      <circle
        cx="10"
        cy="10"
        r="7.4"
        fill="none"
        stroke="#7ff0ff"
        stroke-width="2.2"
        stroke-dasharray="7 2.6"
      />
      <circle cx="10" cy="10" r="3.4" fill="#7ff0ff" opacity=".55" />
    </>
  ),
  station: (
    <>
      <path d="M10 1v18M1 10h18" stroke="#cfe0ff" stroke-width="2" stroke-linecap="round" />
      <circle cx="10" cy="10" r="6" fill="#14233f" stroke="#cfe0ff" stroke-width="1.8" />
      <circle cx="10" cy="10" r="2" fill="#cfe0ff" />
    </>
  ),
  planet: (
    <>
      <circle cx="10" cy="10" r="7.6" fill="#2f8f6a" stroke="#d7ffe9" stroke-width="1.2" />
      <path
        d="M4 8c3-3 5 1 8-1s4 0 5 1M4 13c2-1 4 1 6 0s4-1 6 0"
        stroke="#bdf5d2"
        stroke-width="1.5"
        fill="none"
      />
    </>
  ),
  shield: (
    <path
      d="M10 1.6L17 4v6c0 4.4-3 7-7 8.6C6 17 3 14.4 3 10V4Z"
      fill="#1d4673"
      stroke="#9fd2ff"
      stroke-width="1.5"
    />
  ),
  intel: (
    <>
      <path
        d="M1.6 10C5 4.6 15 4.6 18.4 10C15 15.4 5 15.4 1.6 10Z"
        fill="#123b46"
        stroke="#7fe3f2"
        stroke-width="1.5"
      />
      <circle cx="10" cy="10" r="2.8" fill="#7fe3f2" />
    </>
  ),
  cube: (
    <>
      <path d="M10 2L17.4 6V14L10 18L2.6 14V6Z" fill="currentColor" opacity=".9" />
      <path d="M2.6 6L10 10L17.4 6M10 10V18" fill="none" stroke="#0b0f1c" stroke-width="1.4" />
    </>
  ),
  hull: (
    <path
      d="M3 3H17V11C17 15 14 17.4 10 18.6C6 17.4 3 15 3 11Z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
    />
  ),
};

export function TokenBody({ kind }: { kind: TokenKind }): JSX.Element {
  return BODIES[kind];
}

export function Token({ kind, ...props }: ArtProps & { kind: TokenKind }): JSX.Element {
  return (
    <Svg width={20} height={20} size={16} {...props}>
      {BODIES[kind]}
    </Svg>
  );
}

/** Parts for the crew's faces, 64 x 64: a round helmet ring behind, a flat face, hair, a suit collar, one thing of the trade. */
import type { JSX } from 'preact';

export interface Face {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly style: keyof typeof HAIR;
  readonly suit: string;
  readonly trim: string;
  readonly mouth: keyof typeof MOUTH;
  readonly brow?: number;
  readonly extra?: JSX.Element;
}

/** Drawn over the head; the head is 24 wide and reaches from y = 14 to 44. */
const HAIR = {
  crop: 'M19 27C17 15 25 9 33 9s15 6 13 18q-2-7-6-9-9 3-17 1-3 3-4 8Z',
  bun: 'M28 8a5 5 0 1 1 8 0c8 1 12 8 11 20q-3-8-8-11-8 4-14 0-6 3-8 11C16 16 20 9 28 8Z',
  bob: 'M18 36C13 18 20 9 32 9s19 9 14 27q-3 1-5 0c2-7 1-13-2-17-6 4-12 4-17 2-2 5-2 9 1 15q-2 1-5 0Z',
  curls:
    'M17 27q-4-4 0-8-1-6 5-7 2-5 8-4 5-3 9 2 6 0 7 6 4 4 0 8 1 3-1 5-2-8-6-10-8 3-14 0-5 3-6 11-3-1-2-3Z',
  mohawk: 'M27 20q-1-12 5-17 6 5 5 17-5-3-10 0ZM20 24q0-4 3-7v5ZM44 24q0-4-3-7v5Z',
  braid: 'M19 28C16 15 24 9 32 9s16 6 13 19q-3-6-8-10-6 5-14 4-3 2-4 6ZM44 26q6 6 3 14t2 12q-6-2-6-10t0-16Z',
  bald: 'M20 24q0-3 2-6-1 4-1 8ZM44 24q0-3-2-6 1 4 1 8Z',
  sweep: 'M19 27C16 13 27 7 37 10q9 2 9 12l-1 6q-2-6-5-9-11 2-17-1-3 4-4 9Z',
  locs: 'M18 38C12 20 20 8 32 8s20 12 14 30l-3 4-1-6 1-10q-5-2-6-8-6 3-10 0-4 4-6 8l1 10-1 6Z',
  scarf: 'M17 30C14 14 22 7 32 7s18 7 15 23q1 8-4 16-1-14-3-19-8-8-16 0-2 5-3 19-5-8-4-16Z',
  cap: 'M18 24C18 12 24 8 32 8s14 4 14 16Q32 18 18 24ZM18 24q14-6 28 0l4 3q-18-6-36 0Z',
  long: 'M17 46C11 22 18 9 32 9s21 13 15 37q-4 2-6 0c3-10 2-20-2-26-6 4-12 3-16 0-4 8-4 16 0 26q-3 2-6 0Z',
} as const;

const MOUTH = {
  smile: 'M27.5 38q4.5 4 9 0',
  calm: 'M28 38.8h8',
  wry: 'M27.5 39q5 1 9-2',
  stern: 'M28 39.5q4-1.5 8 0',
} as const;

export function Bust({ skin, shade, hair, style, suit, trim, mouth, brow = 0, extra }: Face): JSX.Element {
  return (
    <>
      <circle cx="32" cy="29" r="25" fill="currentColor" opacity=".16" />
      <path d="M4 64c1-12 10-17 20-18h16c10 1 19 6 20 18Z" fill={suit} />
      <path d="M40 46c10 1 19 6 20 18H42q4-9-2-18Z" fill="#05070e" opacity=".25" />
      <path d="M27 40h10v10q-5 4-10 0Z" fill={shade} />
      <path d="M20 26c0-10 5-14 12-14s12 4 12 14-5 19-12 19-12-9-12-19Z" fill={skin} />
      <path d="M34 12c6 1 10 5 10 14s-4 17-10 19q6-8 5-17T34 12Z" fill={shade} opacity=".7" />
      <ellipse cx="19.5" cy="29" rx="2.4" ry="3.8" fill={skin} />
      <ellipse cx="44.5" cy="29" rx="2.4" ry="3.8" fill={shade} />
      <path d="M25.5 29h3M35.5 29h3" stroke="#1b1211" stroke-width="3" stroke-linecap="round" />
      <path
        d={`M24 ${25 + brow}l5-${1 + brow / 2}M40 ${25 + brow}l-5-${1 + brow / 2}`}
        stroke={hair}
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <path d="M32 29v5h-1.5" stroke={shade} stroke-width="1.6" fill="none" stroke-linecap="round" />
      <path d={MOUTH[mouth]} stroke="#5a2a25" stroke-width="1.7" fill="none" stroke-linecap="round" />
      <path d={HAIR[style]} fill={hair} />
      <path d="M20 50q12 9 24 0l3 5q-15 10-30 0Z" fill={trim} />
      <path d="M20 50q12 9 24 0" fill="none" stroke="#05070e" stroke-opacity=".3" stroke-width="1.5" />
      {extra}
    </>
  );
}

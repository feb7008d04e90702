/** The three classes of Alien ships. Shape and letter tell them apart without colour: dart D, ring-gate G, monolith V. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { AlienClass } from '../../content/aliens.ts';

export const CLASS_LETTER: Readonly<Record<AlienClass, string>> = { dexer: 'D', galagat: 'G', vorde: 'V' };

const HULLS: Readonly<Record<AlienClass, JSX.Element>> = {
  dexer: (
    <>
      <path d="M16 2L29 27L16 22L3 27Z" fill="#7a2338" stroke="#ff8a9b" stroke-width="1.6" />
      <path d="M16 2L16 22L3 27Z" fill="#a13049" />
      <path d="M10 27v3M22 27v3" stroke="#ffd0a8" stroke-width="2" stroke-linecap="round" />
    </>
  ),
  galagat: (
    <>
      <path d="M9 3H23L31 16L23 29H9L1 16Z" fill="#5a3a0c" stroke="#ffc861" stroke-width="1.6" />
      <path d="M9 3H16V29H9L1 16Z" fill="#7d5415" />
      <path d="M5 16H1M31 16H27M16 3V7M16 29V25" stroke="#ffe2ad" stroke-width="2" stroke-linecap="round" />
    </>
  ),
  vorde: (
    <>
      <path
        d="M16 1L21 10L31 9L25 16L31 23L21 22L16 31L11 22L1 23L7 16L1 9L11 10Z"
        fill="#33256b"
        stroke="#b9a4ff"
        stroke-width="1.6"
      />
      <path d="M16 1L16 31L11 22L1 23L7 16L1 9L11 10Z" fill="#473592" />
    </>
  ),
};

/** Drawn into the map or a card: 32 units wide, its middle at 16, 16. */
export function AlienBody({ id, letter = true }: { id: AlienClass; letter?: boolean }): JSX.Element {
  return (
    <>
      {HULLS[id]}
      {letter ? (
        <text
          x="16"
          y={id === 'dexer' ? 24 : 22.5}
          text-anchor="middle"
          font-size="19"
          font-weight="800"
          fill="#fff"
          stroke="#140b18"
          stroke-width="2.4"
          paint-order="stroke"
          font-family="var(--font-body)"
        >
          {CLASS_LETTER[id]}
        </text>
      ) : undefined}
    </>
  );
}

export function Alien({ id, ...props }: ArtProps & { id: AlienClass }): JSX.Element {
  return (
    <Svg width={32} height={32} size={24} {...props}>
      <AlienBody id={id} />
    </Svg>
  );
}

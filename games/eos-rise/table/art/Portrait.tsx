/** The four of the crew, drawn: 64 units square, in a halo of their own colour. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { CharacterId } from '../../content/characters.ts';

interface Face {
  readonly skin: string;
  readonly shade: string;
  readonly suit: string;
  readonly suitShade: string;
}

function Head({ skin, shade }: Face): JSX.Element {
  return (
    <>
      <path d="M27 38h10v12H27Z" fill={shade} />
      <path d="M19.5 26C19.5 12 44.5 12 44.5 26C44.5 37 39 45 32 45S19.5 37 19.5 26Z" fill={skin} />
      <path
        d="M34 15.5C42 16 44.5 21 44.5 26C44.5 37 39 45 32 45C38 41 40 34 39 27Z"
        fill={shade}
        opacity=".7"
      />
    </>
  );
}

function Eyes({ brow }: { brow: string }): JSX.Element {
  return (
    <>
      <path
        d="M24.5 29.5q2.5-2 5 0M34.5 29.5q2.5-2 5 0"
        stroke="#1d1014"
        stroke-width="2"
        fill="none"
        stroke-linecap="round"
      />
      <path
        d="M23.5 25.5q3-2 6.5-.5M34 25q3.5-1.5 6.5.5"
        stroke={brow}
        stroke-width="1.8"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M32 30v4.5h-1.5" stroke="#1d1014" stroke-width="1.2" fill="none" opacity=".6" />
    </>
  );
}

function Suit({ suit, suitShade }: Face): JSX.Element {
  return (
    <>
      <path d="M6 64C7 52 17 49 26 46Q32 53 38 46C47 49 57 52 58 64Z" fill={suit} />
      <path d="M38 46C47 49 57 52 58 64H42Q43 54 38 46Z" fill={suitShade} />
      <path d="M24 47Q32 56 40 47L42 51Q32 61 22 51Z" fill="#f4efe4" opacity=".85" />
    </>
  );
}

const COMMANDER: Face = { skin: '#a66b45', shade: '#7f4c30', suit: '#8e2f3c', suitShade: '#64202b' };
const PILOT: Face = { skin: '#eec39d', shade: '#cf966f', suit: '#2f7f57', suitShade: '#1f5a3d' };
const SPECIALIST: Face = { skin: '#6b4431', shade: '#4a2d20', suit: '#2e5aa0', suitShade: '#1f3f74' };
const ENGINEER: Face = { skin: '#dca878', shade: '#b77f52', suit: '#b96a24', suitShade: '#874b17' };

const BUSTS: Readonly<Record<CharacterId, JSX.Element>> = {
  /** Grey bun, braid over the brow, three pips on the collar. */
  commander: (
    <>
      <circle cx="32" cy="9" r="6.5" fill="#c9c4cc" />
      <Suit {...COMMANDER} />
      <Head {...COMMANDER} />
      <Eyes brow="#8b8690" />
      <path d="M19 28C16 10 48 10 45 28C42 19 36 17 32 17S22 19 19 28Z" fill="#d8d3da" />
      <path d="M28 39.5q4 1.5 8 0" stroke="#4a1f1a" stroke-width="1.8" fill="none" stroke-linecap="round" />
      <path d="M16 56h.1M20 55h.1M24 54.5h.1" stroke="#ffd86b" stroke-width="3" stroke-linecap="round" />
    </>
  ),
  /** Flight helmet with a raised visor, freckles, a grin. */
  pilot: (
    <>
      <Suit {...PILOT} />
      <Head {...PILOT} />
      <Eyes brow="#8a4a22" />
      <path d="M16 30C13 6 51 6 48 30L44.5 27C43 18 39 16.5 32 16.5S21 18 19.5 27Z" fill="#e9e4da" />
      <path
        d="M17 22C22 14 42 14 47 22L46 17C40 9 24 9 18 17Z"
        fill="#46c3a0"
        stroke="#0e3b30"
        stroke-width="1"
      />
      <path d="M16 28h4v9h-2q-2-4-2-9ZM44 28h4q0 5-2 9h-2Z" fill="#bfb9ad" />
      <path d="M27 38q5 4 10 0q-5 1.5-10 0Z" fill="#fff" stroke="#8a3f32" stroke-width="1" />
      <path
        d="M24 34h.1M26.5 35.5h.1M39.5 34h.1M37.5 35.5h.1"
        stroke="#b46c43"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </>
  ),
  /** Shaved head, targeting monocle, scar on the cheek. */
  specialist: (
    <>
      <Suit {...SPECIALIST} />
      <Head {...SPECIALIST} />
      <path d="M20 24C20 12 44 12 44 24C40 17 24 17 20 24Z" fill="#2a1a14" />
      <Eyes brow="#1b100c" />
      <circle cx="37" cy="29" r="5.5" fill="#7fc4ff" fill-opacity=".35" stroke="#9fd2ff" stroke-width="1.7" />
      <path d="M37 25v8M33 29h8M42.5 29h4" stroke="#9fd2ff" stroke-width="1.1" />
      <path d="M24 33l3 5" stroke="#c08a75" stroke-width="1.4" stroke-linecap="round" />
      <path d="M28 40h8" stroke="#25120d" stroke-width="1.8" stroke-linecap="round" />
    </>
  ),
  /** Goggles on curls, a beard, a pencil behind the ear. */
  engineer: (
    <>
      <Suit {...ENGINEER} />
      <Head {...ENGINEER} />
      <Eyes brow="#5d3217" />
      <path
        d="M20 32C20 46 26 48 32 48S44 46 44 32C43 38 40 39 37 37.5Q32 36 27 37.5C24 39 21 38 20 32Z"
        fill="#7a4420"
      />
      <path d="M28.5 40.5q3.5 2 7 0" stroke="#f0d9bf" stroke-width="1.5" fill="none" stroke-linecap="round" />
      <path
        d="M18 27c-3-4-1-8 1-9c-1-4 3-7 6-6c2-4 8-4 10-1c4-2 9 1 9 5c4 2 4 7 2 11c-1-5-3-8-6-8c-4 2-12 2-16 0c-3 0-5 3-6 8Z"
        fill="#8d5226"
      />
      <path d="M18 19Q32 12 46 19l-.5 3Q32 15.5 18.5 22Z" fill="#3b3b40" />
      <circle cx="26" cy="17.5" r="4.5" fill="#ffb45c" stroke="#3b3b40" stroke-width="1.6" />
      <circle cx="38" cy="17.5" r="4.5" fill="#ff9a3c" stroke="#3b3b40" stroke-width="1.6" />
    </>
  ),
};

export function Portrait({ id, ...props }: ArtProps & { id: CharacterId }): JSX.Element {
  return (
    <Svg width={64} height={64} size={44} {...props}>
      <circle cx="32" cy="32" r="31" fill={`var(--${id}-deep)`} stroke={`var(--${id})`} stroke-width="2" />
      <g style={{ clipPath: 'circle(30px at 32px 32px)' }}>{BUSTS[id]}</g>
    </Svg>
  );
}

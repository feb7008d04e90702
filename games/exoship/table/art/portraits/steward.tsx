/** Dmitri Salazar, steward: the oldest aboard, bald crown and great white beard, epaulettes, two rows of buttons. */
import type { JSX } from 'preact';
import { BRASS, BRASS_SHADE, Eyes, Head, Nose, SKIN, Torso, Years } from '#ui/bust.tsx';

const WHITE = '#f2ede3';
const WHITE_SHADE = '#c9c2b8';

export function Steward(): JSX.Element {
  return (
    <>
      <path
        d="M36 62C30 54 31 42 37 37Q42 48 42 62ZM84 62C90 54 89 42 83 37Q78 48 78 62Z"
        fill={WHITE_SHADE}
      />
      <Torso cloth="#2c3b66" shade="#1f2b4d" />
      <Head skin={SKIN.rosy} w={21.5} jaw={17} chin={83} />
      <path d="M46 30Q52 23 60 22Q51 28 48 38Z" fill="#fff" opacity=".35" />
      <path
        d="M38.5 52C36 46 35 42 36.5 37C32 42 31 54 36 61ZM81.5 52C84 46 85 42 83.5 37C88 42 89 54 84 61Z"
        fill={WHITE}
      />
      <Years skin={SKIN.rosy} />
      <Eyes skin={SKIN.rosy} brow={WHITE} iris="#3b5a7c" open={0.62} tilt={-6} browWidth={3.6} />
      <path d="M42 96L31 102V112L56 118 60 106 64 118 89 112V102L78 96Z" fill="#3a4c80" />
      <path d="M78 96L89 102V112L64 118 60 106Z" fill="#2c3b66" />
      <path
        d="M38 58C36 82 44 104 60 106S84 82 82 58C80 66 76 70 70 69Q60 64 50 69C44 70 40 66 38 58Z"
        fill={WHITE}
      />
      <path d="M82 58C84 82 76 104 60 106C72 96 77 82 74 69Q80 67 82 58Z" fill={WHITE_SHADE} />
      <path
        d="M54.5 76.5Q60 80 65.5 76.5"
        fill="none"
        stroke="#8f4a40"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path d="M60 69C54 65 46 68 43 77Q53 77.5 60 72.5Q67 77.5 77 77C74 68 66 65 60 69Z" fill="#fffaf0" />
      <path d="M60 69C66 65 74 68 77 77Q67 77.5 60 72.5Z" fill="#ded7cc" />
      <path
        d="M50 84Q54 94 58 98M70 84Q66 94 62 98"
        fill="none"
        stroke={WHITE_SHADE}
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <Nose skin={SKIN.rosy} wide={1.2} />
      <path d="M10 109Q20 99 33 101V108Q22 107 14 114Z" fill={BRASS} />
      <path d="M110 109Q100 99 87 101V108Q98 107 106 114Z" fill={BRASS_SHADE} />
      {[44, 76].map((x) => (
        <circle key={x} cx={x} cy="113" r="2.6" fill={BRASS} />
      ))}
    </>
  );
}

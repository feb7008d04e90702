/** Emre Castellanos, diplomat: swept hair grey at the temples, close beard, a robe folded over with gold. */
import type { JSX } from 'preact';
import { BRASS, Eyes, Head, Mouth, Nose, SKIN, Torso } from '#ui/bust.tsx';

const HAIR = '#2b2428';
const GREY = '#a9a2a3';

export function Diplomat(): JSX.Element {
  return (
    <>
      <Torso cloth="#7d2f45" shade="#5c2034" />
      <Head skin={SKIN.olive} w={20.5} jaw={15.5} chin={83} />
      <path
        d="M39.6 58C41 74 49 86 60 86S79 74 80.4 58C78.5 68 74 73 68.5 71.5Q64 67.5 60 68.5Q56 67.5 51.5 71.5C46 73 41.5 68 39.6 58Z"
        fill={HAIR}
      />
      <path d="M53.5 73Q60 69.8 66.5 73Q60 77.5 53.5 73Z" fill={SKIN.olive.base} />
      <Eyes skin={SKIN.olive} brow={HAIR} iris="#3c4a2c" open={0.7} tilt={1} browWidth={2.9} />
      <Nose skin={SKIN.olive} wide={0.5} />
      <Mouth skin={SKIN.olive} smile={1.3} y={73} />
      <path
        d="M38 56C33 34 40 16 60 14C82 12 90 32 82 56C82 46 80 38 76 33C66 35 56 32 50 28C44 34 39 44 38 56Z"
        fill={HAIR}
      />
      <path
        d="M50 28C46 26 50 18 62 17M54 29.5C54 24 60 20 70 19.5M62 32C63 27 70 23.5 78 25"
        fill="none"
        stroke="#5a4d52"
        stroke-width="1.7"
        stroke-linecap="round"
      />
      <path
        d="M38 56C36 46 37.5 37 42 31Q45 33 46 33C41 40 39 47 38 56ZM82 56C84.5 46 83 38 79.5 32Q77 33.5 76 33C80 40 82 46 82 56Z"
        fill={GREY}
      />
      <path d="M48 88L60 104 72 88 76 92 60 116 44 92Z" fill="#f0e4cd" />
      <path d="M44 90L30 97 62 120H80Z" fill="#9b3f57" />
      <path d="M76 90L90 97 66 120H52Z" fill="#7d2f45" />
      <path d="M76 90L52 120M44 90L58 109" stroke={BRASS} stroke-width="2.6" />
      <circle cx="94" cy="110" r="4.2" fill="none" stroke={BRASS} stroke-width="1.8" />
      <path d="M94 106v8M90 110h8" stroke={BRASS} stroke-width="1.4" />
      <circle cx="39" cy="63.5" r="1.9" fill={BRASS} />
    </>
  );
}

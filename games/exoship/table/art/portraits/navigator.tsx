/** Inés Barragán, navigator: brass circlet with the pole star, long braid, flight collar. */
import type { JSX } from 'preact';
import { BRASS, BRASS_SHADE, Eyes, Head, Mouth, Nose, SKIN, Torso } from '#ui/bust.tsx';

const HAIR = '#33222a';
const HAIR_LIGHT = '#563a41';

export function Navigator(): JSX.Element {
  return (
    <>
      <path d="M34 60C28 30 44 13 60 13S92 30 86 60Q86 74 78 84H42Q34 74 34 60Z" fill={HAIR} />
      <Torso cloth="#2e5a72" shade="#21455b" />
      <Head skin={SKIN.olive} w={20.5} jaw={13.5} chin={81} ears={false} />
      <Eyes skin={SKIN.olive} brow={HAIR} gaze={-0.8} open={0.9} />
      <Nose skin={SKIN.olive} />
      <Mouth skin={SKIN.olive} full smile={0.6} />
      <path d="M37.5 60C33 28 47 15 60 15S87 28 82.5 60C82 47 76 38 60 29C44 38 38 47 37.5 60Z" fill={HAIR} />
      <path d="M60 15C49 15 40 23 38 38C44 28 51 22 60 18Z" fill={HAIR_LIGHT} />
      <path d="M38.5 43Q60 33 81.5 43" fill="none" stroke={BRASS} stroke-width="2.6" />
      <path d="M60 29.5l2.2 5.8 5.8 2.2-5.8 2.2-2.2 5.8-2.2-5.8-5.8-2.2 5.8-2.2Z" fill="#ffe3a1" />
      <path d="M42 90L36 104 56 112 60 102ZM78 90L84 104 64 112 60 102Z" fill="#3d7490" />
      <path d="M78 90L84 104 64 112 60 102Z" fill="#2e5a72" />
      <path
        d="M36 104L56 112 60 102 64 112 84 104"
        fill="none"
        stroke={BRASS}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      {[72, 80, 88, 96, 104].map((y, i) => (
        <ellipse
          key={y}
          cx={36.5 - i * 1.3}
          cy={y}
          rx="5.8"
          ry="5"
          transform={`rotate(${i % 2 ? 28 : -28} ${36.5 - i * 1.3} ${y})`}
          fill={i % 2 ? HAIR_LIGHT : HAIR}
        />
      ))}
      <path d="M27 108h9l-1.5 9h-6Z" fill={HAIR} />
      <path d="M27.2 107h8.6v3h-8.6Z" fill={BRASS_SHADE} />
    </>
  );
}

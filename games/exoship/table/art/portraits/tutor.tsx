/** Mirela Quist, tutor: silver hair pinned up with a stylus, half-moon glasses, a knitted shawl. */
import type { JSX } from 'preact';
import { BRASS, Eyes, Head, Mouth, Nose, SKIN, Torso, Years } from '#ui/bust.tsx';

const HAIR = '#cdb9ae';
const HAIR_SHADE = '#a38c84';

export function Tutor(): JSX.Element {
  return (
    <>
      <circle cx="62" cy="17" r="12.5" fill={HAIR_SHADE} />
      <path d="M52 21Q52 7 63 6.5Q56 13 58 23Z" fill={HAIR} />
      <path d="M43 4.5L80 22" stroke={BRASS} stroke-width="2.8" stroke-linecap="round" />
      <path d="M41 3.6l5 2.3" stroke="#d7694f" stroke-width="3" stroke-linecap="round" />
      <path d="M36 60C32 34 44 19 60 19S88 34 84 60Q82 68 78 70H42Q38 68 36 60Z" fill={HAIR_SHADE} />
      <Torso cloth="#6f4a78" shade="#54365e" />
      <Head skin={SKIN.porcelain} w={20} jaw={14} chin={81} />
      <Eyes skin={SKIN.porcelain} brow={HAIR_SHADE} iris="#4b6a63" open={0.75} tilt={-5} browWidth={2.2} />
      <Nose skin={SKIN.porcelain} />
      <Mouth skin={SKIN.porcelain} full smile={1.8} />
      <Years skin={SKIN.porcelain} />
      <path d="M37.5 58C34 32 46 20 62 20S86 32 82.5 58C81 46 77 37 68 32C60 38 44 42 37.5 58Z" fill={HAIR} />
      <path d="M68 32C77 37 81 46 82.5 58C86 38 78 22 64 20.2Q72 25 68 32Z" fill={HAIR_SHADE} />
      <g fill="#fff" fill-opacity=".2" stroke="#4c3548" stroke-width="1.6">
        <path d="M42.5 58.5h14.5Q56 66 49.8 66T42.5 58.5ZM63 58.5h14.5Q76.5 66 70.2 66T63 58.5Z" />
        <path d="M57 58.5Q60 56.5 63 58.5" fill="none" />
      </g>
      <path d="M45 91L60 108 75 91 84 96 62 120H56L36 96Z" fill="#efe3cf" />
      <path d="M38 94.5L22 100Q14 104 10 120H52L60 111Z" fill="#85588f" />
      <path d="M82 94.5L98 100Q106 104 110 120H60V111Z" fill="#6f4a78" />
      <path
        d="M22 106l8 8M32 101l10 12M42 99l10 12M98 106l-8 8M88 101l-10 12M78 99L68 111"
        stroke="#d9a6c4"
        stroke-width="1.5"
        opacity=".6"
        stroke-linecap="round"
      />
    </>
  );
}

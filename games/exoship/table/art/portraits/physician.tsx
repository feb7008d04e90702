/** Tomasz Adeyemi, physician: grey crop and beard, round spectacles, the listening tube about his neck. */
import type { JSX } from 'preact';
import { BRASS, Eyes, Head, Mouth, Nose, SKIN, Torso, Years } from '#ui/bust.tsx';

const GREY = '#c9c5c0';
const GREY_SHADE = '#97928f';

export function Physician(): JSX.Element {
  return (
    <>
      <Torso cloth="#d9dfd6" shade="#aebab3" />
      <Head skin={SKIN.deep} w={21.5} jaw={17} chin={83} />
      <path
        d="M38.6 54C38 74 47 86.5 60 86.5S82 74 81.4 54C80 64 75.5 67.5 69 68.5Q60 66.5 51 68.5C44.5 67.5 40 64 38.6 54Z"
        fill={GREY}
      />
      <path d="M81.4 54C82 74 73 86.5 60 86.5C72 80 76 72 75 66.5Q80 63 81.4 54Z" fill={GREY_SHADE} />
      <path d="M53 74Q60 69.5 67 74Q60 79 53 74Z" fill={SKIN.deep.base} />
      <Eyes skin={SKIN.deep} brow={GREY} open={0.75} tilt={-3} browWidth={3} />
      <Nose skin={SKIN.deep} wide={1.6} />
      <Mouth skin={SKIN.deep} smile={0.6} y={73.5} />
      <Years skin={SKIN.night} />
      <path
        d="M37.5 53C34 28 46 17 60 17S86 28 82.5 53C81 44 80 37 74 33.5Q60 28.5 46 33.5C40 37 39 44 37.5 53Z"
        fill={GREY}
      />
      <path d="M66 17.8C80 20 85.5 32 82.5 53C81 44 80 37 74 33.5Q72 25 66 17.8Z" fill={GREY_SHADE} />
      <g fill="none" stroke={BRASS} stroke-width="1.7">
        <circle cx="50.2" cy="55" r="7.6" fill="#fff" fill-opacity=".13" />
        <circle cx="69.8" cy="55" r="7.6" fill="#fff" fill-opacity=".08" />
        <path d="M57.6 53.5Q60 51.8 62.4 53.5M42.6 54L38.5 52.5M77.4 54L81.5 52.5" />
      </g>
      <path d="M45 92Q60 106 75 92L79 98Q60 114 41 98Z" fill="#f3f5ee" />
      <path
        d="M38 94C34 108 44 114 52 112M82 94C87 104 84 110 80 112"
        fill="none"
        stroke="#29424a"
        stroke-width="3"
        stroke-linecap="round"
      />
      <circle cx="79.5" cy="112.5" r="5" fill="#29424a" />
      <circle cx="79.5" cy="112.5" r="2.6" fill={BRASS} />
      <path d="M26 108h4v-4h4v4h4v4h-4v4h-4v-4h-4Z" fill="#c8584e" />
    </>
  );
}

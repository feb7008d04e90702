/** Bao Lindqvist, quartermaster: canvas cap, broad face, moustache, apron with the keys of every hold. */
import type { JSX } from 'preact';
import { BRASS, Eyes, Head, Mouth, Nose, SKIN, Torso } from '#ui/bust.tsx';

const HAIR = '#3a3536';

export function Quartermaster(): JSX.Element {
  return (
    <>
      <Torso cloth="#66784f" shade="#4c5b3b" />
      <Head skin={SKIN.sand} w={24.5} jaw={23} chin={84} />
      <path d="M35.5 58V40h4.5Q37.5 50 38.5 58ZM84.5 58V40H80Q82.5 50 81.5 58Z" fill={HAIR} />
      <Eyes skin={SKIN.sand} brow={HAIR} open={0.45} gap={10.5} tilt={2} browWidth={3} />
      <Nose skin={SKIN.sand} wide={1.5} />
      <Mouth skin={SKIN.sand} smile={0.8} y={75} />
      <path
        d="M60 68.5C54 66.5 48.5 70 46.5 76Q54 74.5 60 72.5Q66 74.5 73.5 76C71.5 70 66 66.5 60 68.5Z"
        fill={HAIR}
      />
      <path d="M33 43C28 22 44 13 61 13S92 22 87 43Q60 34 33 43Z" fill="#c08a45" />
      <path d="M66 13.4C86 15 91 26 87 43Q80 39.5 71 38Q76 24 66 13.4Z" fill="#9a6a31" />
      <path d="M32 45Q60 31 88 45Q89 50 85 50Q60 38.5 35 50Q31 50 32 45Z" fill="#7a5226" />
      <circle cx="60" cy="13.5" r="2.6" fill="#7a5226" />
      <path d="M45 91Q60 106 75 91L80 96Q60 116 40 96Z" fill="#e8dcc0" />
      <path d="M36 95l8-2.5V120H34ZM84 95l-8-2.5V120H86Z" fill="#8d5a34" />
      <path d="M42 108H78V120H42Z" fill="#8d5a34" />
      <path d="M76 108h10V120H76Z" fill="#6f4425" />
      <g fill="none" stroke={BRASS} stroke-width="2">
        <circle cx="98" cy="110" r="5" />
        <path d="M98 115v5M93.5 112.5l-4 6M102.5 112.5l3 6" />
      </g>
    </>
  );
}

/** Ayo Petrescu, signal officer: the youngest, headset and mast, hair in a high flat top. */
import type { JSX } from 'preact';
import { BRASS, Eyes, Head, Mouth, Nose, SKIN, Torso } from '#ui/bust.tsx';

const HAIR = '#1b1518';

export function Signaler(): JSX.Element {
  return (
    <>
      <Torso cloth="#3a4e82" shade="#2a3a66" />
      <Head skin={SKIN.night} w={20} jaw={15.5} chin={80} />
      <Eyes skin={SKIN.night} brow={HAIR} open={1} tilt={-2} gaze={0.9} />
      <Nose skin={SKIN.night} wide={1.8} />
      <Mouth skin={SKIN.night} full smile={1.2} y={72} />
      <path
        d="M39 50C36 40 35 26 38 15Q49 8 60 9T82 15C85 26 84 40 81 50C80.5 42 79 38 75 35Q60 31 45 35C41 38 39.5 42 39 50Z"
        fill={HAIR}
      />
      <path
        d="M42 19v10M48 16v10M54 14.5v10M60 14v10M66 14.5v10M72 16v10M78 19v10"
        stroke="#4a3b40"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path d="M36.5 54C33 22 46 5.5 60 5.5S87 22 83.5 54" fill="none" stroke="#e9e0cf" stroke-width="3.6" />
      <path d="M60 5.5C74 5.5 87 22 83.5 54" fill="none" stroke="#b4aa99" stroke-width="3.6" />
      <rect x="30.5" y="47" width="10" height="18" rx="5" fill="#f2a93f" />
      <rect x="79.5" y="47" width="10" height="18" rx="5" fill="#c07f28" />
      <path d="M84.5 47L94 18" stroke="#e9e0cf" stroke-width="2" stroke-linecap="round" />
      <circle cx="94.4" cy="16" r="3.2" fill="#ffd27a" />
      <path
        d="M99 10.5a8 8 0 0 1 2.5 7M102.5 6.5a13.5 13.5 0 0 1 4 12"
        fill="none"
        stroke="#ffd27a"
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <path d="M35.5 64C36 74 42 78.5 50 78" fill="none" stroke="#e9e0cf" stroke-width="2" />
      <ellipse cx="51.5" cy="78" rx="3.8" ry="2.6" fill="#f2a93f" />
      <path d="M44 90L37 101 57 110 60 101ZM76 90L83 101 63 110 60 101Z" fill="#f2a93f" />
      <path d="M76 90L83 101 63 110 60 101Z" fill="#c07f28" />
      <path d="M60 104V120" stroke={BRASS} stroke-width="1.8" stroke-dasharray="2.5 2" />
    </>
  );
}

/** Sunniva Rao, fixer: goggles pushed up, cropped hair, soot on the cheek, a spanner over the shoulder. */
import type { JSX } from 'preact';
import { BRASS, BRASS_SHADE, Eyes, Head, Mouth, Nose, SKIN, Torso } from '#ui/bust.tsx';

const HAIR = '#241d24';

export function Fixer(): JSX.Element {
  return (
    <>
      <path d="M97 120L101 60" stroke="#9fb0c4" stroke-width="6" />
      <path d="M95 60Q92 50 97 45l1.5 8.5 6.5.5 2.5-8Q112 52 107.5 60.5Z" fill="#c0cddd" />
      <Torso cloth="#c0603a" shade="#93452a" />
      <Head skin={SKIN.honey} w={20} jaw={14.5} chin={81} />
      <Eyes skin={SKIN.honey} brow={HAIR} open={0.8} tilt={9} browWidth={2.8} gaze={0.8} />
      <Nose skin={SKIN.honey} />
      <Mouth skin={SKIN.honey} full smile={-0.4} />
      <path
        d="M66.5 72.2Q69 71 70 69.5"
        stroke={SKIN.honey.line}
        stroke-width="1.4"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M42.5 63l6.5-1.5 1 2.5-6 1.5Z" fill="#3a2a26" opacity=".55" />
      <path
        d="M38.5 56C32 40 36 24 44 20L42 12l9 4 3-8 7 6 7-6 2 8 9-3-1 9c8 4 10 20 4 34Q79 46 76 41Q60 34 44 41Q40 46 38.5 56Z"
        fill={HAIR}
      />
      <path d="M44 20L42 12l9 4 3-8 7 6Q48 18 42 34Q40 24 44 20Z" fill="#55404a" />
      <path d="M36.5 40Q60 26 83.5 40l-.8 5Q60 32 37.3 45Z" fill="#5d4632" />
      <g stroke={BRASS_SHADE} stroke-width="1.2">
        <circle cx="50" cy="35" r="9" fill={BRASS} />
        <circle cx="70" cy="35" r="9" fill={BRASS_SHADE} />
        <circle cx="50" cy="35" r="6" fill="#4fb3ac" />
        <circle cx="70" cy="35" r="6" fill="#2f817f" />
      </g>
      <path
        d="M46.5 34a4 4 0 0 1 3-3M66.5 34a4 4 0 0 1 3-3"
        stroke="#d8fff6"
        stroke-width="1.7"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M42 88Q60 104 78 88L82 97Q72 108 62 107L58 118 52 106Q44 104 38 97Z" fill="#3f8f8b" />
      <path d="M60 98Q71 96 78 88L82 97Q72 108 62 107Z" fill="#2c6d6b" />
      <path d="M30 99l3 21M90 99l-3 21" stroke="#7a3822" stroke-width="3" />
    </>
  );
}

/** Hana Oyelaran, recruiter: a tall marigold headwrap, great hoops, an open collar and an open face. */
import type { JSX } from 'preact';
import { BRASS, BRASS_SHADE, Eyes, Head, Mouth, Nose, SKIN, Torso } from '#ui/bust.tsx';

export function Recruiter(): JSX.Element {
  return (
    <>
      <Torso cloth="#2f7168" shade="#20544e" />
      <Head skin={SKIN.umber} w={20.5} jaw={14} chin={81} />
      <Eyes skin={SKIN.umber} brow="#22130f" open={0.95} tilt={-1} browWidth={2.3} />
      <Nose skin={SKIN.umber} wide={1.2} />
      <Mouth skin={SKIN.umber} full smile={2.2} y={72.2} />
      <path d="M36 46C22 34 28 6 54 3C70-1 96 6 95 26C95 36 90 42 84 46Q60 30 36 46Z" fill="#e6a02f" />
      <path d="M70 1.5C86 3 96 12 95 26C95 36 90 42 84 46Q78 41 71 39Q84 20 70 1.5Z" fill="#bb7420" />
      <path d="M33 42Q60 22 87 42L84 49Q60 32 36 49Z" fill="#c9473f" />
      <path d="M62 30.5Q76 33 87 42L84 49Q75 41.5 62 38.7Z" fill="#9a3032" />
      <path
        d="M38 32Q44 14 62 9M48 27Q56 14 76 12M62 25Q72 18 88 22"
        fill="none"
        stroke="#ffd27d"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path d="M52 5Q58-4 70 1Q64 6 60 12Z" fill="#ffc560" />
      <g fill="none" stroke-width="2.4">
        <circle cx="37.5" cy="69" r="6.5" stroke={BRASS} />
        <circle cx="82.5" cy="69" r="6.5" stroke={BRASS_SHADE} />
      </g>
      <path d="M45 91L60 112 75 91 82 95 60 120 38 95Z" fill="#f2d9a6" />
      <path d="M45 91L38 95 30 106 52 113ZM75 91L82 95 90 106 68 113Z" fill="#3f8f83" />
      <path d="M75 91L82 95 90 106 68 113Z" fill="#2f7168" />
      <path d="M54 102l6 4 6-4" fill="none" stroke="#c9473f" stroke-width="2.4" stroke-linecap="round" />
    </>
  );
}

/** Lucía Farrow, systems saboteur: hood up, red fringe over one eye, freckles, a scarf ready to be raised. */
import type { JSX } from 'preact';
import { Eyes, Head, Mouth, Nose, SKIN, Torso } from '#ui/bust.tsx';

const HAIR = '#c0502b';
const HAIR_SHADE = '#8f361e';

export function Saboteur(): JSX.Element {
  return (
    <>
      <path d="M26 100C20 50 32 8 61 5C90 8 100 50 94 100Z" fill="#2c4a44" />
      <path d="M62 5C90 9 100 50 94 100H80Q90 40 62 5Z" fill="#1f3833" />
      <path d="M33 92C28 50 40 22 60 20S92 50 87 92Z" fill="#12211f" />
      <Torso cloth="#35574f" shade="#264039" />
      <Head skin={SKIN.porcelain} w={19.5} jaw={12.5} chin={80} ears={false} />
      <Eyes skin={SKIN.porcelain} brow={HAIR_SHADE} iris="#2f6b58" open={0.75} tilt={7} />
      <Nose skin={SKIN.porcelain} />
      <Mouth skin={SKIN.porcelain} full smile={0.3} />
      <g fill="#b5653f" opacity=".75">
        {[
          [46, 62],
          [49.5, 64.5],
          [52.5, 61.5],
          [66, 61.5],
          [69.5, 64.5],
          [73, 62],
          [61, 58.5],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r=".95" />
        ))}
      </g>
      <path
        d="M39 66C35 40 44 24 60 23S86 38 81.5 62C80 52 77 42 66 34C66 48 76 52 77.5 62C66 60 55 48 55 34C46 40 42 50 39 66Z"
        fill={HAIR}
      />
      <path
        d="M66 34C66 48 76 52 77.5 62C72 61 62 52 60 33Q64 31 66 34ZM81.5 62C84 46 80 32 70 26Q80 40 81.5 62Z"
        fill={HAIR_SHADE}
      />
      <path d="M39 84Q60 97 81 84L86 98Q60 118 34 98Z" fill="#b23f3b" />
      <path d="M62 91.5Q73 89 81 84L86 98Q76 107 62 108Z" fill="#862b2d" />
      <path
        d="M44 92l6 3M40 98l8 4M56 98h7M54 104h8M70 97l6-3"
        stroke="#e98f7f"
        stroke-width="1.5"
        stroke-linecap="round"
        opacity=".7"
      />
    </>
  );
}

/** Kwame Ferrante, unlisted: a calm face the records do not hold; the right of the picture is missing lines. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Eyes, Head, Mouth, Nose, SKIN } from '#ui/bust.tsx';

/** y, where the gap starts, height */
const MISSING = [
  [12, 66, 4],
  [24, 74, 3],
  [34, 60, 4.5],
  [46, 78, 3],
  [60, 70, 3.5],
  [67, 58, 4],
  [80, 72, 3.5],
  [90, 54, 4.5],
  [102, 68, 4],
  [112, 46, 4.5],
] as const;

export function Ghost(): JSX.Element {
  const mask = useId();
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="120">
        <path d="M0 0H120V120H0Z" fill="#fff" />
        {MISSING.map(([y, x, h]) => (
          <rect key={y} x={x} y={y} width={120 - x} height={h} fill="#000" />
        ))}
      </mask>
      <g mask={`url(#${mask})`}>
        <path
          d="M6 120C8 104 20 96 34 88Q30 66 40 60H80Q90 66 86 88C100 96 112 104 114 120Z"
          fill="#a9b4c4"
        />
        <path d="M80 60Q90 66 86 88C100 96 112 104 114 120H80Q74 96 80 60Z" fill="#7d8a9f" />
        <Head skin={SKIN.umber} w={20.5} jaw={15.5} chin={82} />
        <path d="M44 30Q50 22 58 22Q48 28 45 40Z" fill="#fff" opacity=".22" />
        <Eyes skin={SKIN.umber} brow="#2f1c14" iris="#33506b" open={0.6} tilt={0} browWidth={2.2} />
        <Nose skin={SKIN.umber} wide={1.3} />
        <Mouth skin={SKIN.umber} smile={0.2} y={72} />
        <path
          d="M30 92C28 76 34 68 40 66C40 82 48 92 60 92S80 82 80 66C86 68 92 76 90 92L82 108Q60 118 38 108Z"
          fill="#c5cfdc"
        />
        <path d="M64 92C75 90 80 80 80 66C86 68 92 76 90 92L82 108Q74 112 64 113Z" fill="#97a4b8" />
        <path
          d="M38 92Q48 103 60 103M34 99Q46 110 60 110"
          fill="none"
          stroke="#7d8a9f"
          stroke-width="1.8"
          stroke-linecap="round"
        />
      </g>
      <path
        d="M92 36h10M84 62h14M98 82h8M90 104h14"
        stroke="currentColor"
        stroke-width="2"
        opacity=".55"
        stroke-dasharray="5 3"
      />
    </>
  );
}

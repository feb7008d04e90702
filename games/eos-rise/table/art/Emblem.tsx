/** The emblem of an event: the region's sky in a shield of its kind (hexagon: rule, star: change, die: luck). */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { Region } from '../../content/regions.ts';

type Kind = 'roundRule' | 'gameChanger' | 'tryYourLuck';

const FRAMES: Readonly<Record<Kind, string>> = {
  roundRule: 'M24 2L43 13V35L24 46L5 35V13Z',
  gameChanger: 'M24 1L30 10L41 7L38 18L47 24L38 30L41 41L30 38L24 47L18 38L7 41L10 30L1 24L10 18L7 7L18 10Z',
  tryYourLuck: 'M9 4H39A5 5 0 0 1 44 9V39A5 5 0 0 1 39 44H9A5 5 0 0 1 4 39V9A5 5 0 0 1 9 4Z',
};

const SKIES: Readonly<Record<Region, JSX.Element>> = {
  hawkins: (
    <>
      <ellipse
        cx="24"
        cy="24"
        rx="14"
        ry="5"
        fill="none"
        stroke="#ffc27a"
        stroke-width="2.4"
        transform="rotate(-18 24 24)"
      />
      <circle cx="24" cy="24" r="6" fill="#05070e" stroke="#ffc27a" stroke-width="1.6" />
    </>
  ),
  chandra: (
    <>
      <circle cx="24" cy="24" r="4.5" fill="#9fd2ff" />
      <path
        d="M24 9v8M24 31v8M9 24h8M31 24h8M13.5 13.5l5.5 5.5M29 29l5.5 5.5M34.5 13.5L29 19M19 29l-5.5 5.5"
        stroke="#9fd2ff"
        stroke-width="2"
        stroke-linecap="round"
      />
    </>
  ),
  borealis: (
    <path
      d="M11 32c3-8 3-12 2-17c5 3 5 9 5 17c3-8 4-13 3-20c6 4 6 12 4 20c3-6 5-10 5-16c5 4 5 10 3 16"
      fill="none"
      stroke="#8df0b8"
      stroke-width="2.2"
      stroke-linejoin="round"
    />
  ),
  perseus: (
    <path
      d="M24 34V16M19 20h10M24 16l-3-5h6ZM13 30c2-7 5-9 8-9M35 30c-2-7-5-9-8-9"
      fill="none"
      stroke="#d9b3ff"
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
};

export function Emblem({ kind, region, ...props }: ArtProps & { kind: Kind; region: Region }): JSX.Element {
  return (
    <Svg width={48} height={48} size={40} {...props}>
      <path d={FRAMES[kind]} fill="#171327" stroke="#e9a0d6" stroke-width="1.8" stroke-linejoin="round" />
      {SKIES[region]}
    </Svg>
  );
}

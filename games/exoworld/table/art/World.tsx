/** The twelve planets as globes: one palette each, light from the upper left, a terminator as they keep one face to their star. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { ScenarioId } from '../../content/scenarios.ts';

interface Palette {
  readonly day: string;
  readonly dusk: string;
  readonly mark: string;
  readonly star: string;
  readonly ground: 'bands' | 'seas' | 'craters' | 'ice' | 'cracks';
}

export const WORLDS: Readonly<Record<ScenarioId, Palette>> = {
  'proxima-b': { day: '#d98a5f', dusk: '#5a2f35', mark: '#f3bd8d', star: '#ff8a65', ground: 'seas' },
  'ross-128-b': { day: '#9fb07a', dusk: '#34452f', mark: '#d7e0b0', star: '#ffb27a', ground: 'bands' },
  'trappist-1e': { day: '#5c9fc4', dusk: '#1d3b58', mark: '#9ed3a4', star: '#ff9c7c', ground: 'seas' },
  'teegarden-b': { day: '#b58a6a', dusk: '#40302f', mark: '#dcc0a0', star: '#ff7b5a', ground: 'bands' },
  'lhs-1140-b': { day: '#8fb9c9', dusk: '#24425a', mark: '#e3f3f5', star: '#ffa17f', ground: 'ice' },
  'trappist-1d': { day: '#cfa878', dusk: '#553b2c', mark: '#8fc3cf', star: '#ff9c7c', ground: 'seas' },
  'trappist-1f': { day: '#a9b7d8', dusk: '#2e3a63', mark: '#f0f2fb', star: '#ff9c7c', ground: 'ice' },
  'trappist-1g': { day: '#7fa5bb', dusk: '#213f54', mark: '#cfe7ee', star: '#ff9c7c', ground: 'bands' },
  'gliese-667cc': { day: '#e0a24e', dusk: '#5d3a22', mark: '#f7d690', star: '#ffd27a', ground: 'cracks' },
  'trappist-1b': { day: '#b0503a', dusk: '#3a1a1a', mark: '#ffb254', star: '#ff9c7c', ground: 'cracks' },
  'trappist-1c': { day: '#c9a05c', dusk: '#4d3722', mark: '#f1d9a0', star: '#ff9c7c', ground: 'craters' },
  'trappist-1h': { day: '#bccbd8', dusk: '#3a4a60', mark: '#ffffff', star: '#ff9c7c', ground: 'ice' },
};

const GROUNDS: Readonly<Record<Palette['ground'], JSX.Element>> = {
  bands: (
    <path
      d="M-2 30Q30 22 70 36T122 30M-2 54Q40 44 62 58T122 52M-2 78Q28 70 66 84T122 78"
      stroke-width="7"
      fill="none"
    />
  ),
  seas: (
    <path
      d="M20 26q16-10 32 0t6 18-26 6-12-24ZM70 44q20-10 34 4t-8 24-30-4 4-24ZM26 74q18-6 26 6t-10 20-24-8 8-18Z"
      stroke="none"
      fill="inherit"
    />
  ),
  craters: (
    <path
      d="M34 36a11 11 0 1 0 .1 0ZM74 30a7 7 0 1 0 .1 0ZM66 64a14 14 0 1 0 .1 0ZM30 80a8 8 0 1 0 .1 0ZM94 62a6 6 0 1 0 .1 0Z"
      stroke-width="3"
      fill="none"
    />
  ),
  ice: (
    <path
      d="M18 24Q60 2 102 24 60 36 18 24ZM14 92Q60 74 106 92 60 124 14 92ZM40 52q20-6 34 4-16 10-34-4Z"
      stroke="none"
      fill="inherit"
    />
  ),
  cracks: (
    <path
      d="M10 46l22 8 8-14 20 16 14-20 34 14M32 54l4 26 22 8M60 56l10 26 26-4M74 36l4-24M40 40 34 16"
      stroke-width="3"
      fill="none"
    />
  ),
};

export function World({ id, ...props }: ArtProps & { id: ScenarioId }): JSX.Element {
  const key = useId();
  const { day, dusk, mark, ground } = WORLDS[id];
  return (
    <Svg width={120} height={120} {...props}>
      <defs>
        <radialGradient id={`${key}b`} cx="0.34" cy="0.3" r="0.85">
          <stop offset="0" stop-color={mark} />
          <stop offset="0.3" stop-color={day} />
          <stop offset="1" stop-color={dusk} />
        </radialGradient>
        <linearGradient id={`${key}n`} x1="0.1" y1="0.1" x2="1" y2="0.9">
          <stop offset="0.45" stop-color="#05070e" stop-opacity="0" />
          <stop offset="0.85" stop-color="#05070e" stop-opacity="0.82" />
        </linearGradient>
        <clipPath id={`${key}c`}>
          <circle cx="60" cy="60" r="56" />
        </clipPath>
      </defs>
      <circle cx="60" cy="60" r="56" fill={`url(#${key}b)`} />
      <g clip-path={`url(#${key}c)`} fill={mark} stroke={mark} opacity=".42" stroke-linecap="round">
        {GROUNDS[ground]}
      </g>
      <circle cx="60" cy="60" r="56" fill={`url(#${key}n)`} />
      <path d="M10 84A56 56 0 0 1 60 4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" />
    </Svg>
  );
}

/** What stands on the horizon: dunes, capes by the sea, crater rims, ice spires, burnt mesas. */
const RIDGES: Readonly<Record<Palette['ground'], string>> = {
  bands: 'M0 350Q120 270 260 330T520 300 800 340V500H0Z',
  seas: 'M0 330 90 270l70 46 96-84 110 96 84-44 120 72 92-50 138 66v200H0Z',
  craters: 'M0 345h110l28-34 26 22h70l26-28 30 40h130l24-22 40 20h96l30-38 34 36h156v160H0Z',
  ice: 'M0 350 50 290l22 40 48-120 40 110 60-70 34 80 70-150 50 130 60-60 40 70 62-110 44 100 60-50 60 70 50-60 50 80v150H0Z',
  cracks: 'M0 340h90l20-70h90l24 60h130l16-90h60l18 88h120l22-60h84l26 72h100v160H0Z',
};

/** What lies about on the ground, nearer things larger: ripples, stones, craters, cracks. */
const FIELDS: Readonly<Record<Palette['ground'], string>> = {
  bands:
    'M20 200q120-18 260 0t300-6 240 8M-20 262q160-22 320 0t300-4 260 8M-30 340q200-28 380 0t340-6 200 8M-30 440q240-34 460 0t400-6',
  seas: 'M90 190q70-14 130 0t-20 14-110-14ZM560 214q90-18 170 0t-30 20-140-20ZM210 320q120-24 230 0t-60 26-170-26ZM600 420q110-24 220 0t-60 26-160-26ZM-20 430q90-20 190 0t-60 24-130-24Z',
  craters:
    'M150 196a50 10 0 1 0 .1 0ZM430 182a34 7 0 1 0 .1 0ZM660 214a60 13 0 1 0 .1 0ZM300 270a80 19 0 1 0 .1 0ZM90 350a96 24 0 1 0 .1 0ZM560 350a110 28 0 1 0 .1 0ZM340 430a90 24 0 1 0 .1 0Z',
  ice: 'M60 190l90 10 60-14M380 186l120 14 90-16M620 230l90 16 100-14M110 290l150 22 90-30 60 24M480 340l140 24 120-34M60 420l180 26 110-36 90 30M540 450l150 20 120-30',
  cracks:
    'M40 190l60 14 40-12 80 20M300 180l70 22 60-14 50 18M560 200l80 10 50-18 90 22M120 290l110 24 60-26 120 40 60-20M480 330l130 20 70-36 140 30M40 420l150 34 90-40 130 46 110-30 100 34',
};

/** The ground that is built on, seen from a little above: a strip of sky with the star and ridges, and the plain. Fills its box. */
export function Ground({ id, ...props }: ArtProps & { id: ScenarioId }): JSX.Element {
  const key = useId();
  const { day, dusk, star, mark, ground } = WORLDS[id];
  const filled = ground === 'seas';
  return (
    <Svg width={800} height={500} crop {...props}>
      <defs>
        <linearGradient id={`${key}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0a0e1a" />
          <stop offset="0.3" stop-color={dusk} />
        </linearGradient>
        <linearGradient id={`${key}p`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={day} stop-opacity=".75" />
          <stop offset="0.22" stop-color={dusk} />
          <stop offset="1" stop-color="#0d0b12" />
        </linearGradient>
        <radialGradient id={`${key}g`}>
          <stop offset="0" stop-color={star} stop-opacity=".8" />
          <stop offset="0.3" stop-color={star} stop-opacity=".25" />
          <stop offset="1" stop-color={star} stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H800V500H0Z" fill={`url(#${key}s)`} />
      <circle cx="640" cy="92" r="230" fill={`url(#${key}g)`} />
      <circle cx="640" cy="92" r="34" fill={star} />
      <path d={RIDGES[ground]} fill={dusk} transform="translate(0 -60) scale(1 .58)" />
      <path d="M0 150Q400 134 800 150V500H0Z" fill={`url(#${key}p)`} />
      <path
        d={FIELDS[ground]}
        fill={filled ? mark : 'none'}
        stroke={filled ? 'none' : mark}
        stroke-width="3"
        stroke-linecap="round"
        opacity={filled ? 0.1 : 0.16}
      />
    </Svg>
  );
}

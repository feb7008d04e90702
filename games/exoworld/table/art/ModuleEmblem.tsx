/** Sixteen modules and the home base: a small elevation of each, lit from the left, in the colour of its resource. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { ModuleId } from '../../content/modules.ts';

/** `body` is filled, `dark` shades it, `line` is drawn over it, `glow` shines. */
interface Emblem {
  readonly body: string;
  readonly dark?: string;
  readonly line?: string;
  readonly glow?: string;
}

export const EMBLEMS: Readonly<Record<ModuleId | 'home', Emblem>> = {
  // a dome with a door and an airlock
  home: {
    body: 'M6 38C6 20 16 11 24 11s18 9 18 27Z',
    dark: 'M24 11c8 0 18 9 18 27H30C31 25 29 16 24 11Z',
    line: 'M6 38h36M13 25h22M18 17h12M24 11V6M21 6h6',
    glow: 'M20 38v-8a4 4 0 0 1 8 0v8Z',
  },
  // one pipe in, two molecules apart
  'carbon-splitter': {
    body: 'M14 12h20v26H14Z',
    dark: 'M26 12h8v26h-8Z',
    line: 'M4 25h10M34 18h5M34 32h5M14 20h20M14 30h20',
    glow: 'M39 14.5a3.5 3.5 0 1 0 .1 0ZM43 28.5a3.5 3.5 0 1 0 .1 0ZM36.5 30.5a3 3 0 1 0 .1 0Z',
  },
  // two columns of bubbles
  'electrolysis-stack': {
    body: 'M9 38V14a5 5 0 0 1 10 0v24ZM29 38V14a5 5 0 0 1 10 0v24Z',
    dark: 'M34 9a5 5 0 0 1 5 5v24h-5ZM14 9a5 5 0 0 1 5 5v24h-5Z',
    line: 'M19 34h10M14 9V5h20v4M6 38h36',
    glow: 'M14 26a2 2 0 1 0 .1 0ZM14 18.5a1.7 1.7 0 1 0 .1 0ZM34 29a2 2 0 1 0 .1 0ZM34 21a1.7 1.7 0 1 0 .1 0Z',
  },
  // a great funnel into the wind
  'air-concentrator': {
    body: 'M6 10 30 18v14L6 40Z',
    dark: 'M6 26l24-1v7L6 40Z',
    line: 'M30 20h6a6 6 0 0 1 0 11h-6M2 16h4M2 25h5M2 34h4',
    glow: 'M37 21.5a4 4 0 1 0 .1 0Z',
  },
  // shelves of moss behind glass
  'moss-gallery': {
    body: 'M7 12h34v26H7Z',
    dark: 'M24 12h17v26H24Z',
    line: 'M7 21h34M7 30h34M16 12v26M32 12v26',
    glow: 'M9 21q2-6 5 0ZM18 21q3-7 6 0ZM34 21q2.5-6 5 0ZM9 30q3-6 6 0ZM25 30q3-7 6 0ZM18 38q3-6 6 0ZM34 38q2-5 5 0Z',
  },
  // fins, and a drop below
  'moisture-vaporator': {
    body: 'M20 6h8v26h-8Z',
    dark: 'M24 6h4v26h-4Z',
    line: 'M10 11h28M12 17h24M14 23h20M16 29h16',
    glow: 'M24 33c2.5 3.5 4 5.5 4 7.5a4 4 0 0 1-8 0c0-2 1.5-4 4-7.5Z',
  },
  // a tank in a loop
  'greywater-loop': {
    body: 'M16 13h16v24H16Z',
    dark: 'M24 13h8v24h-8Z',
    line: 'M32 17h8v18h-8M16 33H8V15h8M5 19l3-4 3 4M37 31l3 4 3-4',
    glow: 'M16 26q4-3 8 0t8 0v11H16Z',
  },
  // a derrick over the ice
  'ice-drill': {
    body: 'M18 6h12l3 22H15Z',
    dark: 'M24 6h6l3 22h-9Z',
    line: 'M17 13h14M16 20h16M24 28v9M4 33h14M30 33h14',
    glow: 'M20 33h8l-4 10Z',
  },
  // a kettle with a coil
  'brine-still': {
    body: 'M8 24a11 11 0 0 1 22 0v8a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4Z',
    dark: 'M19 13a11 11 0 0 1 11 11v8a4 4 0 0 1-4 4h-7Z',
    line: 'M19 13V8h14v5M33 13q6 3 0 6t0 6 0 6v5M6 40h26',
    glow: 'M13 40q-2-2 0-4 3 1 2 4ZM20 40q-2-2 0-4 3 1 2 4ZM33 37c2 2.5 3 4 3 5a3 3 0 0 1-6 0c0-1 1-2.5 3-5Z',
  },
  // rows of leaves under a lamp
  'hydroponic-farm': {
    body: 'M6 31h36v8H6Z',
    dark: 'M24 31h18v8H24Z',
    line: 'M10 8h28M14 8v4M34 8v4M14 31v-8M24 31V19M34 31v-8',
    glow: 'M14 26q-6-1-6-7 6 0 6 7ZM14 24q6-1 6-7-6 0-6 7ZM24 22q-6-1-6-8 6 0 6 8ZM24 22q6-1 6-8-6 0-6 8ZM34 26q-6-1-6-7 6 0 6 7ZM34 24q6-1 6-7-6 0-6 7Z',
  },
  // a honeycomb with a cricket
  'insect-nursery': {
    body: 'M24 6l9 5v10l-9 5-9-5V11ZM14 24l9 5v9l-9 5-9-5v-9ZM34 24l9 5v9l-9 5-9-5v-9Z',
    dark: 'M24 6l9 5v10l-9 5ZM34 24l9 5v9l-9 5Z',
    line: 'M20 12l-3-3M28 12l3-3',
    glow: 'M20 16a4 5.5 0 1 0 8 0a4 5.5 0 1 0-8 0ZM14 31a3 3 0 1 0 .1 0ZM34 31a3 3 0 1 0 .1 0Z',
  },
  // caps in a cellar
  'mycelium-cellar': {
    body: 'M5 24a10 9 0 0 1 20 0ZM24 30a9.5 8 0 0 1 19 0Z',
    dark: 'M15 15a10 9 0 0 1 10 9H15ZM33.5 22a9.5 8 0 0 1 9.5 8h-9.5Z',
    line: 'M13 24v15M18 24v15M31 30v9M36 30v9M4 39h40M8 43h6M20 43h9M35 43h5',
    glow: 'M10 20a1.6 1.6 0 1 0 .1 0ZM17 18.5a1.8 1.8 0 1 0 .1 0ZM30 26a1.5 1.5 0 1 0 .1 0ZM36 25.5a1.5 1.5 0 1 0 .1 0Z',
  },
  // three vats
  'algae-vats': {
    body: 'M5 14h11v24H5ZM18.5 14h11v24h-11ZM32 14h11v24H32Z',
    dark: 'M11 14h5v24h-5ZM24.5 14h5v24h-5ZM38 14h5v24h-5Z',
    line: 'M10.5 14V9H37.5v5M24 14V9',
    glow: 'M5 24q3-3 5.5 0t5.5 0v14H5ZM18.5 20q3-3 5.5 0t5.5 0v18h-11ZM32 28q3-3 5.5 0t5.5 0v10H32Z',
  },
  // a tilted panel
  'solar-panels': {
    body: 'M8 28 18 10h26L34 28Z',
    dark: 'M21 28 31 10h13L34 28Z',
    line: 'M13 19h26M16.5 28 26.5 10M25.5 28 35.5 10M24 28v12M14 40h20',
    glow: 'M8 5a4 4 0 1 0 .1 0Z',
  },
  // two rotors
  'wind-turbines': {
    body: 'M15 17l-9-7 2-3 9 7ZM17 18l1-12 4 .5-2 11.5ZM16 20l-6 10-3-2 6-10Z',
    dark: 'M33 25l-8-5 1.5-3 8 6ZM35 26l.5-10 3.5.5-1.5 9.5ZM34 28l-5 8.5-2.5-1.5 5-8.5Z',
    line: 'M16 18v22M34 26v14M6 40h36',
    glow: 'M16 16a2.5 2.5 0 1 0 .1 0ZM34 24a2.2 2.2 0 1 0 .1 0Z',
  },
  // a finned cask with a warm heart
  'isotope-generator': {
    body: 'M15 10h18v28H15Z',
    dark: 'M24 10h9v28h-9Z',
    line: 'M8 14h7M8 20h7M8 26h7M8 32h7M33 14h7M33 20h7M33 26h7M33 32h7M18 10V6h12v4M12 38h24',
    glow: 'M24 18a6 6 0 1 0 .1 0Z',
  },
  // a balloon of gas over a tank
  'biogas-digester': {
    body: 'M9 28C9 16 16 11 24 11s15 5 15 17v10H9Z',
    dark: 'M24 11c8 0 15 5 15 17v10H24Z',
    line: 'M9 28h30M39 20h5v-8M24 11V6',
    glow: 'M24 37c-4-1-6-4-4-8 1 2 2 2 3 1 0-3 1-4 2-5 0 3 5 4 4 8-.5 2.5-2.5 4-5 4Z',
  },
};

export function ModuleEmblem({ id, size = 40, ...props }: ArtProps & { id: ModuleId | 'home' }): JSX.Element {
  const { body, dark, line, glow } = EMBLEMS[id];
  return (
    <Svg width={48} height={48} size={size} {...props}>
      <path d={body} fill="var(--hue)" opacity=".5" />
      {dark ? <path d={dark} fill="#05070e" opacity=".34" /> : undefined}
      {line ? (
        <path
          d={line}
          fill="none"
          stroke="var(--hue)"
          stroke-width="1.9"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ) : undefined}
      <path d={body} fill="none" stroke="var(--hue)" stroke-width="1.6" stroke-linejoin="round" />
      {glow ? <path d={glow} fill="#fff4dc" opacity=".92" /> : undefined}
    </Svg>
  );
}

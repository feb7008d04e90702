/** Faces of the skill dice and icons of skill hexes, rooms and events: one stroke, 20 units, in currentColor. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { Face } from '../../content/characters.ts';

export type IconId =
  | 'arrow'
  | 'gear'
  | 'syringe'
  | 'crosshair'
  | 'stress'
  | 'command'
  | 'engine'
  | 'shield-control'
  | 'medical'
  | 'crafting'
  | 'cargo-bay'
  | 'mining-control'
  | 'scanner'
  | 'station'
  | 'warp'
  | 'damage'
  | 'tool'
  | 'assistant'
  | 'lock';

const LINES: Readonly<Record<IconId, string>> = {
  arrow: 'M10 17.5V3M4.5 8.5L10 3l5.5 5.5',
  gear: 'M10 6.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8M10 2v3M10 15v3M2 10h3M15 10h3M4.3 4.3l2.1 2.1M13.6 13.6l2.1 2.1M15.7 4.3l-2.1 2.1M6.4 13.6l-2.1 2.1',
  syringe: 'M13 2.5l4.5 4.5M15.2 4.8L12 8M8 5l7 7-5.5 5.5H6.5l-4-4M2.5 17.5l3-3M6.5 6.5l7 7M5 10l2 2',
  crosshair: 'M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M10 1.5V6M10 14v4.5M1.5 10H6M14 10h4.5',
  stress: 'M11.5 1.5L4.5 11H10L8.5 18.5L15.5 9H10Z',
  command: 'M10 2l7 4v4c0 4-3 6.5-7 8c-4-1.5-7-4-7-8V6ZM10 6v7M7 9l3-3 3 3',
  engine: 'M6 3h8l2 6H4ZM5 9v4h10V9M7 13l-1 5M10 13v5M13 13l1 5',
  'shield-control': 'M10 2L17 4.5v5c0 4.5-3 7-7 8.5c-4-1.5-7-4-7-8.5v-5Z',
  medical: 'M8 3h4v5h5v4h-5v5H8v-5H3V8h5Z',
  crafting: 'M3 17l7-7M8 5l7 7M10.5 2.5l7 7-3 3-7-7Z',
  'cargo-bay': 'M10 2l7 3.5v9L10 18l-7-3.5v-9ZM3 5.5L10 9l7-3.5M10 9v9',
  'mining-control': 'M3 8c4-6 10-6 14 0M10 3.5V18M7 18h6',
  scanner: 'M4 4c0 7 5 12 12 12L4 4ZM9.5 9.5L15 5M15 3.5a1.5 1.5 0 1 0 0 3M5 18h6M8 15v3',
  station: 'M10 1.5v17M1.5 10h17M10 5a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
  warp: 'M3 5l5 5-5 5M9 5l5 5-5 5M16 5v10',
  damage: 'M10 2l2 5 5-2-2 5 4 3-5 1-1 5-4-4-5 2 1-5-4-3 5-1Z',
  tool: 'M13 3a4 4 0 0 0-4.5 5.5L3 14l3 3 5.5-5.5A4 4 0 0 0 17 7l-2.5 2.5-3-1-1-3Z',
  assistant: 'M7 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M2 17c.5-4 2.5-5 5-5s4.5 1 5 5M14 5v6M11 8h6',
  lock: 'M5 9h10v8H5ZM7 9V6a3 3 0 0 1 6 0v3',
};

export function Icon({ id, size = 18, ...props }: ArtProps & { id: IconId }): JSX.Element {
  return (
    <Svg width={20} height={20} size={size} stroke={1.7} {...props}>
      <path d={LINES[id]} />
    </Svg>
  );
}

export function FaceIcon({ face, ...props }: ArtProps & { face: Face }): JSX.Element {
  if (face !== 'stress-1' && face !== 'stress-2') return <Icon id={face} {...props} />;
  return (
    <span class="er-face">
      <Icon id="stress" {...props} />
      <b>{face === 'stress-1' ? 1 : 2}</b>
    </span>
  );
}

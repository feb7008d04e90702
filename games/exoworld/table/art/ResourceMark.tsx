/** The four resources: each its colour, its shape and its letter, so that none of the three is needed alone. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { Resource } from '../../content/resources.ts';

export type Mark = Resource | 'protocol' | 'emergency';

/** Bubble, drop, leaf, cell; a protocol is a seal, the emergency supply a cross. */
const SHAPES: Readonly<Record<Mark, string>> = {
  oxygen: 'M12 2a10 10 0 1 0 .01 0Z',
  water: 'M12 .8C16.2 6.4 20 10.6 20 15a8 8 0 0 1-16 0C4 10.6 7.8 6.4 12 .8Z',
  food: 'M2.5 3.5C13 1.5 21.5 5.5 21.5 14.5c0 4-2.6 7-7 7C6 21.5 2 14 2.5 3.5Z',
  energy: 'M12 .8 22.5 12 12 23.2 1.5 12Z',
  protocol:
    'M12 1l3 3.2 4.4-.4.4 4.4L23 12l-3.2 3.8-.4 4.4-4.4-.4L12 23l-3-3.2-4.4.4-.4-4.4L1 12l3.2-3.8.4-4.4 4.4.4Z',
  emergency: 'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8Z',
};
const LETTERS: Readonly<Record<Mark, string>> = {
  oxygen: 'O',
  water: 'W',
  food: 'F',
  energy: 'E',
  protocol: 'P',
  emergency: '!',
};
/** Where the letter sits best in each shape. */
const MIDDLE: Readonly<Record<Mark, number>> = {
  oxygen: 16.4,
  water: 19,
  food: 17,
  energy: 16.4,
  protocol: 16.4,
  emergency: 17,
};

export function ResourceMark({ id, size = 20, ...props }: ArtProps & { id: Mark }): JSX.Element {
  return (
    <Svg width={24} height={24} size={size} class={`xw-mark xw-${id}`} {...props}>
      <path d={SHAPES[id]} fill="var(--hue)" />
      <text
        x={id === 'food' ? 12.5 : 12}
        y={MIDDLE[id]}
        text-anchor="middle"
        font-size="12.5"
        font-weight="800"
        fill="var(--on-hue)"
        font-family="var(--font-body)"
      >
        {LETTERS[id]}
      </text>
    </Svg>
  );
}

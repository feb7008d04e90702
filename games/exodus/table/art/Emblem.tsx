/** The signs of the eight factions: a shape and a colour each, so that neither is needed alone. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { FactionId } from '../../content/factions.ts';
import './factions.css';

/** Line drawings on a 24 px field. */
const SIGNS: Readonly<Record<FactionId, string>> = {
  church: 'M12 3v18M7 8h10M9 21h6M12 3l-2.2 2.4M12 3l2.2 2.4M7 8v3M17 8v3',
  government: 'M3.5 9.5 12 4l8.5 5.5ZM6 12v6M10 12v6M14 12v6M18 12v6M4 20.5h16',
  military: 'M4 9l8-5 8 5M4 14l8-5 8 5M4 19l8-5 8 5',
  network:
    'M12 12 5 6M12 12l7-6M12 12l-7 6M12 12l7 6M12 9.6a2.4 2.4 0 1 0 .1 0M4.4 5.4h.1M19.6 5.4h.1M4.4 18.6h.1M19.6 18.6h.1',
  researchers:
    'M9.5 3.5h5M10.5 3.5v6L5.6 18a1.8 1.8 0 0 0 1.6 2.7h9.6a1.8 1.8 0 0 0 1.6-2.7l-4.9-8.5v-6M8 15.5h8',
  underworld:
    'M4 8.5c2.6-1.5 5-1.5 8 .5 3-2 5.4-2 8-.5 0 5-1.6 8.5-4.4 8.5-1.6 0-2.6-1-3.6-2.4-1 1.4-2 2.4-3.6 2.4C5.6 17 4 13.5 4 8.5ZM7 11.5l2.6 1M17 11.5l-2.6 1',
  security: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM9 11.5l2.2 2.2L15.5 9.4',
  opposition: 'M4 10v4h3l8 4.5v-13L7 10ZM18 8.5a4.5 4.5 0 0 1 0 7M8 14.5l1 5h2.5l-1-4',
};

export function Emblem({ of, size = 20, ...props }: ArtProps & { of: FactionId }): JSX.Element {
  return (
    <Svg
      width={24}
      height={24}
      size={size}
      stroke={1.9}
      {...props}
      class={`xd-emblem xd-of-${of} ${props.class ?? ''}`}
    >
      <path d={SIGNS[of]} />
    </Svg>
  );
}

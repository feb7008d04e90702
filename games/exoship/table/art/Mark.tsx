/** The two sides and the captain. Shape tells them apart without colour; colour aids add the letter. */
import type { JSX } from 'preact';
import { type ArtProps, Svg } from '#ui/art/Svg.tsx';
import type { Side } from '../../state.ts';

export interface MarkProps extends ArtProps {
  /** The side's letter instead of the core: for colour aids and for large marks. */
  letter?: string | undefined;
}

const Letter = ({ children }: { children: string }): JSX.Element => (
  <text
    class="mark__letter"
    x="12"
    y="16"
    text-anchor="middle"
    font-size="11"
    font-weight="800"
    fill="currentColor"
    stroke="none"
  >
    {children}
  </text>
);

/** A ring broken open, the crack running to its heart. No arrow: arrows mean influence on this table. */
export function RiftMark({ letter, size = 24, ...props }: MarkProps): JSX.Element {
  return (
    <Svg width={24} height={24} size={size} stroke={2.6} {...props}>
      <path d="M21 11A9.2 9.2 0 1 1 13 3" />
      {letter === undefined ? (
        <path class="mark__core" d="M21 3L14.4 8.2L15.8 11.4L9.6 15.6" />
      ) : (
        <Letter>{letter}</Letter>
      )}
    </Svg>
  );
}

/** A closed hexagon about a fixed eye. */
export function DirectorateMark({ letter, size = 24, ...props }: MarkProps): JSX.Element {
  return (
    <Svg width={24} height={24} size={size} stroke={2.4} {...props}>
      <path d="M12 2.2L20.5 7.1V16.9L12 21.8 3.5 16.9V7.1Z" />
      {letter === undefined ? (
        <path
          class="mark__core"
          d="M12 7.6L15.8 9.8V14.2L12 16.4 8.2 14.2V9.8Z"
          fill="currentColor"
          stroke="none"
        />
      ) : (
        <Letter>{letter}</Letter>
      )}
    </Svg>
  );
}

export function SideMark({ side, ...props }: MarkProps & { side: Side }): JSX.Element {
  return side === 'rift' ? <RiftMark {...props} /> : <DirectorateMark {...props} />;
}

/** The captain: the helm star on a brass pennant. */
export function CaptainMark({ size = 22, ...props }: ArtProps): JSX.Element {
  return (
    <Svg width={22} height={30} size={size} {...props}>
      <path d="M1 0H21V29L11 22.5 1 29Z" fill="#f5bd5f" />
      <path d="M11 0H21V29L11 22.5Z" fill="#d79a3c" />
      <path d="M11 3.2l2 5.8 5.8 2-5.8 2-2 5.8-2-5.8-5.8-2 5.8-2Z" fill="#20160a" />
    </Svg>
  );
}

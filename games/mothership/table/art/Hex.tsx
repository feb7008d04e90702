/** One space: its ground, asteroids if they lie there, and the mark of what could be done. */
import type { JSX } from 'preact';
import { memo } from '#ui/kit/memo.ts';
import type { HexName } from '../../rules/hex.ts';
import { corners, middle } from './geometry.ts';

interface HexProps {
  name: HexName;
  rock: boolean;
  marked: boolean;
  /** A few words in the space: a chance, a warning. */
  note: readonly string[] | undefined;
  /** Its name is written on it. */
  named: boolean;
  /** How many enemies could strike here; absent while nobody asks. */
  threat: number | undefined;
}

const GROUND = corners(23.2);
const INNER = corners(20);

export const Hex = memo(function Hex(props: HexProps): JSX.Element {
  const { name, rock, marked, note, named, threat } = props;
  const { x, y } = middle(name);
  return (
    <>
      <polygon class="ms-hex__ground" points={GROUND} />
      {rock ? <Rocks seed={x * 7 + y * 13} /> : undefined}
      {threat ? <polygon class="ms-hex__threat" points={GROUND} style={{ '--threat': threat }} /> : undefined}
      {marked ? <polygon class="ms-hex__mark" points={INNER} /> : undefined}
      {note ? (
        <text class="ms-hex__note" text-anchor="middle">
          <tspan x="0" y="1">
            {note[0]}
          </tspan>
          <tspan class="ms-hex__lost" x="0" dy="0.95em">
            {note[1]}
          </tspan>
        </text>
      ) : undefined}
      {named ? (
        <text class="ms-hex__name" y="-9" text-anchor="middle">
          {name}
        </text>
      ) : undefined}
      {threat ? (
        <text class="ms-hex__count" y="16" text-anchor="middle">
          {threat}
        </text>
      ) : undefined}
    </>
  );
});

export function hexClass(rock: boolean, here: boolean): string {
  return `ms-hex${rock ? ' ms-hex--rock' : ''}${here ? ' ms-hex--here' : ''}`;
}

const SHAPES = ['M-4-3L1-5L5-1L3 4L-3 5Z', 'M-5 0L-1-4L4-2L4 3L-2 4Z', 'M-3-4L3-3L5 2L0 5L-5 1Z'];
const PLACES: readonly (readonly [number, number, number])[] = [
  [-9, -7, 1],
  [8, -9, 0.7],
  [10, 5, 1.05],
  [-3, 9, 0.85],
  [-13, 4, 0.6],
  [1, -1, 0.5],
];

function Rocks({ seed }: { seed: number }): JSX.Element {
  const turn = Math.abs(Math.round(seed)) % 360;
  return (
    <g class="ms-rocks" transform={`rotate(${turn})`}>
      {PLACES.map(([x, y, scale], i) => (
        <path
          key={i}
          d={SHAPES[(i + turn) % 3]}
          transform={`translate(${x} ${y}) scale(${scale}) rotate(${i * 50})`}
        />
      ))}
    </g>
  );
}

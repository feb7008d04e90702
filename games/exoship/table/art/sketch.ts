/** The voyage in small: how far the ship is and where it flies to, and the founders by generation and rank. */
import { dot, type Shape, type Sketch, sketchOf } from '#ui/kit/sketch.ts';
import { ARRIVAL, GENERATIONS, type Side } from '../../state.ts';
import type { SeenFounder, View } from '../../view.ts';

const SIDES: Readonly<Record<Side, string>> = { rift: '#ff9a5a', directorate: '#3d5f96' };
const GOALS: Readonly<Record<View['destination'], string>> = { mariposa: '#9a7fd1', axios: '#7ff0d4' };
const [EXPOSED, LEADER, SHIP, WAY, AHEAD] = ['#ff5d6c', '#ffe9b8', '#fff4dc', '#51606f', '#8798ab'];
const [WIDE, HIGH, STEP] = [34, 24, 22];

export function sketch(view: View): Sketch {
  const { step, destination, grid } = view;
  const stepAt = (at: number): number => at * STEP + 6;
  const voyage: Shape[] = [
    ['way', stepAt(0), 12, ARRIVAL * STEP, 0, WAY],
    ...Array.from({ length: ARRIVAL }, (_, at) => dot(stepAt(at), 12, 6, at < step ? WAY : AHEAD)),
    dot(stepAt(ARRIVAL), 12, 18, GOALS[destination]),
    dot(stepAt(step), 12, 12, SHIP),
  ];
  const founders = GENERATIONS.flatMap((generation, column) =>
    grid[generation].flatMap((founder) => drawn(founder, 20 + column * (WIDE + 6))),
  );
  return sketchOf({ x: -4, y: 0, width: 128, height: 194 }, [...voyage, ...founders]);
}

function drawn({ side, rank, captain, exposedBy }: SeenFounder, x: number): Shape[] {
  const y = 42 + (rank - 1) * (HIGH + 4);
  return [
    ['box', x, y, WIDE, HIGH, SIDES[side]],
    ...(captain ? [dot(x, y, 10, LEADER)] : []),
    ...(exposedBy.length > 0 ? [dot(x + 12, y - 7, 7, EXPOSED)] : []),
  ];
}

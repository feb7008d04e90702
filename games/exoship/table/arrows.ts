/** Where the influence arrows run: from the edge of one card to the edge of the next, a little to their right. */
import type { Boxes } from '#ui/kit/useBoxes.ts';
import { type FounderId, REACH } from '../content/founders.ts';
import { GENERATIONS } from '../state.ts';
import { inView, type View } from '../view.ts';
import { type Drawn, span, stub } from './art/shaft.ts';

/** The name of a place of the grid. */
export const placeKey = (column: number, row: number): string => `${column},${row}`;

export type Manner = 'idle' | 'sway' | 'expose' | 'blinded' | 'nowhere';

export interface DrawnArrow extends Drawn {
  readonly id: FounderId;
  readonly manner: Manner;
}

/** `swayers` are the founders whose arrow could sway now. */
export function drawArrows(view: View, boxes: Boxes, swayers: ReadonlySet<FounderId>): DrawnArrow[] {
  const founders = inView(view);
  return founders.flatMap((founder): DrawnArrow[] => {
    const { id, arrow, rank, target, blinded } = founder;
    const column = GENERATIONS.indexOf(founder.generation);
    const from = boxes.get(placeKey(column, rank - 1));
    if (from === undefined) return [];
    const reach = REACH[arrow];
    const to = target ? boxes.get(placeKey(column + reach.column, rank - 1 + reach.rank)) : undefined;
    const exposes = founders.some((other) => other.exposedBy.includes(id));
    const manner = !to
      ? 'nowhere'
      : blinded
        ? 'blinded'
        : exposes
          ? 'expose'
          : swayers.has(id)
            ? 'sway'
            : 'idle';
    return [{ id, manner, ...(to ? span(from, to, arrow) : stub(from, arrow)) }];
  });
}

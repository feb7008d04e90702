/** XW-8.1 Whether a module in hand would bring all four productions to 0 this turn, and which colours that takes. */
import { CARDS, WILD } from '../content/cards.ts';
import type { ModuleId } from '../content/modules.ts';
import { INDEX, type Resource } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { AROUND } from '../rules/base.ts';
import { HIGHEST } from '../rules/production.ts';
import type { View } from '../view.ts';
import { pricesIn } from './price.ts';

export interface Winning {
  readonly module: ModuleId;
  /** Colours still to be taken from the face-up cards. */
  readonly takes: readonly Resource[];
}

/** What the current player could win with by face-up cards alone, where they stand. */
export function winInReach(view: View): Winning | undefined {
  if (!hasRoom(view)) return undefined;
  const found = pricesIn(view, view.seat).find(
    ({ module, lacks }) => wins(view, module) && lacks.length < view.actionsLeft && liesFaceUp(view, lacks),
  );
  return found && { module: found.module, takes: found.lacks };
}

/** Whether all four productions hold with this module, none beyond its track (XW-5.4). */
export function wins({ gauges, scenario }: View, module: ModuleId): boolean {
  const effect = EFFECTS[scenario][module];
  return gauges.every(({ sum }, r) => {
    const then = sum + (effect[r] ?? 0);
    return then >= 0 && then <= Math.max(HIGHEST, sum);
  });
}

function liesFaceUp({ faceUp }: View, colours: readonly Resource[]): boolean {
  const left = faceUp.map((card) => CARDS[card].colour);
  return colours.every((resource) => {
    const own = left.indexOf(INDEX[resource]);
    const at = own >= 0 ? own : left.indexOf(WILD);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a module could stand beside the current character. */
export function hasRoom({ base, crew, current }: View): boolean {
  const here = base[crew[current]?.at ?? 0];
  if (here === undefined || here.tokens.includes('landslide')) return false;
  return AROUND.some(([dx, dy]) => !base.some(({ x, y }) => x === here.x + dx && y === here.y + dy));
}

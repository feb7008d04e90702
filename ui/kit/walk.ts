/** Where an arrow key leads on a board of any shape: to the nearest place ahead, and straight on from there. */
import type { Point } from './camera.ts';

const SLANT = Math.sqrt(3) / 2;

/** The keys around the arrows lead aslant, as on a keypad. */
const WAYS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  Home: { x: -0.5, y: -SLANT },
  PageUp: { x: 0.5, y: -SLANT },
  End: { x: -0.5, y: SLANT },
  PageDown: { x: 0.5, y: SLANT },
} as const satisfies Readonly<Record<string, Point>>;
export type Way = keyof typeof WAYS;

export const isWay = (key: string): key is Way => Object.hasOwn(WAYS, key);

export interface Spot<Id> {
  readonly id: Id;
  readonly at: Point;
}

/** A walk in one direction: it keeps to the line it began on, so that a zigzag of hexes does not drift. */
export interface Walk<Id> {
  readonly at: Id;
  readonly axis: string;
  readonly line: Point;
}

/** What lies aside of the line counts as farther than it is, and what lies more aside than ahead is not ahead. */
const ASIDE = 1.5;
const WIDEST = 1.8;

/** The next step of a walk, or the first of a new one; nothing where no place lies ahead. */
export function step<Id>(
  spots: readonly Spot<Id>[],
  from: Spot<Id>,
  way: Way,
  before?: Walk<Id>,
  widest = WIDEST,
): Walk<Id> | undefined {
  const ahead = WAYS[way];
  const axis = `${Math.abs(ahead.x)} ${Math.abs(ahead.y)} ${ahead.x * ahead.y < 0}`;
  const line = before?.axis === axis && before.at === from.id ? before.line : from.at;
  const across = ({ x, y }: Point, of: Point): number =>
    Math.abs((x - of.x) * ahead.y - (y - of.y) * ahead.x);
  let best: Id | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, at } of spots) {
    const along = (at.x - from.at.x) * ahead.x + (at.y - from.at.y) * ahead.y;
    if (along < 1 || across(at, from.at) > along * widest) continue;
    const far = along + ASIDE * across(at, line);
    if (far < least - 1e-9) {
      least = far;
      best = id;
    }
  }
  return best === undefined ? undefined : { at: best, axis, line };
}

/** The middle of an element of the page. */
export function spotOf(element: Element): Spot<Element> {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { id: element, at: { x: left + width / 2, y: top + height / 2 } };
}

/** Arrow keys go from one button to the next in their direction, within the group they are in (`data-walk`). */
export function walkGroup(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!isWay(key) || !key.startsWith('Arrow')) return;
  if (!(target instanceof Element) || target.matches('input, select, textarea')) return;
  const buttons = target.closest('[data-walk]')?.querySelectorAll('button, [role="button"]') ?? [];
  // Buttons of a list are of all widths: whatever is ahead at all can be reached.
  const next = step([...buttons].map(spotOf), spotOf(target), key, undefined, Number.POSITIVE_INFINITY)?.at;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

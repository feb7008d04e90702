/** Arrow keys go from one thing to the next in their direction, within the group one is in (`data-walk`). */

interface Spot {
  readonly x: number;
  readonly y: number;
}

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const AHEAD: Readonly<Record<Direction, (from: Spot, to: Spot) => readonly [along: number, aside: number]>> =
  {
    ArrowUp: (from, to) => [from.y - to.y, to.x - from.x],
    ArrowDown: (from, to) => [to.y - from.y, to.x - from.x],
    ArrowLeft: (from, to) => [from.x - to.x, to.y - from.y],
    ArrowRight: (from, to) => [to.x - from.x, to.y - from.y],
  };

const isDirection = (key: string): key is Direction => Object.hasOwn(AHEAD, key);

/** The nearest spot ahead; what lies aside is further away than it looks. */
export function nearest(from: Spot, spots: readonly Spot[], key: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const [along, aside] = AHEAD[key](from, spot);
    const far = along + 2 * Math.abs(aside);
    if (along > 1 && far < least) {
      least = far;
      best = i;
    }
  }
  return best;
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function walk(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!isDirection(key) || !(target instanceof Element) || target.matches('input, select, textarea')) return;
  const group = target.closest('[data-walk]');
  if (group === null) return;
  const others = [...group.querySelectorAll<HTMLElement | SVGElement>('button, [role="button"]')].filter(
    (element) => element !== target,
  );
  const next = others[nearest(spotOf(target), others.map(spotOf), key)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

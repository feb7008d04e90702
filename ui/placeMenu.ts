/** Finds the place for a menu beside what it belongs to, where it hides least of what one may want to press or see. */
interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 12;

/** Where a menu lives and what it should not hide. */
export interface Surroundings {
  /** The table around the menu. */
  readonly board: string;
  /** What one may want to see. */
  readonly seen: string;
  /** What one may want to press: hiding it costs most. */
  readonly pressed: string;
  /** A part of the table the menu may lie on where it would hide too much beside its spot. */
  readonly aside?: string;
}

/** Puts a menu beside the element whose `data-spot` or `data-place` it belongs to. */
export function placeMenu(
  menu: HTMLElement,
  spot: string,
  { board: around, seen, pressed, aside }: Surroundings,
): void {
  const board = menu.closest<HTMLElement>(around);
  const anchor = board?.querySelector(`[data-spot="${spot}"], [data-place="${spot}"]`);
  if (!board || !anchor) return;
  const room = board.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const costly = [...board.querySelectorAll<HTMLElement>(seen)].map((element) => ({
    rect: element.getBoundingClientRect(),
    weight: element === anchor ? 2 : element.matches(pressed) ? 4 : 1,
  }));
  const middleX = at.left + at.width / 2 - width / 2;
  const middleY = at.top + at.height / 2 - height / 2;
  const corners = [
    { left: at.right + GAP, top: middleY },
    { left: at.left - GAP - width, top: middleY },
    { left: at.right + GAP, top: at.top },
    { left: at.left - GAP - width, top: at.top },
    { left: middleX, top: at.top - GAP - height },
    { left: middleX, top: at.bottom + GAP },
    { left: at.right - width, top: at.top - GAP - height },
    { left: at.left, top: at.top - GAP - height },
  ];
  const refuge = aside === undefined ? undefined : board.querySelector(aside)?.getBoundingClientRect();
  if (refuge) corners.push({ left: refuge.left, top: refuge.top });
  const places = corners.map(({ left, top }) => {
    const l = clamp(left, room.left + 8, room.right - width - 8);
    const t = clamp(top, room.top + 8, room.bottom - height - 8);
    const rect = { left: l, top: t, right: l + width, bottom: t + height };
    const hidden = costly.reduce((sum, { rect: other, weight }) => sum + weight * overlap(rect, other), 0);
    return { left: l, top: t, cost: hidden + 40 * Math.hypot(l - left, t - top) };
  });
  const best = places.reduce((a, b) => (b.cost < a.cost ? b : a));
  menu.style.left = `${best.left - room.left}px`;
  menu.style.top = `${best.top - room.top}px`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

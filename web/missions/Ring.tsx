/** The ring around what the coach speaks of: it lies over the table, so that nothing that scrolls cuts it and it covers no words. */
import { useEffect, useRef } from 'preact/hooks';
import { partsNamed } from './parts.ts';

/** How often the ring looks where its part is, in milliseconds: pieces move, sheets open, lists scroll. */
const LOOK_MS = 120;
/** Room between the part and the ring, in pixels: its line lies outside the part, and not on its neighbour's words. */
const GAP = 2;

export function Ring({ spot }: { spot: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = (): void => {
      const part = [...document.querySelectorAll(partsNamed(spot))].find(isSeen);
      if (ring.current) put(ring.current, part);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [spot]);
  return <div ref={ring} class="coach__ring" aria-hidden="true" hidden />;
}

function isSeen(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(part).visibility !== 'hidden';
}

/** Whether a menu or a window lies over a part: the ring would lie over their words. */
function isUnder(part: Element | undefined, { left, top, right, bottom }: Box): boolean {
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.o-menu, dialog');
  return over != null && part !== undefined && !over.contains(part);
}

function put(ring: HTMLElement, part: Element | undefined): void {
  const box = part && seenBox(part);
  const hidden = box === undefined || box.right <= box.left || box.bottom <= box.top || isUnder(part, box);
  if (ring.hidden !== hidden) ring.hidden = hidden;
  if (part === undefined || box === undefined || hidden) return;
  const { borderTopLeftRadius: corner } = getComputedStyle(part);
  const style = {
    translate: `${box.left - GAP}px ${box.top - GAP}px`,
    width: `${box.right - box.left + 2 * GAP}px`,
    height: `${box.bottom - box.top + 2 * GAP}px`,
    // Round or cut as the part is.
    borderRadius: Number.parseFloat(corner) > 0 ? `calc(${corner} + ${GAP}px)` : '',
    // A sheet lies over the board: so does the ring of what is in it.
    zIndex: part.closest('.phonesheet') ? 'calc(var(--z-bar) + 1)' : 'calc(var(--z-bar) - 1)',
  };
  ring.style.setProperty('corner-shape', getComputedStyle(part).getPropertyValue('corner-shape'));
  for (const [name, value] of Object.entries(style) as [keyof typeof style, string][])
    if (ring.style[name] !== value) ring.style[name] = value;
}

/** So much of something large is enough to be found, in pixels. */
const ENOUGH = 96;

/** Whether a part is to be seen whole, or as much of it as is needed to find it. */
export function isInSight(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  const { left, top, right, bottom } = seenBox(part);
  const isEnough = (seen: number, whole: number): boolean => seen >= Math.min(whole - 2 * GAP, ENOUGH);
  return isEnough(right - left, width) && isEnough(bottom - top, height);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stays at the head of what scrolls, over the rest of it; its height is the scroll padding there. */
const STAYS = '[data-stays]';

/** Where a part lies, as far as what it scrolls in shows it and within the window. */
function seenBox(part: Element): Box {
  let { left, top, right, bottom } = part.getBoundingClientRect();
  const within = (box: Box): void => {
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  };
  for (let around = part.parentElement; around; around = around.parentElement) {
    const { overflow, display, scrollPaddingTop } = getComputedStyle(around);
    if (overflow === 'visible' || display === 'contents') continue;
    const box = around.getBoundingClientRect();
    const heads = part.closest(STAYS) ? 0 : Number.parseFloat(scrollPaddingTop) || 0;
    within({ left: box.left, top: box.top + heads, right: box.right, bottom: box.bottom });
  }
  within({ left: GAP, top: GAP, right: innerWidth - GAP, bottom: innerHeight - GAP });
  return { left, top, right, bottom };
}

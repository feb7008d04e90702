/** Bringing something on a board into sight, however the board is drawn: the page scrolls, a drawn board is panned. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { CameraHold } from './useCamera.ts';

const WANTED = 'o-sight';

/** What carries one of these names as `data-spot` or `data-place`, in the order of the names. */
export function elementAt(board: Element | null, spots: readonly string[]): Element | undefined {
  for (const spot of spots) {
    const name = CSS.escape(spot);
    const found = board?.querySelector(`[data-spot="${name}"], [data-place="${name}"]`);
    if (found) return found;
  }
  return undefined;
}

export function bringIntoSight(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  element.dispatchEvent(new Event(WANTED, { bubbles: true }));
}

/** Gives what scrolls a board back to where it lies now; what is brought into sight inside its own frame stays there. */
export function keptScroll(board: Element | null): () => void {
  const scrolled = [board, ...(board?.querySelectorAll(':scope > *') ?? [])].flatMap((element) =>
    element ? [{ element, top: element.scrollTop, left: element.scrollLeft }] : [],
  );
  return () => {
    for (const { element, top, left } of scrolled) element.scrollTo(left, top);
  };
}

/** A drawn board shows what is wanted on it. */
export function useSight(ref: RefObject<HTMLElement | null>, hold: CameraHold): void {
  useLayoutEffect(() => {
    const board = ref.current;
    const show = ({ target }: Event): void => {
      if (!(target instanceof SVGElement) || !board) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      const from = board.getBoundingClientRect();
      const { x, y, k } = hold.camera;
      hold.show({ x: (left + width / 2 - from.left - x) / k, y: (top + height / 2 - from.top - y) / k });
    };
    board?.addEventListener(WANTED, show);
    return () => board?.removeEventListener(WANTED, show);
  });
}

/** Pawns walk from where they stood; new modules and tokens drop in. It never holds up the hands. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { paceOf, skippable } from '#ui/motion.ts';
import type { ExoworldEvent } from '../event.ts';
import type { View } from '../view.ts';

const MOVE_MS = 360;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export function useMotion(
  ref: RefObject<HTMLElement | null>,
  view: View,
  fresh: readonly ExoworldEvent[],
): void {
  const last = useRef<Map<string, DOMRect> | undefined>(undefined);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const before = last.current;
    const now = standing(grid);
    last.current = new Map([...now].map(([id, { rect }]) => [id, rect]));
    const pace = paceOf(grid);
    if (!before || pace === 0) return;
    const running: Animation[] = [];
    const run = (element: HTMLElement, frames: Keyframe[]): void => {
      running.push(element.animate(frames, { duration: MOVE_MS * pace, easing: EASE }));
    };
    for (const [id, { element, rect }] of now) {
      const from = before.get(id);
      if (from === undefined) {
        if (fresh.length > 0)
          run(element, [
            { opacity: 0, transform: 'translateY(-18px) scale(1.12)' },
            { opacity: 1, transform: 'none' },
          ]);
      } else if (id.startsWith('pawn') && Math.hypot(from.x - rect.x, from.y - rect.y) > 2) {
        run(element, [
          { transform: `translate(${from.x - rect.x}px, ${from.y - rect.y}px)` },
          { transform: 'none' },
        ]);
      }
    }
    return skippable(running);
  }, [view]);
}

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

function standing(grid: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of grid.querySelectorAll<HTMLElement>('[data-pawn], .xw-place')) {
    const id =
      element.dataset.pawn === undefined ? `place ${element.dataset.cell}` : `pawn ${element.dataset.pawn}`;
    found.set(id, { element, rect: element.getBoundingClientRect() });
  }
  return found;
}

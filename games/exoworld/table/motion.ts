/** Pawns walk from where they stood; new modules and tokens drop in. */
import type { RefObject } from 'preact';
import { useMotion } from '#ui/kit/motion.ts';
import type { ExoworldEvent } from '../event.ts';
import type { View } from '../view.ts';

const MOVE_MS = 360;

export function useSteps(
  ref: RefObject<HTMLElement | null>,
  view: View,
  fresh: readonly ExoworldEvent[],
): void {
  useMotion(ref, view, standing, (run, now, before) => {
    for (const [id, { element, rect }] of now) {
      const from = before.get(id)?.rect;
      if (from === undefined) {
        if (fresh.length > 0)
          run(
            element,
            [
              { opacity: 0, transform: 'translateY(-18px) scale(1.12)' },
              { opacity: 1, transform: 'none' },
            ],
            { ms: MOVE_MS },
          );
      } else if (id.startsWith('pawn') && Math.hypot(from.x - rect.x, from.y - rect.y) > 2) {
        const back = `translate(${from.x - rect.x}px, ${from.y - rect.y}px)`;
        run(element, [{ transform: back }, { transform: 'none' }], { ms: MOVE_MS });
      }
    }
  });
}

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

function standing(grid: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of grid.querySelectorAll<HTMLElement>('[data-pawn], .xw-place')) {
    const id =
      element.dataset.pawn === undefined ? `place ${element.dataset.place}` : `pawn ${element.dataset.pawn}`;
    found.set(id, { element, rect: element.getBoundingClientRect() });
  }
  return found;
}

/** On a board that the page lays out: pawns walk from where they stood, and what is new drops in. */
import type { RefObject } from 'preact';
import { useMotion } from './motion.ts';

const MOVE_MS = 360;

/** Pawns carry `data-pawn`; `places` selects what else may appear, each with `data-place`. `fresh`: something has happened. */
export function useSteps(
  ref: RefObject<HTMLElement | null>,
  view: unknown,
  fresh: boolean,
  places: string,
): void {
  const standing = (grid: HTMLElement): Map<string, Seen> => {
    const found = new Map<string, Seen>();
    for (const element of grid.querySelectorAll<HTMLElement>(`[data-pawn], ${places}`)) {
      const { pawn, place } = element.dataset;
      const id = pawn === undefined ? `place ${place}` : `pawn ${pawn}`;
      found.set(id, { element, rect: element.getBoundingClientRect() });
    }
    return found;
  };
  useMotion(ref, view, standing, (run, now, before) => {
    for (const [id, { element, rect }] of now) {
      const from = before.get(id)?.rect;
      if (from === undefined) {
        if (fresh) run(element, DROP, { ms: MOVE_MS });
      } else if (id.startsWith('pawn') && Math.hypot(from.x - rect.x, from.y - rect.y) > 2) {
        const back = `translate(${from.x - rect.x}px, ${from.y - rect.y}px)`;
        run(element, [{ transform: back }, { transform: 'none' }], { ms: MOVE_MS });
      }
    }
  });
}

const DROP: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-18px) scale(1.12)' },
  { opacity: 1, transform: 'none' },
];

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

/** Movement on the board: units glide along their path, warps fade in. */
import type { RefObject } from 'preact';
import type { Point } from '#ui/kit/camera.ts';
import { useMotion } from '#ui/kit/motion.ts';
import type { MothershipEvent } from '../../event.ts';
import type { View } from '../../view.ts';
import { middle } from './geometry.ts';

const STEP_MS = 110;
const MOST_MS = 700;

export function useFlights(
  pieces: RefObject<SVGGElement | null>,
  view: View,
  fresh: readonly MothershipEvent[],
): void {
  useMotion(
    pieces,
    view,
    () => new Map<string, Point>(view.units.map(({ id, at }) => [id, middle(at)])),
    (run, now, before, group) => {
      if (before.size === 0) return;
      for (const [id, to] of now) {
        const piece = group.querySelector(`[data-unit="${id}"] .ms-piece__move`);
        const from = before.get(id);
        if (piece === null || (from && from.x === to.x && from.y === to.y)) continue;
        const frames = framesFor(fresh, id, from, to);
        run(piece, frames, {
          ms: Math.min(MOST_MS, STEP_MS * Math.max(2, frames.length)),
          ease: 'ease-in-out',
        });
      }
    },
  );
}

function framesFor(
  fresh: readonly MothershipEvent[],
  id: string,
  from: Point | undefined,
  to: Point,
): Keyframe[] {
  const move = fresh.findLast((event) => event.type === 'moved' && event.unit === id);
  if (from === undefined || move?.type !== 'moved')
    return [
      { opacity: 0, transform: 'scale(1.8)' },
      { opacity: 1, transform: 'none' },
    ];
  return [from, ...move.path.map(middle)].map(({ x, y }) => ({
    transform: `translate(${x - to.x}px, ${y - to.y}px)`,
  }));
}

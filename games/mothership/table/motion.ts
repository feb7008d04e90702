/** Movement on the board: units glide along their path, warps fade in. It never holds up play: any press skips it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '#ui/kit/camera.ts';
import { paceOf, skippable } from '#ui/motion.ts';
import type { MothershipEvent } from '../event.ts';
import type { View } from '../view.ts';
import { middle } from './geometry.ts';

const STEP_MS = 110;
const MOST_MS = 700;

export function useMotion(
  pieces: RefObject<SVGGElement | null>,
  view: View,
  fresh: readonly MothershipEvent[],
): void {
  const before = useRef(new Map<string, Point>());
  useLayoutEffect(() => {
    const was = before.current;
    before.current = new Map(view.units.map(({ id, at }) => [id, middle(at)]));
    const group = pieces.current;
    const pace = group === null ? 0 : paceOf(group);
    if (pace === 0 || group === null || was.size === 0) return;
    const running: Animation[] = [];
    for (const { id, at } of view.units) {
      const piece = group.querySelector<SVGGElement>(`[data-unit="${id}"] .ms-piece__move`);
      const from = was.get(id);
      const to = middle(at);
      if (piece === null || (from && from.x === to.x && from.y === to.y)) continue;
      const frames = framesFor(fresh, id, from, to);
      const duration = Math.min(MOST_MS, STEP_MS * Math.max(2, frames.length)) * pace;
      running.push(piece.animate(frames, { duration, easing: 'ease-in-out' }));
    }
    return running.length === 0 ? undefined : skippable(running);
  }, [view]);
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

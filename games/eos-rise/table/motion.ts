/** The EOS and Alien ships are seen flying where they flew. It never holds up the hands. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { paceOf, skippable } from '#ui/motion.ts';
import type { EosEvent } from '../event.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { View } from '../view.ts';
import { pointOf } from './geometry.ts';

const LANE_MS = 260;
const SHIP_MS = 520;

export function useMotion(ref: RefObject<HTMLElement | null>, view: View, fresh: readonly EosEvent[]): void {
  const last = useRef(view);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    const map = ref.current;
    if (!map || before === view || fresh.length === 0) return;
    const pace = paceOf(map);
    if (pace === 0) return;
    const running: Animation[] = [];
    const fly = (piece: Element | null, path: readonly GalaxyId[], ms: number, delay: number): void => {
      const end = path[path.length - 1];
      if (!piece || !end || path.length < 2) return;
      const home = pointOf(end);
      const frames = path.map((at) => {
        const { x, y } = pointOf(at);
        return { translate: `${x - home.x}px ${y - home.y}px` };
      });
      running.push(
        piece.animate(frames, {
          duration: ms * pace,
          delay: delay * pace,
          easing: 'ease-in-out',
          fill: 'backwards',
        }),
      );
    };
    let delay = 0;
    const warps = fresh.flatMap((event) => (event.type === 'warped' ? [event.to] : []));
    if (warps.length > 0) {
      fly(map.querySelector('[data-eos]'), [before.eos, ...warps], LANE_MS * warps.length, 0);
      delay += LANE_MS * warps.length;
    }
    for (const event of fresh) {
      if (event.type !== 'shipMoved') continue;
      const end = event.path[event.path.length - 1];
      fly(map.querySelector(`[data-piece="${event.class}@${end}"]`), event.path, SHIP_MS, delay);
      delay += SHIP_MS / 3;
    }
    return skippable(running);
  }, [view]);
}

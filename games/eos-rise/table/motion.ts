/** The EOS and Alien ships are seen flying where they flew. */
import type { RefObject } from 'preact';
import { useMotion } from '#ui/kit/motion.ts';
import type { EosEvent } from '../event.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { View } from '../view.ts';
import { pointOf } from './art/geometry.ts';

const LANE_MS = 260;
const SHIP_MS = 520;

export function useFlights(ref: RefObject<SVGGElement | null>, view: View, fresh: readonly EosEvent[]): void {
  useMotion(
    ref,
    view,
    () => view,
    (run, _, before, map) => {
      const fly = (piece: string, path: readonly GalaxyId[], ms: number, delay: number): void => {
        const element = map.querySelector(piece);
        const end = path.at(-1);
        if (!element || !end || path.length < 2) return;
        const home = pointOf(end);
        const frames = path.map((at) => {
          const { x, y } = pointOf(at);
          return { translate: `${x - home.x}px ${y - home.y}px` };
        });
        run(element, frames, { ms, delay, ease: 'ease-in-out' });
      };
      const warps = fresh.flatMap((event) => (event.type === 'warped' ? [event.to] : []));
      let delay = LANE_MS * warps.length;
      fly('[data-eos]', [before.eos, ...warps], delay, 0);
      for (const event of fresh) {
        if (event.type !== 'shipMoved') continue;
        fly(`[data-piece="${event.class}@${event.path.at(-1)}"]`, event.path, SHIP_MS, delay);
        delay += SHIP_MS / 3;
      }
    },
  );
}

import type { Board } from '../rules/board.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';

/** What going into asteroids counts, in spaces. */
const ROCKS = 5;
export const FAR = 255;

const kept = new WeakMap<Board['bodies'], (Uint8Array | undefined)[]>();

/** The walk from every space to one of them; planets stand in the way, ships do not. */
export function walkTo(board: Board, goal: Space): Uint8Array {
  let fields = kept.get(board.bodies);
  if (fields === undefined) {
    fields = [];
    kept.set(board.bodies, fields);
  }
  fields[goal] ??= walked(board, goal);
  return fields[goal];
}

function walked(board: Board, goal: Space): Uint8Array {
  const { size, step, asteroid, bodies } = board;
  const walk = new Uint8Array(size).fill(FAR);
  const wall = new Uint8Array(size);
  for (const { at } of bodies) wall[at] = 1;
  wall[goal] = 0;
  walk[goal] = 0;
  const rings: Space[][] = [[goal]];
  for (let steps = 0; steps < rings.length; steps++) {
    for (const space of rings[steps] ?? []) {
      if (walk[space] !== steps) continue;
      for (let d = 0; d < 6; d++) {
        const next = step[6 * space + d] ?? NOWHERE;
        if (next === NOWHERE || wall[next] === 1) continue;
        // Walked backwards: it is the step from `next` into this space that meets the rocks.
        const cost =
          steps + 1 + (asteroid[space] === 1 && asteroid[next] === 0 && space !== goal ? ROCKS : 0);
        if (cost >= (walk[next] ?? FAR) || cost >= FAR) continue;
        walk[next] = cost;
        rings[cost] ??= [];
        rings[cost].push(next);
      }
    }
  }
  return walk;
}

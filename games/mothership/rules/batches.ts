/** What a seat may do with one press: MS-2.6 the rest of its fleet is placed near minerals, on whichever of equal spaces. */

import type { Batch, Random, Seat } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { Mothership, State } from '../state.ts';
import { boardOf } from './board.ts';
import { apart, NOWHERE } from './hex.ts';
import { shipsOf, UNITS_EACH } from './units.ts';

export function batches(
  s: State,
  _seat: Seat,
  legal: readonly MothershipAction[],
  random: Random,
): Batch<Mothership>[] {
  const frame = s.stack.at(-1);
  if (frame?.step !== 'land' || frame.where !== 'place') return [];
  const board = boardOf(s);
  const minerals = board.bodies.filter(({ kind }) => kind === 'mineral').map(({ at }) => at);
  const [first, ...rest] = legal
    .flatMap((action) => (action.type === 'land' ? [action] : []))
    .map((action) => {
      const to = board.numbers.get(action.to) ?? NOWHERE;
      return { action, far: Math.min(...minerals.map((at) => apart(board, at, to))), luck: random.int(1e6) };
    })
    .sort((a, b) => a.far - b.far || a.luck - b.luck)
    .slice(0, shipsOf(frame.seat).length - (frame.unit % UNITS_EACH))
    .map(({ action }) => action);
  return first ? [{ id: 'place', actions: [first, ...rest] }] : [];
}

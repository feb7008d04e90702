/** XW-3 The end of the actions of a turn. */
import type { ActionOf, Verb } from '#engine';
import type { Exoworld } from '../state.ts';
import { ofCurrent } from './turn.ts';

type End = ActionOf<Exoworld, 'end'>;
const END: readonly End[] = [{ type: 'end' }];

export const end: Verb<Exoworld, End> = ofCurrent({
  options: () => END,
  check: () => undefined,
  do(g) {
    g.s.fresh = false;
  },
});

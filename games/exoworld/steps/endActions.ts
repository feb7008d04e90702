/** XW-3 The end of the actions of a turn. */
import type { Verb } from '#engine';
import type { ActionOfType } from '../action.ts';
import type { Exoworld } from '../state.ts';
import { ofCurrent } from './turn.ts';

type End = ActionOfType<'end'>;
const END: readonly End[] = [{ type: 'end' }];

export const end: Verb<Exoworld, End> = ofCurrent({
  options: () => END,
  check: () => undefined,
  do(g) {
    g.s.fresh = false;
  },
});

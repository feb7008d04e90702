/** What matches of Exoship are reviewed with. */
import type { Yardstick } from '#engine';
import type { Exoship } from './state.ts';

export const yardstick: Yardstick<Exoship> = {
  id: 'exoship/1',
  grain: 'decision',
  estimate: 'tree',
  effort: 200,
  measures: 'win',
  open: true,
  moment: ({ step }) => `${step}`,
  calibrations: [],
};

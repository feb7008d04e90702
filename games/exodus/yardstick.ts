/** What matches of Exodus are reviewed with. */
import type { Yardstick } from '#engine';
import type { Exodus } from './state.ts';

export const yardstick: Yardstick<Exodus> = {
  id: 'exodus/1',
  grain: 'settled',
  estimate: 'playout',
  effort: 8,
  measures: 'worth',
  moment: ({ cycle, stack }) => `${cycle} ${stack.at(-1)?.step ?? ''}`,
  calibrations: [],
};

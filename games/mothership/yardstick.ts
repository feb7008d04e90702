/** What matches of Mothership are reviewed with. */
import type { Yardstick } from '#engine';
import type { Mothership } from './state.ts';

export const yardstick: Yardstick<Mothership> = {
  id: 'mothership/1',
  grain: 'settled',
  estimate: 'playout',
  effort: 16,
  measures: 'worth',
  shared: true,
  moment: ({ round, active }) => `${round} ${active}`,
  calibrations: [],
};

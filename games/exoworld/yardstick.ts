/** What matches of Exoworld Survival are reviewed with. */
import type { Yardstick } from '#engine';
import type { Exoworld } from './state.ts';

export const yardstick: Yardstick<Exoworld> = {
  id: 'exoworld/1',
  grain: 'decision',
  estimate: 'playout',
  effort: 16,
  whole: true,
  measures: 'win',
  moment: ({ turn }) => `${turn}`,
  calibrations: [],
};

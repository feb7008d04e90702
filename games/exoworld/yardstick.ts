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
  calibrations: [
    {
      table: 'seats=2,scenario=proxima-b,critical=false,incommunication=false',
      players: 'sound',
      effort: 16,
      map: [0.5151, 0.859],
      games: 200,
      brier: 0.1206,
      base: 0.1539,
      slope: [0.9383, 0.7336, 1.1925],
      distance: [0.0142, 0.0248],
      start: [0.81, 0.81],
    },
  ],
};

/** What matches of Mothership are reviewed with. */
import type { Yardstick } from '#engine';
import type { Mothership } from './state.ts';

export const yardstick: Yardstick<Mothership> = {
  id: 'mothership/1',
  grain: 'settled',
  estimate: 'playout',
  effort: 8,
  measures: 'worth',
  shared: true,
  moment: ({ round, active }) => `${round} ${active}`,
  calibrations: [
    {
      table: 'seats=2,mode=deathmatch,layout=standard',
      players: 'sound',
      effort: 8,
      map: [0, 1.0362],
      games: 240,
      brier: 0.1762,
      base: 0.25,
      slope: [0.985, 0.8536, 1.1149],
      distance: [0.0397, 0.0197],
      start: [0.4792, 0.5208],
    },
  ],
};

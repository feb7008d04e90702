/** What matches of Project EOS Rise are reviewed with. */
import type { Yardstick } from '#engine';
import { momentOf } from './bot/plans.ts';
import type { EosRise } from './state.ts';

export const yardstick: Yardstick<EosRise> = {
  id: 'eos-rise/1',
  grain: 'settled',
  estimate: 'playout',
  effort: 8,
  measures: 'win',
  open: true,
  moment: momentOf,
  calibrations: [
    {
      table: 'seats=2,difficulty=normal,cycles=four',
      players: 'sound',
      effort: 8,
      map: [-0.4232, 1.303],
      games: 150,
      brier: 0.1227,
      base: 0.2436,
      slope: [0.9904, 0.8497, 1.1972],
      distance: [0.0375, 0.0329],
      start: [0.42, 0.42],
    },
  ],
};

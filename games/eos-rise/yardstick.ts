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
  calibrations: [],
};

/** The first mission, in eight beats on the real table. */
import type { GameTable } from '#ui/table.ts';
import { OPTIONS } from '../options.ts';
import type { EosRise } from '../state.ts';
import { TUTORIAL_WORDS } from '../text/tutorial.ts';

const options: EosRise['options'] = {
  difficulty: OPTIONS.difficulty.default,
  traits: OPTIONS.traits.default,
  shields: OPTIONS.shields.default,
  cycles: OPTIONS.cycles.default,
  commander: 0,
  pilot: 0,
  specialist: 0,
  engineer: 0,
  facilitator: 0,
};

export const tutorial: GameTable<EosRise>['tutorial'] = {
  seats: 1,
  options,
  seed: 'first light',
  beats: [{ ...TUTORIAL_WORDS.goal, part: 'tracks', rule: 'ER-1.1', allows: () => false }],
};

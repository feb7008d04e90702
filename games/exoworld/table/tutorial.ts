import type { GameTable } from '#ui/table.ts';
import type { Exoworld } from '../state.ts';

export const tutorial: GameTable<Exoworld>['tutorial'] = {
  seats: 1,
  options: { scenario: 'proxima-b', critical: false, incommunication: false, first: 0 },
  seed: 'first landing',
  beats: [],
};

/** The first voyage, in eight beats on the real table. */
import type { GameTable } from '#ui/table.ts';
import type { Exoship } from '../state.ts';

export const tutorial: GameTable<Exoship>['tutorial'] = {
  seats: 1,
  options: { origin: 'earth', hard: false },
  seed: 'first voyage',
  beats: [],
};

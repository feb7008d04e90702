import type { GameTable } from '#ui/table.ts';
import type { Mothership } from '../state.ts';

export const tutorial: GameTable<Mothership>['tutorial'] = {
  seats: 2,
  options: {
    mode: 'deathmatch',
    teams: 'none',
    layout: 'duel',
    layoutSeed: '',
    modules: [],
    vpTarget: 'standard',
    rounds: 0,
    soloLevel: 1,
    headStart: false,
    roundCap: 'none',
  },
  seed: 'first command',
  beats: [],
};

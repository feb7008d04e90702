/** Everything Exodus brings to the table, loaded on demand. */
import type { GameTable } from '#ui/table.ts';
import rules from '../rules.md?raw';
import type { Exodus } from '../state.ts';
import { CODEX_PAGES } from '../text/reader.ts';
import { Board } from './Board.tsx';
import { Ending } from './Ending.tsx';
import { KINDS } from './kinds.ts';
import { retold } from './retold.ts';
import { ruleFor } from './ruleFor.ts';
import { ABOUT } from './targets.ts';

const table: GameTable<Exodus> = {
  about: ABOUT,
  kinds: KINDS,
  wayOut: ['enough', 'pass', 'letStand', 'keepSilent', 'drop', 'withdraw'],
  Board,
  Ending,
  retold,
  rules: `${rules}\n${CODEX_PAGES}\n`,
  ruleFor,
  missions: async () => (await import('./guide/missions.ts')).missions,
};
export default table;

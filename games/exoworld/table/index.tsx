/** Everything Exoworld Survival brings to the table, loaded on demand. */
import type { Books, GameTable } from '#ui/table.ts';
import type { Exoworld } from '../state.ts';
import { Board } from './Board.tsx';
import { Ending } from './Ending.tsx';
import { ruleFor } from './ruleFor.ts';

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const table: GameTable<Exoworld> = {
  Board,
  Ending,
  rules: async (language) => (await BOOKS[language]()).default,
  ruleFor,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
};
export default table;

/** Everything Exoworld Survival brings to the table, loaded on demand. */
import type { Books, GameTable } from '#ui/table.ts';
import type { Exoworld } from '../state.ts';
import { Board } from './Board.tsx';
import { ABOUT } from './choices.ts';
import { Ending } from './Ending.tsx';
import { Figure } from './Figure.tsx';
import { KINDS } from './kinds.tsx';
import { retold } from './retold.ts';
import { ruleFor } from './ruleFor.ts';

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const table: GameTable<Exoworld> = {
  about: ABOUT,
  kinds: KINDS,
  lights: true,
  left: ({ actionsLeft }) => actionsLeft,
  wayOut: ['end', 'done', 'decline', 'waive'],
  Board,
  Ending,
  retold,
  Figure,
  rules: async (language) => (await BOOKS[language]()).default,
  ruleFor,
  missions: async () => (await import('./guide/missions.ts')).missions,
};
export default table;

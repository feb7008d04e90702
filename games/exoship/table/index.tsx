/** Everything Exoship brings to the table, loaded on demand. */
import type { Books, GameTable } from '#ui/table.ts';
import type { Exoship } from '../state.ts';
import { isLost, lastTurn } from '../text/headline.ts';
import { Board } from './Board.tsx';
import { ABOUT } from './choices.ts';
import { Ending, Score } from './Ending.tsx';
import { KINDS } from './kinds.tsx';
import { retold } from './retold.ts';
import { story } from './story.ts';

/** The rule that a decision is about. */
const RULES: Partial<Record<Exoship['frame']['step'], string>> = {
  sleeper: 'XS-9.1',
  freeSway: 'XS-5.1',
  actions: 'XS-5.2',
};

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const table: GameTable<Exoship> = {
  about: ABOUT,
  kinds: KINDS,
  lights: true,
  foresees: true,
  left: ({ actionsLeft }) => actionsLeft,
  wayOut: ['end'],
  looksFirst: ['changeCourse'],
  ...{ loses: lastTurn, lost: isLost },
  Board,
  Ending,
  Score,
  story,
  retold,
  rules: async (language) => (await BOOKS[language]()).default,
  missions: async () => (await import('./guide/missions.ts')).missions,
  guide: async () => (await import('./guide/ladder.ts')).guide,
  setUp: async () => (await import('./guide/setUp.tsx')).setUp,
  reasons: async () => (await import('./guide/reasons.ts')).reasons,
  counsel: async () => (await import('./guide/counsel.ts')).counsel,
  terms: async () => (await import('../text/terms.ts')).terms,
  ruleFor: (prompt) => RULES[prompt] ?? 'XS-1.1',
};
export default table;

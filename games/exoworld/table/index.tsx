/** Everything Exoworld Survival brings to the table, loaded on demand. */
import type { Books, GameTable } from '#ui/table.ts';
import { forecast } from '../outlook/forecast.ts';
import type { Exoworld } from '../state.ts';
import { ruleFor } from '../steps/ruleFor.ts';
import { NOTHING_LEFT } from '../text/actions.ts';
import { batchWords, endNote } from '../text/table.ts';
import { missing } from '../text/whyNot.ts';
import { Board } from './Board.tsx';
import { ABOUT } from './choices.ts';
import { Ending, Score } from './Ending.tsx';
import { voice } from './guide/voice.ts';
import { KINDS } from './kinds.tsx';
import { retold } from './retold.ts';
import { story } from './story.ts';

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const table: GameTable<Exoworld> = {
  about: ABOUT,
  kinds: KINDS,
  lights: true,
  left: ({ actionsLeft }) => actionsLeft,
  note: (action, view) => (action.type === 'end' ? endNote(view, forecast(view)) : undefined),
  batchWords,
  missing,
  company: 3,
  together: (first, next) => first.type === 'draw' && next.type === 'draw',
  wayOut: ['end', 'done', 'decline', 'waive'],
  asksBelow: ['consent', 'respond', 'choosing', 'convert', 'placing', 'tiring', 'naming', 'discarding'],
  asked: (prompt, [first, ...more]) =>
    prompt === 'actions' && first?.type === 'end' && more.length === 0 ? NOTHING_LEFT.none : undefined,
  Board,
  Ending,
  Score,
  story,
  retold,
  rules: async (language) => (await BOOKS[language]()).default,
  ruleFor,
  missions: async () => (await import('./guide/missions.ts')).missions,
  setUp: async () => (await import('./guide/setUp.tsx')).setUp,
  guide: async () => (await import('./guide/ladder.ts')).guide,
  voice,
  reasons: async () => (await import('./guide/reasons.ts')).reasons,
  counsel: async () => (await import('./guide/counsel.ts')).counsel,
  terms: async () => (await import('../text/terms.ts')).terms,
};
export default table;

/** Everything Exodus brings to the table, loaded on demand. */
import { later } from '#ui/kit/later.tsx';
import type { Books, GameTable } from '#ui/table.ts';
import { ABOUT } from '../outlook/places.ts';
import { ruleFor } from '../rules/ruleFor.ts';
import type { Exodus } from '../state.ts';
import { Board } from './Board.tsx';
import { brief } from './brief.tsx';
import { KINDS } from './kinds.ts';
import { retold } from './retold.ts';
import { story } from './story.ts';
import { voice } from './voice.ts';

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const table: GameTable<Exodus> = {
  about: ABOUT,
  brief,
  staged: true,
  drafted: 'dossier',
  actor: (seat, { houses }) =>
    houses.filter((house) => house.seat === seat).map(({ faction }) => `xd-of-${faction}`)[0],
  kinds: KINDS,
  // The order of one's own people first; that the leader stays goes without saying.
  tellFirst: (action, { faction }) =>
    action.type === 'leader' && action.how === 'stay'
      ? undefined
      : Number(action.type !== 'intent' || action.for !== faction),
  wayOut: ['enough', 'pass', 'letStand', 'keepSilent', 'drop', 'withdraw'],
  Board,
  Ending: later(async () => (await import('./art/Ending.tsx')).Ending),
  Score: later(async () => (await import('./art/Ending.tsx')).Score),
  story,
  retold,
  rules: async (language) => {
    const [{ default: rules }, { CODEX_PAGES }] = await Promise.all([
      BOOKS[language](),
      import('../text/reader.ts'),
    ]);
    return `${rules}\n${CODEX_PAGES}\n`;
  },
  ruleFor,
  missions: async () => (await import('./guide/missions.ts')).missions,
  setUp: async () => (await import('./guide/setUp.ts')).setUp,
  voice,
  reasons: async () => (await import('./guide/reasons.ts')).reasons,
  counsel: async () => (await import('./guide/counsel.ts')).counsel,
  terms: async () => (await import('../text/terms.ts')).TERMS,
  async guide() {
    const [{ rungs }, { deeds, facts }] = await Promise.all([
      import('./guide/ladder.ts'),
      import('./guide/deeds.ts'),
    ]);
    return { rungs, deeds, facts };
  },
};
export default table;

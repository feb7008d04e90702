/** Everything Project EOS Rise brings to the table, loaded on demand. */
import type { Books, GameTable } from '#ui/table.ts';
import { settled } from '../outlook/settled.ts';
import { figuresLeft } from '../outlook/slots.ts';
import type { EosRise } from '../state.ts';
import { PROMPT_RULES } from '../text/actions.ts';
import { technologyWords } from '../text/cards.ts';
import { batchWords } from '../text/planning.ts';
import { Ending, Score } from './art/Ending.tsx';
import { sharing } from './art/Sharing.tsx';
import { Board } from './Board.tsx';
import { ABOUT } from './choices.ts';
import { KINDS } from './kinds.tsx';
import { retold } from './retold.ts';
import { story } from './story.ts';
import { voice } from './voice.ts';

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const CARRIED: ReadonlySet<string> = new Set(['planning', 'shields', 'firstStrike', 'reroll', 'rollWindow']);

const table: GameTable<EosRise> = {
  about: ABOUT,
  kinds: KINDS,
  batchWords,
  note: (action) => (action.type === 'technology' ? technologyWords(action.card).text : undefined),
  settles: settled,
  sharing,
  lights: true,
  // Each part of a year is planned by itself: eight figures with what they build, or a flight.
  turnPlan: { most: 12, begins: ['afterburner', 'targetLock', 'mark'], part: ({ phase }) => phase },
  wayOut: ['standBy', 'ready', 'stop', 'pass', 'moveOn'],
  carries(laid, out, prompt) {
    // The year hangs on where a flight ends: it is said in the same press, or asked where it ends.
    if (laid.id === 'fly') return { id: 'fly-stop', actions: [...laid.actions, out] };
    return CARRIED.has(prompt) && laid.id !== 'volley' ? laid : undefined;
  },
  left: figuresLeft,
  Board,
  Ending,
  Score,
  story,
  retold,
  rules: async (language) => (await BOOKS[language]()).default,
  ruleFor: (prompt) => PROMPT_RULES[prompt] ?? 'ER-11',
  missions: async () => (await import('./guide/missions.ts')).missions,
  guide: async () => (await import('./guide/ladder.ts')).guide,
  setUp: async () => (await import('./guide/setUp.ts')).setUp,
  voice,
  reasons: async () => (await import('./guide/reasons.ts')).reasons,
  counsel: async () => (await import('./guide/counsel.ts')).counsel,
  terms: async () => (await import('../text/terms.ts')).terms,
};
export default table;

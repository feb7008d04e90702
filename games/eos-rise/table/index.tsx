/** Everything Project EOS Rise brings to the table, loaded on demand. */
import type { Books, GameTable } from '#ui/table.ts';
import type { StepName } from '../frame.ts';
import type { EosRise } from '../state.ts';
import { batchWords } from '../text/planning.ts';
import { Board } from './Board.tsx';
import { ABOUT } from './choices.ts';
import { Ending, Score } from './Ending.tsx';
import { KINDS } from './kinds.tsx';
import { retold } from './retold.ts';
import { story } from './story.ts';

/** Where to read on while a step asks. */
const RULES: Readonly<Partial<Record<StepName, string>>> = {
  planning: 'ER-12.1',
  crewActions: 'ER-13.1',
  build: 'ER-13.4',
  sign: 'ER-8.4',
  scan: 'ER-13.5',
  warp: 'ER-14.2',
  level: 'ER-5.4',
  track: 'ER-5.2',
  advancedRoom: 'ER-5.5',
  thirdCard: 'ER-8.2',
  pills: 'ER-6.3',
  assign: 'ER-9.2',
  repair: 'ER-9.6',
  join: 'ER-15.1',
  arms: 'ER-15.2',
  firstStrike: 'ER-15.3',
  rollWindow: 'ER-15.4',
  reroll: 'ER-15.4',
  placeDice: 'ER-15.5',
  target: 'ER-15.6',
  continueOrFlee: 'ER-15.9',
  shields: 'ER-16.2',
  anchor: 'ER-17.1',
  tryLuck: 'ER-19.5',
  gate: 'ER-22.4',
};

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const table: GameTable<EosRise> = {
  about: ABOUT,
  kinds: KINDS,
  batchWords,
  lights: true,
  wayOut: ['ready', 'standBy', 'stop', 'pass', 'moveOn'],
  Board,
  Ending,
  Score,
  story,
  retold,
  rules: async (language) => (await BOOKS[language]()).default,
  ruleFor: (prompt) => RULES[prompt] ?? 'ER-11',
  missions: async () => (await import('./guide/missions.ts')).missions,
};
export default table;

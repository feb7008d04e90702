/** Everything Mothership brings to the table, loaded on demand. */
import type { Books, GameTable } from '#ui/table.ts';
import { stillActing } from '../outlook/left.ts';
import { ruleFor } from '../outlook/ruleFor.ts';
import { isHopeless, isVain, isWon } from '../outlook/standing.ts';
import type { Mothership } from '../state.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { askedIn, attackBrief, readiness } from '../text/kinds.ts';
import { SCENE_WORDS, TABLE_WORDS } from '../text/table.ts';
import { ABOUT } from './about.ts';
import { EndScene } from './art/EndScene.tsx';
import { Board } from './Board.tsx';
import { Figure } from './Figure.tsx';
import { retold } from './guide/retold.ts';
import { story } from './guide/story.ts';
import { voice } from './guide/voice.ts';
import { KINDS } from './kinds.ts';
import { risk } from './risk.ts';
import { Score } from './Score.tsx';

const BOOKS: Books = { en: () => import('../rules.en.md?raw') };

const table: GameTable<Mothership> = {
  about: ABOUT,
  kinds: KINDS,
  batchWords: ({ id, actions }, view) =>
    id === 'rest'
      ? TABLE_WORDS.restCard(actions.length / 2)
      : TABLE_WORDS.formation[view.table.mode === 'solo' ? 'solo' : 'others'],
  batchAdvised: 'place',
  asked: askedIn,
  brief: (action, view) => (action.type === 'attack' ? attackBrief(action, view) : {}),
  wayOut: ['end', 'pass', 'stop'],
  left: (view) => (view.active === view.me ? stillActing(view).length : 0),
  note(action, view) {
    if (action.type === 'end') return readiness(view);
    if (isVain(view, action)) return SCENE_WORDS.noFace;
    if (action.type === 'gas') return SCENE_WORDS.gasNote;
    return action.type === 'play' ? CARD_WORDS[action.card].text : undefined;
  },
  settles: (view, legal) =>
    legal.some(({ type }) => type === 'pass') && (isWon(view) || isHopeless(view, legal))
      ? [{ type: 'pass' }]
      : undefined,
  turnPlan: { most: 12, begins: ['move', 'divert', 'jump', 'deploy', 'row'] },
  givesUp: ['concede'],
  asksOnBoard: ['escape', 'declare', 'rolled', 'planetRolled', 'lost', 'planetDefend'],
  risk,
  lights: true,
  foresees: true,
  Board,
  Ending: EndScene,
  Score,
  story,
  retold,
  Figure,
  rules: async (language) => (await BOOKS[language]()).default,
  ruleFor,
  missions: async () => (await import('./guide/missions.ts')).missions,
  keys: TABLE_WORDS.keys,
  editor: true,
  setUp: async () => (await import('./guide/setUp.tsx')).setUp,
  guide: async () => (await import('./guide/ladder.ts')).guide,
  voice,
  reasons: async () => (await import('./guide/reasons.ts')).reasons,
  counsel: async () => (await import('./guide/counsel.ts')).counsel,
  terms: async () => (await import('../text/terms.ts')).terms,
};
export default table;

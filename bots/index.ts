/** Players: they are given what a seat may know, never the state. */
export {
  type Bot,
  type Budget,
  type Estimate,
  type Intent,
  LEVELS,
  type Level,
  type Question,
  questionOf,
  sensible,
  type Thinking,
  type Thought,
} from './bot.ts';
export { DEFAULT_BUDGET, decide, type Progress, ponder, type Terms } from './decide.ts';
export { type Interjection, interjection } from './interjection.ts';
export { botOf } from './levels.ts';
export { followed, luckAt, playOn } from './playout.ts';
export { Ply } from './ply.ts';
export { forgetOthers } from './standing.ts';
export { search } from './strong.ts';
export { SEARCH, type SearchSettings } from './treeSearch.ts';
export {
  type FindGame,
  type Host,
  type Port,
  type RemoteBot,
  type RemoteTerms,
  type RemoteThinking,
  type Request,
  remoteBot,
  serve,
} from './worker.ts';

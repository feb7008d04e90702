/** The strong bot: a game that names plans is played by comparing those, every other by a tree search. */
import { type Bot, forced, settled } from './bot.ts';
import { keptTo } from './intent.ts';
import { Planning } from './planning.ts';
import { SEARCH, type SearchSettings, TreeSearch } from './treeSearch.ts';

/** A search with its own settings, for tuning. */
export function search(settings: Partial<SearchSettings> = {}): Bot {
  const all = { ...SEARCH, ...settings };
  return {
    level: 'strong',
    think(question, seed) {
      const only = forced(question);
      // What needs no thought does not end a plan.
      if (only !== undefined) return settled(only, question.intent);
      const kept = keptTo(question, seed);
      if (kept !== undefined) return kept;
      if (question.game.sense.plans !== undefined) return new Planning(question, seed);
      return new TreeSearch(question, seed, all);
    },
  };
}

// Said to be pure, so that a page that only asks bots elsewhere leaves the search out.
export const strong = /* @__PURE__ */ search();

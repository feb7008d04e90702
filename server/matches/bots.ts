/** Who thinks for the bots: given a state that is redealt before it goes anywhere, they answer with an action. */
import { type Budget, botOf, decide, type Level, questionOf } from '#bots';
import { type Action, type Game, type Kit, redeal, type Seat, stream } from '#engine';

export interface Thinkers {
  choose(level: Level, game: Game, state: Readonly<Kit['state']>, seat: Seat, seed: string): Promise<Action>;
  close(): Promise<void>;
}

export const BOT_BUDGET: Budget = { iterations: 2000, ms: 2500 };

/** Thinks at once, where it is asked: for tests and for processes that do nothing else. */
export const THINK_HERE: Thinkers = {
  choose(level, game, state, seat, seed) {
    const dealt = redeal(game, state, seat, stream(`${seed} for the worker`));
    const terms = { seed, budget: BOT_BUDGET, now: () => performance.now() };
    return Promise.resolve(decide(botOf(level), questionOf(game, dealt, seat), terms).action);
  },
  close: () => Promise.resolve(),
};

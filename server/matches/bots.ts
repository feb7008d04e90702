/** Who thinks for the bots: given a state that is redealt before it goes anywhere, they answer with an action. */
import { type Budget, botOf, decide, type Intent, type Level, questionOf, type Thought } from '#bots';
import { type Action, type GameWithBots, type Kit, redeal, type Seat, stream } from '#engine';

/** Who is asked, and what about. */
export interface BotQuestion {
  readonly level: Level;
  readonly game: GameWithBots;
  readonly state: Readonly<Kit['state']>;
  readonly seat: Seat;
  readonly seed: string;
  /** What the seat last set out to do. */
  readonly intent?: Intent | undefined;
  /** How long it may think, where that is not as usual. */
  readonly budget?: Budget | undefined;
}

export interface Thinkers {
  choose(asked: BotQuestion): Promise<Thought<Action>>;
  close(): Promise<void>;
}

export const BOT_BUDGET: Budget = { iterations: 2000, ms: 2500 };
/** For whoever's clock has run out: the others have waited long enough. */
export const CLOCK_BUDGET: Budget = { iterations: 1000, ms: 800 };

/** Thinks at once, where it is asked: for tests and for processes that do nothing else. */
export const THINK_HERE: Thinkers = {
  choose({ level, game, state, seat, seed, intent, budget = BOT_BUDGET }) {
    const dealt = redeal(game, state, seat, stream(`${seed} for the worker`));
    const terms = { seed, budget, now: () => performance.now() };
    return Promise.resolve(decide(botOf(level), questionOf(game, dealt, seat, { intent }), terms));
  },
  close: () => Promise.resolve(),
};

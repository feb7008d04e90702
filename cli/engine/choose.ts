/** `choose`: what a bot would do in a seat's place. */
import { botOf, decide, LEVELS, type Level, questionOf } from '#bots';
import { type GameWithBots, hash, isOneOf } from '#engine';
import { nearest } from '../suggest.ts';
import { answer, fail, type Reply } from './reply.ts';
import type { AnyMatch } from './session.ts';

interface Request {
  readonly seat: number;
  readonly bot: string;
  readonly budget?: { readonly iterations?: number; readonly ms?: number };
}

export function choose(game: GameWithBots, match: AnyMatch, { seat, bot, budget }: Request): Reply {
  if (!isLevel(bot)) {
    return fail('bad-request', ['bot', LEVELS, bot, nearest(bot, LEVELS)], { field: 'bot' });
  }
  if (budget && budget.iterations === undefined && budget.ms === undefined) {
    return fail('bad-request', 'budget', { field: 'budget' });
  }
  if (match.outcome) return fail('over', 'over');
  if (!match.decisions().some((decision) => decision.seat === seat)) {
    return fail('not-your-turn', ['nothingToDecide', seat]);
  }
  const thought = decide(botOf(bot), questionOf(game, match.state, seat), {
    // From what the seat sees, so that the choice depends on nothing else: asked again it is the same.
    seed: `choose ${hash(match.view(seat))}`,
    ...(budget ? { budget } : {}),
    // Only a budget of time looks at the clock; otherwise the same question always gets the same answer.
    ...(budget?.ms === undefined ? {} : { now: () => performance.now() }),
  });
  const { action, estimates, iterations } = thought;
  return answer({ version: match.version, action, ...(estimates ? { estimates, iterations } : {}) });
}

function isLevel(name: string): name is Level {
  return isOneOf(LEVELS, name);
}

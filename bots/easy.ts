/** The easy bot: the game's quick policy, with a move out of the blue every now and then. */
import { pick, stream } from '#engine';
import { type Bot, forced, settled } from './bot.ts';

/** One choice in so many is made at random. */
const WHIM = 4;

export const easy: Bot = {
  level: 'easy',
  think(question, seed) {
    const only = forced(question);
    if (only !== undefined) return settled(only);
    const { game, seat, actions } = question;
    const dice = stream(seed);
    if (dice.int(WHIM) === 0) return settled(pick(actions, dice));
    return settled(game.sense.rollout(question.sample(dice), seat, actions, dice));
  },
};

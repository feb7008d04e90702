/** The random bot: any legal action. */
import { pick, stream } from '#engine';
import { type Bot, settled } from './bot.ts';

export const random: Bot = {
  level: 'random',
  think: ({ actions }, seed) => settled(pick(actions, stream(seed))),
};

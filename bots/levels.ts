/** The bot of every level. */
import type { Bot, Level } from './bot.ts';
import { easy } from './easy.ts';
import { random } from './random.ts';
import { sound } from './sound.ts';
import { strong } from './strong.ts';

const BOTS: { readonly [L in Level]: Bot } = { random, easy, sound, strong };

export function botOf(level: Level): Bot {
  return BOTS[level];
}

/** Exoship by Kevin Sylves: everything the platform may know about it. */
import type { GameWithBots } from '#engine';
import { sense } from './bot/index.ts';
import { rules } from './game.ts';
import type { Exoship } from './state.ts';
import { words } from './text/en.ts';
import { yardstick } from './yardstick.ts';

export const exoship: GameWithBots<Exoship> = { ...rules, sense, words, yardstick };

export type { Exoship } from './state.ts';

/** Exoworld Survival by Juan Pablo Vargas Seguel: everything the platform may know about it. */
import type { GameWithBots } from '#engine';
import { sense } from './bot/index.ts';
import { rules } from './game.ts';
import type { Exoworld } from './state.ts';
import { words } from './text/en.ts';
import { yardstick } from './yardstick.ts';

export const exoworld: GameWithBots<Exoworld> = { ...rules, sense, words, yardstick };

export type { Exoworld } from './state.ts';

/** Exodus, adapted from the game by Lester Ward: everything the platform may know about it. */
import type { GameWithBots } from '#engine';
import { sense } from './bot/index.ts';
import { rules } from './game.ts';
import { late } from './rules/late.ts';
import type { Exodus } from './state.ts';
import { words } from './text/en.ts';
import { yardstick } from './yardstick.ts';

export const exodus: GameWithBots<Exodus> = { ...rules, late, sense, words, yardstick };

export type { Exodus } from './state.ts';

/** Mothership: Tabletop Combat: everything the platform may know about it. */
import type { GameWithBots } from '#engine';
import { sense } from './bot/index.ts';
import { rules } from './game.ts';
import type { Mothership } from './state.ts';
import { words } from './text/en.ts';
import { yardstick } from './yardstick.ts';

export const mothership: GameWithBots<Mothership> = { ...rules, sense, words, yardstick };

export type { Mothership } from './state.ts';

/** Project EOS Rise: everything the platform may know about it. */
import type { GameWithBots } from '#engine';
import { sense } from './bot/index.ts';
import { rules } from './game.ts';
import { late } from './rules/late.ts';
import type { EosRise } from './state.ts';
import { words } from './text/en.ts';
import { yardstick } from './yardstick.ts';

export const eosRise: GameWithBots<EosRise> = { ...rules, late, sense, words, yardstick };

export type { EosRise } from './state.ts';

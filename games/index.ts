/** The registry: one line a game. */
import type { GameWithBots } from '#engine';
import { eosRise } from './eos-rise/index.ts';
import { exodus } from './exodus/index.ts';
import { exoship } from './exoship/index.ts';
import { exoworld } from './exoworld/index.ts';
import { mothership } from './mothership/index.ts';

export const GAMES: readonly GameWithBots[] = [exoship, exoworld, mothership, eosRise, exodus];

export function findGame(id: string): GameWithBots | undefined {
  return GAMES.find((game) => game.id === id);
}

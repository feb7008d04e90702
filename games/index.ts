/** The registry: one line a game. */
import type { Game } from '#engine';
import { exoship } from './exoship/index.ts';
import { mothership } from './mothership/index.ts';

export const GAMES: readonly Game[] = [exoship, mothership];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The registry: one line a game. */
import type { Game } from '#engine';
import { exodus } from './exodus/index.ts';
import { exoship } from './exoship/index.ts';

export const GAMES: readonly Game[] = [exoship, exodus];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

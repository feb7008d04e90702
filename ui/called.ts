/** What a seat is called at a table: by its role there, else by its person's name, else by its number. */
import type { Game, Kit, Seat } from '#engine';
import { kit } from './text.ts';

/** Without a view nobody's role is told. */
export function calledAt<K extends Kit>(game: Game<K>, seat: Seat, view?: K['view']): string {
  const role = view === undefined ? undefined : game.words.seat?.(seat, view);
  return role ?? game.people?.[seat] ?? kit.player(seat);
}

/** A game at a table where people have names: its words say them, and its views carry them for the board. */
import type { Game, Kit } from './game.ts';
import type { People } from './seat.ts';

export function named<K extends Kit>(game: Game<K>, people: People): Game<K> {
  return {
    ...game,
    people,
    words: game.words.among?.(people) ?? game.words,
    view: (s, seat) => ({ ...game.view(s, seat), called: people }),
  };
}

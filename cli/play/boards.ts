/** The position as text. A game may bring its own board; for the others the view is printed as an outline. */
import type { Game } from '#engine';
import { board as exoship } from '#games/exoship/text/board.ts';
import type { Paint } from '../paint.ts';
import type { PlayWords } from '../words.ts';
import { outline } from './outline.ts';

interface TextBoard {
  lines(view: object, paint: Paint, width: number): string[];
}

interface BoardTerms {
  readonly paint: Paint;
  readonly width: number;
  readonly words: PlayWords;
}

const BOARDS: ReadonlyMap<string, TextBoard> = new Map([['exoship', { lines: exoship }]]);

export function boardLines(game: Game, view: object, { paint, width, words }: BoardTerms): string[] {
  return BOARDS.get(game.id)?.lines(view, paint, width) ?? outline(view, width, words);
}

/** How long a decision may take: as the table says for all alike, or as the game says for each. */
import type { Game, Kit, Pace } from '#engine';
import type { MatchRow } from '../store/index.ts';

/** What a game with times of its own gives where it names none, in seconds. */
export const UNNAMED = 300;

interface Open {
  readonly row: MatchRow;
  readonly game: Game;
  readonly match: { readonly state: Readonly<Kit['state']> };
}

/** What the game says about the decision that is open. */
function paceOf({ row, game, match }: Open): Pace | undefined {
  return row.paced && match.state.outcome === undefined ? game.pace?.(match.state) : undefined;
}

/** Milliseconds for the decision that is open; undefined where there is no clock. */
export function timeFor(open: Open): number | undefined {
  const pace = paceOf(open);
  return pace === undefined ? open.row.clock : pace.seconds * 1000;
}

/** The name of what shares one time with the decision that is open. */
export const spanOf = (open: Open): string | undefined => paceOf(open)?.span;

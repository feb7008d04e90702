/** What seats and options forbid together, in English. */
import { entryOf, type TableProblem } from '#engine';

type About = NonNullable<TableProblem['about']>;

const LINES = {
  nobodyToHideFrom: (_: About) =>
    'Incommunication needs at least two players: alone there is nobody to hide cards from.',
  noSuchPlayer: ({ seats }: About) => `The first player is one of ${seats}, or 0 to leave it to chance.`,
} as const;

export type TableProblemCode = keyof typeof LINES;

export function tableProblemLine({ code, about = {} }: TableProblem): string {
  return entryOf(LINES, code)(about);
}

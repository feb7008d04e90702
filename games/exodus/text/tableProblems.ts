/** What seats and options forbid together, in English. */
import { entryOf, type TableProblem } from '#engine';

type About = NonNullable<TableProblem['about']>;

const LINES = {
  furtherFactions: ({ wanted, seats, named }: About) =>
    wanted === 0
      ? `With ${seats} seats there are no further factions: choose none.`
      : `Choose ${wanted} further ${wanted === 1 ? 'faction' : 'factions'} for ${seats} seats, not ${named}, or none for the usual ones.`,
  researchersHeld: (_: About) =>
    'Researchers that nobody holds do not go with a seat that plays the Researchers.',
} as const;

export type TableProblemCode = keyof typeof LINES;

export function tableProblemLine({ code, about = {} }: TableProblem): string {
  return entryOf(LINES, code)(about);
}

/** What seats and options forbid together, in English. */
import { entryOf, type TableProblem } from '#engine';

type About = NonNullable<TableProblem['about']>;

const LINES = {
  noSuchSeat: ({ seats }: About) => `Choose a seat from 1 to ${seats}, or 0 for the usual one.`,
  seatWithout: ({ seat }: About) => `Seat ${seat} is left without a character.`,
} as const;

export type TableProblemCode = keyof typeof LINES;

export function tableProblemLine({ code, about = {} }: TableProblem): string {
  return entryOf(LINES, code)(about);
}

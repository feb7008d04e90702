/** The steps of a voyage, in the order of play. None of them needs to know anything. */
import { type ShapeOf, tagged } from '#engine';

export const FRAMES = tagged('step', {
  setUp: {},
  sleeper: {},
  move: {},
  event: {},
  mark: {},
  freeSway: {},
  actions: {},
  suspicion: {},
  endOfTurn: {},
});
export type ExoshipFrame = ShapeOf<typeof FRAMES>;

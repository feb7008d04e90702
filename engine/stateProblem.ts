/** What is wrong with a state from outside: first its shape, then what no shape can say. It stands any JSON. */
import type { Game, Kit } from './game.ts';
import type { Problem } from './shape.ts';

export function stateProblem<K extends Kit>(game: Game<K>, state: unknown): Problem | undefined {
  // What has the shape is of the type that was read off it.
  return game.shapes.state.problem(state, 'state') ?? game.invariants?.(state as K['state']);
}

/** What a player can do. Founders go by id. */
import { maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { FOUNDER_IDS } from './content/founders.ts';
import { GENERATIONS } from './state.ts';

const founder = oneOf(FOUNDER_IDS);
const generation = oneOf(GENERATIONS);

export const ACTIONS = tagged('type', {
  sleeper: { card: founder, place: founder },
  freeSway: { generation },
  sway: { by: founder, target: founder },
  /** What the use of an ability needs besides depends on the founder. */
  ability: { by: founder, target: maybe(founder), to: maybe(generation) },
  replace: { founder },
  changeCourse: {},
  end: {},
});
export type ExoshipAction = ShapeOf<typeof ACTIONS>;
export type AbilityAction = Extract<ExoshipAction, { type: 'ability' }>;

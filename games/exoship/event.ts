/** What a step can tell: the log, the live region, sound and animation live on these. All of it is public. */
import { flag, int, list, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { FOUNDER_IDS } from './content/founders.ts';
import { TIMELINE_SIDE_IDS } from './content/ids.ts';
import { ARRIVAL, DESTINATIONS, GENERATIONS, SIDES } from './state.ts';

export const DISCARD_CAUSES = ['mark', 'blight', 'course', 'fixer', 'suspicion'] as const;
export type DiscardCause = (typeof DISCARD_CAUSES)[number];

export const MOVE_CAUSES = ['promotionBoard', 'physician', 'recruiter', 'steward'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

export const REPLACE_CAUSES = ['action', 'quartermaster', 'crewRotation'] as const;
export type ReplaceCause = (typeof REPLACE_CAUSES)[number];

const founder = oneOf(FOUNDER_IDS);
const founders = list(founder, { max: FOUNDER_IDS.length });
const generation = oneOf(GENERATIONS);
const side = oneOf(SIDES);
const step = int(0, ARRIVAL);
const card = oneOf(TIMELINE_SIDE_IDS);
const count = int(0, 99);

export const EVENTS = tagged('type', {
  dealt: { founders },
  sleeperPlaced: { card: founder, place: founder, other: founder },
  travelled: { step },
  died: { founders },
  born: { founder, side, for: founder },
  joined: { founder, cause: oneOf(['fill', 'birthBoom']) },
  eventDrawn: { card },
  eventIdle: { card },
  turnedBack: { founder },
  swayed: { target: founder, by: maybe(founder), how: oneOf(['free', 'arrow', 'ability']) },
  discarded: { founder, cause: oneOf(DISCARD_CAUSES), by: maybe(founders) },
  moved: { founder, to: generation, cause: oneOf(MOVE_CAUSES) },
  replaced: { founder, newcomer: founder, side, cause: oneOf(REPLACE_CAUSES) },
  cardTurned: { step, card },
  traded: { upper: founder, lower: founder },
  blinded: { founder },
  courseChanged: { captain: founder },
  ringDeployed: {},
  suspicion: { exposed: count, drill: flag() },
  suspicionSkipped: {},
  actionsEnded: { left: count },
  won: { points: count, early: count },
  lost: { points: count, at: oneOf(DESTINATIONS) },
});
export type ExoshipEvent = ShapeOf<typeof EVENTS>;

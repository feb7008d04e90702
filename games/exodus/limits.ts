/** The shapes and bounds that states, actions and events share. */
import { int, list, oneOf, type Shape } from '#engine';
import { FACTIONS } from './content/factions.ts';
import { ORDER_KEYS } from './content/orders.ts';
import { DISPOSITIONS, LANDFALLS, PLAIN_PLANS, type Stake } from './content/plans.ts';
import { SECRET_IDS } from './content/secrets.ts';

export const MOST_SEATS = FACTIONS.length;
/** The highest number of a system: a course names it in three digits. */
export const MOST_SYSTEMS = 999;
/** XD-8.9 jump excess. */
export const MOST_EXCESS = 12;
/** XD-15.8 no voyage is longer. */
export const MOST_CYCLES = 80;

/** Voyages end before anything comes to so much. */
export const MANY = 10_000;
export const count = int(0, MANY);
export const seat = int(0, MOST_SEATS - 1);
export const faction = oneOf(FACTIONS);
export const factions = list(faction, { max: FACTIONS.length });
export const order = oneOf(ORDER_KEYS);
export const intent = oneOf(['none', ...ORDER_KEYS]);
export const secret = oneOf(SECRET_IDS);
/** A secret by its place in the state. */
export const secretIndex = int(0, 200);
/** A system of the map, by its number. */
export const system = int(0, MOST_SYSTEMS);
/** XD-1.2 what three dice come to. */
export const roll = int(-3, 3);

const WORDS: ReadonlySet<unknown> = new Set<string>([
  'none',
  ...ORDER_KEYS,
  ...DISPOSITIONS,
  ...LANDFALLS,
  ...PLAIN_PLANS,
]);
const COURSE = /^(jump|hurried|scout|nuke)@\d{1,3}$/;

/** What a scene is about: an intent or a ballot. */
export const stake: Shape<Stake> = {
  problem: (value, field) =>
    WORDS.has(value) || (typeof value === 'string' && COURSE.test(value))
      ? undefined
      : { field, reason: 'must be an order, a disposition, a course or a word about landfall' },
};

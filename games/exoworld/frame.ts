/** The steps of the sequence of play, with what they need to know. */
import { choices, type FixedType, int, list, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { CROSSING } from './action.ts';
import { BRANCH_IDS, EFFECT_IDS } from './content/ids.ts';
import { RESOURCES } from './content/resources.ts';
import { FORESEEN, MOST_AT_ONCE, MOST_PLAYERS, place, seat } from './limits.ts';

const WINDOWS = [2, 3, 4] as const;
/** The protocol windows in which seats are asked (XW-7); PW-1 is the action phase itself. */
export type Window = (typeof WINDOWS)[number];

/** Where a list of parts of an event stands. */
const parts = {
  effect: oneOf(EFFECT_IDS),
  /** The branch that was chosen, if the parts are those of a branch. */
  branch: maybe(oneOf(BRANCH_IDS)),
  at: int(0, 9),
};
export interface PartsFrame extends FixedType<typeof parts> {}

const left = int(1, MOST_AT_ONCE);
const used = list(place, { max: 5 });
const by = seat;
const colour = oneOf(RESOURCES);
const window = oneOf(WINDOWS);
const asked = int(0, MOST_PLAYERS);

export const FRAMES = tagged('step', {
  setUp: {},
  characters: {},
  companions: {},
  deal: {},
  startOfTurn: {},
  actions: {},
  pay: {},
  consent: {},
  survey: {},
  sorting: {},
  alsoRepair: { place },
  sealing: { left, first: maybe(place) },
  manifest: { by, left },
  passOn: { from: seat, to: seat },
  damageControl: { by, left },
  convert: { by },
  override: { by, left, but: place },
  recover: { by, left },
  forecast: { by, count: int(1, FORESEEN) },
  window: { window, asked },
  respond: { window, asked, seat },
  drawEvent: {},
  carryOut: {},
  parts,
  placing: { ...parts, left, used },
  tiring: { ...parts, left, used },
  choosing: parts,
  naming: { colour: maybe(colour), count: int(1, 2) },
  discarding: { seat, colour: maybe(colour), left },
  crossing: { chosen: choices(CROSSING, { seats: MOST_PLAYERS, each: 1 }) },
  passLeft: {},
  eventDone: {},
  update: {},
  handLimits: {},
  endOfTurn: {},
});
export type ExoworldFrame = ShapeOf<typeof FRAMES>;

/** The state of a game of Exoship, in the game's own words. */
import {
  core,
  each,
  fixed,
  flag,
  int,
  type Kit,
  list,
  maybe,
  type Outcome,
  oneOf,
  type Play,
  pile,
  record,
  type ShapeOf,
  text,
  type ValuesOf,
} from '#engine';
import type { ExoshipAction } from './action.ts';
import { FOUNDER_IDS } from './content/founders.ts';
import { CARD_NUMBERS, CARD_SIDES } from './content/ids.ts';
import type { ExoshipEvent } from './event.ts';
import { type ExoshipFrame, FRAMES } from './frame.ts';
import type { OPTIONS } from './options.ts';
import type { View } from './view.ts';

/** The columns of the grid, oldest first. */
export const GENERATIONS = ['elder', 'midlife', 'young'] as const;
export type Generation = (typeof GENERATIONS)[number];

export const SIDES = ['directorate', 'rift'] as const;
export type Side = (typeof SIDES)[number];

const founder = oneOf(FOUNDER_IDS);
const founders = list(founder, { max: FOUNDER_IDS.length });

/** A founder in play, the affiliation that is up with it. */
const FOUNDER = record({ id: founder, side: oneOf(SIDES) });
export interface Founder extends ShapeOf<typeof FOUNDER> {}

/** Column by column, rank 1 first, without gaps. */
const GRID = each(GENERATIONS, list<Founder>(FOUNDER, { max: FOUNDER_IDS.length }));
export type Grid = ShapeOf<typeof GRID>;

/** One of the timeline cards, with the side that is up. */
const CARD = fixed({ card: oneOf(CARD_NUMBERS), side: oneOf(CARD_SIDES) });
export interface TimelineCard extends ShapeOf<typeof CARD> {}

export const ORIGINS = ['earth', 'mars'] as const;
export const SHIP_SIDES = ['ring', 'cruise'] as const;
export const DESTINATIONS = ['mariposa', 'axios'] as const;

/** The step at which the ship arrives; 0 is the origin, 1 to 4 are the timeline cards. */
export const ARRIVAL = 5;

/** XS-8 Who plays alone wins, or loses at one of the two destinations. */
const OUTCOME = fixed({
  winners: list(oneOf([0]), { max: 1 }),
  reason: oneOf(['won', ...DESTINATIONS]),
  rule: text(10),
  points: list(int(0, 30), { min: 1, max: 1 }),
});

export const STATE = record({
  ...core(FRAMES, { min: 1, max: 1 }),
  outcome: maybe<Outcome>(OUTCOME),
  origin: oneOf(ORIGINS),
  hard: flag(),
  /** Steps 1 to 4, with the side that is up. */
  timeline: list<TimelineCard>(CARD, { min: CARD_NUMBERS.length, max: CARD_NUMBERS.length }),
  /** Where La Oruga is. */
  step: int(0, ARRIVAL),
  ship: oneOf(SHIP_SIDES),
  destination: oneOf(DESTINATIONS),
  grid: GRID,
  /** Founders not in play: the top is drawn, the bottom receives. */
  reserve: pile(founder, FOUNDER_IDS.length, oneOf(['all'])),
  /** The two cards looked at when the voyage begins at Mars (XS-9.1). */
  sleepers: founders,
  actionsLeft: int(0, 3),
  /** Blackout skips this turn's suspicion phase. */
  noSuspicion: flag(),
  /** Whose arrows count for nothing in this turn's suspicion phase. */
  blinded: founders,
});
export interface State extends ShapeOf<typeof STATE> {}

export interface Exoship extends Kit {
  state: State;
  action: ExoshipAction;
  frame: ExoshipFrame;
  view: View;
  event: ExoshipEvent;
  options: ValuesOf<typeof OPTIONS>;
}

export type G = Play<Exoship>;

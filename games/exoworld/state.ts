/** The state of a game of Exoworld Survival, in the game's own words. */
import {
  core,
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
  type ValuesOf,
  yes,
} from '#engine';
import { type ExoworldAction, SAYINGS } from './action.ts';
import { CARD_IDS } from './content/cards.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { HEALTH_IDS } from './content/health.ts';
import { EVENT_IDS } from './content/ids.ts';
import { MODULE_IDS } from './content/modules.ts';
import { RESOURCES } from './content/resources.ts';
import { SCENARIO_IDS } from './content/scenarios.ts';
import { BASE_TOKENS, FATIGUE_MOST } from './content/tokens.ts';
import type { ExoworldEvent } from './event.ts';
import { type ExoworldFrame, FRAMES } from './frame.ts';
import { count, MOST_CARDS, MOST_PLACES, MOST_PLAYERS, place, seat, space, sums } from './limits.ts';
import type { OPTIONS } from './options.ts';
import type { View } from './view.ts';

export const SUPPLY_MOST = 20;
export const EMERGENCY_MOST = 10;
/** XW-1.3 the event deck is made of so many piles, and has so many events. */
const PILES = 5;
const MOST_EVENTS = 50;
const EVENTS_IN_DECK = 25;

/** The bit of someone who only watches. */
export const PUBLIC = 1 << MOST_PLAYERS;
/** Seen by everyone, onlookers too. */
export const EVERYONE = PUBLIC * 2 - 1;

const card = oneOf(CARD_IDS);
const cards = list(card, { max: MOST_CARDS });
const event = oneOf(EVENT_IDS);
const events = list(event, { max: MOST_EVENTS });
const characters = list(oneOf(CHARACTER_IDS), { max: CHARACTER_IDS.length });
const colour = oneOf(RESOURCES);
const colourOrProtocol = oneOf([...RESOURCES, 'protocol']);
/** Who knows a card: a bit a seat, and one for the public. */
const seen = int(0, EVERYONE);

/** A place of the base: the home base or a module. */
const PLACE = record({
  card: oneOf([...MODULE_IDS, 'home']),
  x: space,
  y: space,
  /** The tokens that lie there, in the order of `BASE_TOKENS`. */
  tokens: list(int(0, 4), { min: BASE_TOKENS.length, max: BASE_TOKENS.length }),
});
export interface Place extends ShapeOf<typeof PLACE> {}

/** The home base is always the first place; the modules follow in the order in which they were deployed. */
export const HOME = 0;

/** A character in play. With several players there is one a seat, in seat order; alone, three of seat 0. */
const CREW = record({
  id: oneOf(CHARACTER_IDS),
  seat,
  /** The place, by its number. */
  at: place,
  fatigue: int(0, FATIGUE_MOST),
  health: list(oneOf(HEALTH_IDS), { max: HEALTH_IDS.length }),
  /** Whether the player has left the table (XW-8.2). */
  away: flag(),
});
export interface Crew extends ShapeOf<typeof CREW> {}

/** A hand of cards; `seen` says of each card who knows it is there. */
const HAND = record({ cards, seen: list(seen, { max: MOST_CARDS }) });
export interface Hand extends ShapeOf<typeof HAND> {}

/** A deployment that is being paid for. */
const SITE = fixed({
  module: oneOf(MODULE_IDS),
  x: space,
  y: space,
  /** The colours still to be paid. */
  due: list(colour, { min: 1, max: 4 }),
  /** How many of them need not be paid (Rapid Fabrication). */
  waived: int(0, 2),
});
export interface Site extends ShapeOf<typeof SITE> {}

/** A card offered to another player, or asked of one, who has not answered yet. */
const OFFER = fixed({
  kind: oneOf(['give', 'take', 'request']),
  from: seat,
  to: seat,
  /** The card, when it is named. */
  card: maybe(card),
  seen,
  colour: colourOrProtocol,
  /** Taken by the Crew Coordinator's skill instead of an action. */
  skill: flag(),
});
export interface Offer extends ShapeOf<typeof OFFER> {}

/** An event on the table, and the pile it is from. */
const DRAWN = fixed({
  event,
  section: int(1, PILES),
  /** XW-9.2 everyone has seen it before it is carried out. */
  open: maybe(yes()),
});
export interface Drawn extends ShapeOf<typeof DRAWN> {}

/** XW-R14 what a player has refused this turn: a card, or where hands are secret a colour. */
const REFUSAL = fixed({
  seat,
  /** Whether it was offered to them; otherwise it was asked of them. */
  offered: flag(),
  what: oneOf([...CARD_IDS, ...RESOURCES, 'protocol']),
});
export interface RefusedOffer extends ShapeOf<typeof REFUSAL> {}

const SAID = fixed({ seat, what: oneOf(SAYINGS), colour });
export interface Said extends ShapeOf<typeof SAID> {}

/** XW-8.1 you win the moment all four productions are 0 or above, whatever else is broken. */
const OUTCOME = fixed({
  winners: list(seat, { max: MOST_PLAYERS }),
  reason: oneOf(['won', 'lost']),
  rule: oneOf(['XW-8.1']),
});

export const STATE = record({
  ...core(FRAMES, { min: 1, max: MOST_PLAYERS }),
  outcome: maybe<Outcome>(OUTCOME),
  scenario: oneOf(SCENARIO_IDS),
  critical: flag(),
  incommunication: flag(),
  /** Who begins, counted from 1; 0 until chance has said. */
  first: int(0, MOST_PLAYERS),
  /** True sums, in the order of the resources (XW-5.4). */
  production: sums,
  supply: list(int(0, SUPPLY_MOST), { min: RESOURCES.length, max: RESOURCES.length }),
  emergency: int(0, EMERGENCY_MOST),
  base: list<Place>(PLACE, { min: 1, max: MOST_PLACES }),
  crew: list<Crew>(CREW, { max: MOST_PLAYERS }),
  /** By seat. */
  hands: list<Hand>(HAND, { min: 1, max: MOST_PLAYERS }),
  /** The characters each seat still chooses among. */
  offers: list(characters, { max: MOST_PLAYERS }),
  /** Characters out of play. */
  spare: characters,
  deck: pile(card, MOST_CARDS),
  faceUp: list(card, { max: 4 }),
  discards: cards,
  /** Protocols put away unseen (XW-1.2). */
  out: cards,
  /** Cards held for a moment: looked at by the Surveyor, or put away by the Quartermaster. */
  aside: cards,
  /** Whether the discards have become the deck at least once: from then on the deck holds only cards that were seen. */
  reshuffled: flag(),
  events: pile(event, MOST_EVENTS),
  /** From which of the five piles each event of the deck is, the next one first. Everyone knows this. */
  sections: list(int(1, PILES), { max: EVENTS_IN_DECK }),
  /** The event that is drawn and not yet done. */
  drawn: maybe<Drawn>(DRAWN),
  eventDiscards: events,
  /** Events put away unseen (XW-1.3). */
  eventsOut: events,
  /** Whose turn it is: the number of the character. */
  current: seat,
  turn: count,
  /** Actions used this turn, and those beyond the usual ones granted. */
  spent: count,
  bonus: count,
  /** The Veteran's extra actions used this turn. */
  chores: count,
  skillUsed: flag(),
  /** Nothing was done in this turn yet: players may join and leave (XW-8.2). */
  fresh: flag(),
  /** Rapid Fabrication waits for the next deployment. */
  fabrication: flag(),
  /** Bulkhead Lockdown: this event places no tokens. */
  lockdown: flag(),
  /** Ration Discipline: negative productions count 0 in this update. */
  rationing: flag(),
  /** Items and protocols whose effect was used this turn (XW-R18). */
  played: cards,
  /** What was refused this turn, and by whom. */
  refusedBy: list<RefusedOffer>(REFUSAL, { max: 500 }),
  /** What was said of colours this turn (XW-9.2). */
  said: list<Said>(SAID, { max: MOST_PLAYERS * SAYINGS.length * RESOURCES.length }),
  site: maybe<Site>(SITE),
  offer: maybe<Offer>(OFFER),
  /** No transfers until this seat's next turn. */
  noTransfers: maybe(seat),
  /** No protocol effects until this seat's next turn. */
  noProtocols: maybe(seat),
  /** XW-4.3 the places on which the event in hand has put tokens; absent while there are none. */
  placed: maybe(list(place, { min: 1, max: MOST_PLACES })),
  /** Cards on their way to the left (Crossed Frequencies). Where someone is asked, all have arrived. */
  passing: list(fixed({ seat, card, seen }), { max: 0 }),
});
export interface State extends ShapeOf<typeof STATE> {}

export interface Exoworld extends Kit {
  state: State;
  action: ExoworldAction;
  frame: ExoworldFrame;
  view: View;
  event: ExoworldEvent;
  options: ValuesOf<typeof OPTIONS>;
}

export type G = Play<Exoworld>;

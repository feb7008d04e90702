/** The state of a game of Project EOS Rise, in the game's own words. */
import {
  core,
  each,
  fixed,
  flag,
  int,
  type Kit,
  list,
  maybe,
  oneOf,
  type Pile,
  type Play,
  pile,
  record,
  type Shape,
  type ShapeOf,
  some as someOf,
  text,
} from '#engine';
import type { EosAction } from './action.ts';
import { ALIEN_CLASSES, ALIEN_IDS } from './content/aliens.ts';
import { CHARACTERS, TRACKS } from './content/characters.ts';
import { DAMAGE_IDS } from './content/damage.ts';
import { REGIONS } from './content/regions.ts';
import { HULL_ROOMS, SLOTS } from './content/rooms.ts';
import { INTEL_LAP, PARADISE } from './content/tracks.ts';
import type { EosEvent } from './event.ts';
import { type EosFrame, FRAMES, STRIKE_KINDS, shipOrNone } from './frame.ts';
import {
  advancedRoom,
  alien,
  alienClass,
  contract,
  count,
  crew,
  damageCard,
  event,
  face,
  galaxy,
  icon,
  MANY,
  MOST_DICE,
  MOST_SEATS,
  mission,
  pip,
  SHIELD_TOKENS,
  seat,
  technology,
  who,
} from './limits.ts';
import { OPTIONS, type Options } from './options.ts';
import type { View } from './view.ts';

/** No class has more ship tokens. */
const MOST_SHIPS = 30;
const MOST_IN_DECK = 60;

const MISSION = record({ card: mission, stars: int(0, 3), counted: list(text(20), { max: 4 }) });

/** A character with everything on its board. */
const MEMBER = record({
  seat,
  level: int(1, 9),
  /** The advanced track the ring is on, from level 5. */
  track: maybe(oneOf(TRACKS)),
  stress: int(1, 11),
  cubes: int(0, 4),
  technology: list(technology, { max: 2 }),
  contract: maybe(contract),
  /** Where this character's cargo lies in the Universe. */
  cargo: maybe(galaxy),
  mission: maybe(MISSION),
  room: maybe(advancedRoom),
  /** Whether a figure stands on the advanced room's icon. */
  roomUsed: flag(),
  /** Where the two figures stand, once placed this round. */
  figure: maybe(oneOf(SLOTS)),
  assistant: maybe(oneOf(SLOTS)),
});
export interface Member extends ShapeOf<typeof MEMBER> {}

/** An Alien ship token on the map. */
const SHIP = record({
  class: alienClass,
  at: galaxy,
  /** Held by a Gravitic Anchor in this phase. */
  anchored: maybe(flag()),
});
export interface Ship extends ShapeOf<typeof SHIP> {}

/** An Alien ship card in play, with the items on it. */
const RAIDER = record({
  card: alien,
  frb: count,
  skill: count,
  credit: count,
  /** What it took in this combat round (R7). */
  damage: count,
});
export interface Raider extends ShapeOf<typeof RAIDER> {}

const STATION = record({
  at: galaxy,
  gate: flag(),
  /** The last round in which an action was taken there; 0 never (ER-13.7). */
  usedIn: count,
});

const ASTEROID = record({ at: galaxy, mined: flag() });
export interface Asteroid extends ShapeOf<typeof ASTEROID> {}

export interface Deck<C> {
  draw: Pile<C>;
  discard: C[];
}

function deck<C>(card: Shape<C>): Shape<Deck<C>> {
  return record({
    draw: pile(card, MOST_IN_DECK, oneOf(['all'])),
    discard: list(card, { max: MOST_IN_DECK }),
  });
}

const DECKS = record({
  damage: deck(damageCard),
  technology: deck(technology),
  contract: deck(contract),
  dexer: deck(alien),
  galagat: deck(alien),
  vorde: deck(alien),
  hawkins: deck(event),
  chandra: deck(event),
  borealis: deck(event),
  perseus: deck(event),
});
export interface Decks extends ShapeOf<typeof DECKS> {}

export const DECK_IDS = [
  'damage',
  'technology',
  'contract',
  'dexer',
  'galagat',
  'vorde',
  'hawkins',
  'chandra',
  'borealis',
  'perseus',
] as const satisfies readonly (keyof Decks)[];

/** "This round" effects of advanced rooms. */
const EFFECTS = record({
  damageCards: count,
  warp: count,
  /** Asteroid fields met in EOS movement draw no damage cards. */
  calmAsteroids: flag(),
  /** The class that Decoy Bay slows down. */
  decoyed: maybe(alienClass),
  gunneryRange: flag(),
  /** How many defeated ships still pay more intel. */
  prizes: count,
  pointDefence: flag(),
  salvage: flag(),
  /** How many hull damage events are still reduced. */
  bulkheads: count,
});
export interface Effects extends ShapeOf<typeof EFFECTS> {}

/** ER-14 The EOS on its way in Phase 3 or in step 3 of a Last Dash cycle. */
const FLIGHT = record({
  from: galaxy,
  /** Lanes and gate jumps used. */
  used: count,
  /** Afterburners and Slip Drives. */
  extra: count,
  /** ER-9.4 the Engine room went to 0 on the way. */
  stalled: flag(),
  /** Whether Slingshot has saved from a field already. */
  slung: flag(),
});
export interface Flight extends ShapeOf<typeof FLIGHT> {}

/** A damage card laid out in a combat round. */
const LAID_CARD = record({
  card: damageCard,
  /** Icons not matched yet; none left: activated. */
  open: list(icon, { max: 4 }),
  /** Who took its First Strike. */
  strike: maybe(who),
  /** Overcharge Cells. */
  bonus: count,
  /** Activated, and its damage applied. */
  spent: flag(),
});
export interface LaidCard extends ShapeOf<typeof LAID_CARD> {}

const DIE = record({ who, advanced: flag(), face, placed: flag() });
export interface Die extends ShapeOf<typeof DIE> {}

/** ER-15 One combat round. */
const COMBAT = record({
  round: count,
  fighters: crew,
  cards: list<LaidCard>(LAID_CARD, { max: DAMAGE_IDS.length }),
  dice: list<Die>(DIE, { max: MOST_DICE }),
  /** Whose STRESS faces count for nothing in this roll. */
  calm: crew,
  /** First Strikes that the payer's owner refused this combat round, as `card by`. */
  refused: list(text(60), { max: 200 }),
  led: flag(),
  ranged: flag(),
  overpenetrated: flag(),
  defeated: count,
  /** Ghost Transponder: no flee roll is made. */
  ghosted: flag(),
});
export interface Combat extends ShapeOf<typeof COMBAT> {}

const SHIELD = fixed({ ship: alien, pip });
export interface ShieldOnPip extends ShapeOf<typeof SHIELD> {}

/** ER-16 One strike roll. */
const STRIKE = record({
  kind: oneOf(STRIKE_KINDS),
  ships: list(alien, { min: 1, max: ALIEN_IDS.length }),
  shields: list<ShieldOnPip>(SHIELD, { max: SHIELD_TOKENS }),
  /** 0 until rolled. */
  die: int(0, 6),
  /** ER-16.5 the own dice of Hypersonic Bolt ships that missed. */
  bolts: list(record({ ship: alien, die: pip }), { max: ALIEN_IDS.length }),
  /** The ship that Point Defence was used on. */
  eased: maybe(alien),
});
export interface Strike extends ShapeOf<typeof STRIKE> {}

export const PHASES = [
  'planning',
  'crew',
  'warp',
  'eos-attack',
  'alien-movement',
  'alien-attack',
  'redeploy',
  'extinction',
  'funding',
] as const;
export type Phase = (typeof PHASES)[number];

const galaxies = list(galaxy, { max: MANY });

export const STATE = record({
  ...core(FRAMES, { min: 1, max: MOST_SEATS }),
  difficulty: oneOf(OPTIONS.difficulty.values),
  traits: flag(),
  shieldsExpire: flag(),
  unlimited: flag(),
  facilitator: seat,
  /** Rounds are counted on through the cycles of the Last Dash. */
  round: count,
  phase: oneOf(PHASES),
  progress: int(0, PARADISE),
  intel: int(0, INTEL_LAP),
  /** The hex of the Funding marker. */
  funding: int(0, 7),
  /** The hex of the Extinction marker; 0 is 2033. */
  extinction: int(0, 7),
  credits: int(0, 100_000),
  crew: each(CHARACTERS, MEMBER),
  /** A lockable room stands while it has hull points. */
  hull: each(HULL_ROOMS, int(0, 14)),
  /** Shield tokens: in the pool, with the Commander, and on the charge levels. */
  shieldPool: int(0, SHIELD_TOKENS),
  shields: int(0, SHIELD_TOKENS),
  charge: list(int(0, 4), { min: 3, max: 3 }),
  bag: each(ALIEN_CLASSES, int(0, MOST_SHIPS)),
  /** In the order of placement. */
  ships: list<Ship>(SHIP, { max: MOST_SHIPS }),
  /** Redeploy hexes 01 to 04. */
  redeploy: list(shipOrNone, { min: 4, max: 4 }),
  /** Whether the tokens beside hexes 01 to 03 lie there. */
  redeployTokens: flag(),
  /** The Mass Invasion region, in the order of arrival. */
  invasion: list(alienClass, { max: MOST_SHIPS }),
  orders: someOf(ALIEN_CLASSES, alien),
  pursuit: list<Raider>(RAIDER, { max: ALIEN_IDS.length }),
  attackers: list<Raider>(RAIDER, { max: ALIEN_IDS.length }),
  decks: DECKS,
  event: maybe(event),
  eos: galaxy,
  frbs: galaxies,
  skills: galaxies,
  creditTokens: galaxies,
  asteroids: list<Asteroid>(ASTEROID, { max: 10 }),
  stations: each(REGIONS, STATION),
  /** The Paradise Planet, once it is on the map. */
  planet: maybe(galaxy),
  lastDash: flag(),
  /** The cycle of the Last Dash; 0 before the first. */
  cycle: count,
  held: list(damageCard, { max: DAMAGE_IDS.length }),
  effects: EFFECTS,
  /** Hull damage still to be assigned. */
  damage: count,
  /** What the last hull damage event took, after reductions. */
  taken: count,
  flight: maybe<Flight>(FLIGHT),
  combat: maybe<Combat>(COMBAT),
  strike: maybe<Strike>(STRIKE),
  kills: each(ALIEN_CLASSES, count),
});
export interface State extends ShapeOf<typeof STATE> {}

export interface EosRise extends Kit {
  state: State;
  action: EosAction;
  frame: EosFrame;
  view: View;
  event: EosEvent;
  options: Options;
}

export type G = Play<EosRise>;

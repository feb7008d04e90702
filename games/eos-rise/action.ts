/** Everything a seat can do, as flat records. The numbers D02, D03 … are those of decisions.md. */
import { flag, int, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { TRACKS } from './content/characters.ts';
import { CREW_ACTIONS, LOCKABLE_ROOMS } from './content/rooms.ts';
import { HAULED } from './frame.ts';
import {
  advancedRoom,
  alien,
  alienClass,
  contract,
  damageCard,
  die,
  galaxy,
  hullRoom,
  icon,
  pip,
  region,
  seat,
  technology,
  who,
} from './limits.ts';

export const FIGURE_KINDS = ['character', 'assistant'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Which of three technology cards. */
export const TECHNOLOGY_PLACES = ['first', 'second', 'new'] as const;
export type TechnologyPlace = (typeof TECHNOLOGY_PLACES)[number];

/** By the decisions they answer, numbered as in `decisions.md`. */
export const ACTIONS = tagged('type', {
  // D02 planning
  buyCube: { who },
  scrap: { who, card: technology },
  sabotage: {},
  intercept: { class: alienClass },
  quickFix: { room: hullRoom },
  ready: {},
  // D02b what Intercept Orders shows
  spoof: {},
  // D03 crew actions
  place: { who, figure: oneOf(FIGURE_KINDS), action: oneOf(CREW_ACTIONS) },
  standBy: {},
  // ER-22.7 the Facilitator ends planning and crew actions for everyone
  moveOn: {},
  // D04, D05 advanced tracks and rooms
  track: { track: oneOf(TRACKS) },
  takeRoom: { room: advancedRoom },
  // D06, D07 building and repairs
  build: { room: oneOf(LOCKABLE_ROOMS) },
  repair: { room: hullRoom },
  // D08 a third technology card
  passOn: { place: oneOf(TECHNOLOGY_PLACES), to: who },
  discardTechnology: { place: oneOf(TECHNOLOGY_PLACES) },
  // D09, D10 contracts and mining
  sign: { card: contract },
  mine: { at: galaxy },
  // D11 Deep Space Scan
  scanCargo: { cargo: who },
  scanTechnology: {},
  scanOrders: { class: alienClass },
  haul: { to: galaxy },
  // D12 rooms and stations
  pickShip: { class: alienClass, at: galaxy },
  decoy: { class: alienClass },
  tow: { item: oneOf(HAULED), at: galaxy },
  pickFrb: { at: galaxy },
  putFrb: { at: galaxy },
  keepDamage: { card: damageCard },
  keepTechnology: { card: technology },
  // D13, D33 whom an effect is for
  pickCharacter: { who },
  // D14 cubes of a Quantum Relay
  cube: { who },
  // D15 flight
  warp: { to: galaxy },
  afterburner: {},
  stop: {},
  // D16 a free skill level
  level: { who },
  // D17 who fights
  join: { fights: flag() },
  // D18 held damage cards
  addHeld: { card: damageCard },
  // D19 First Strike
  strike: { card: damageCard, by: who },
  confirm: { agreed: flag() },
  // D20 pills against stress
  pills: { count: int(0, 4) },
  // D21, D22 technology, abilities and rerolls
  /** The use of a technology card; what it needs besides depends on the card, which `by` holds. */
  technology: {
    by: who,
    card: technology,
    who: maybe(who),
    die: maybe(die),
    copy: maybe(die),
    ship: maybe(alien),
  },
  targetLock: { who },
  lead: {},
  gunneryRange: {},
  mark: { die },
  reroll: {},
  // D23, D24, D25 dice on damage cards, and their targets
  placeDie: { face: icon, card: damageCard, icon },
  target: { ship: alien },
  // D27, D28b shields
  shield: { ship: alien, pip },
  pointDefence: { ship: alien },
  // D29 hull damage
  hit: { room: hullRoom },
  // D30 after a combat round
  continue: {},
  flee: {},
  // D31 Gravitic Anchor
  anchor: { class: alienClass, at: galaxy },
  // D32 Try Your Luck
  accept: {},
  decline: {},
  // D33 gates of an event
  gate: { region },
  // D34 Signal Sense
  keepLocation: {},
  rollAgain: {},
  // D35 a tricky ship
  tricky: { who },
  // D36 the Facilitator
  handOver: { seat },
  // Goes on without using what is offered.
  pass: {},
});
export type EosAction = ShapeOf<typeof ACTIONS>;
export interface PlaceAction extends Extract<EosAction, { type: 'place' }> {}
export interface TechnologyAction extends Extract<EosAction, { type: 'technology' }> {}

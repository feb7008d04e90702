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

export const ACTIONS = tagged('type', {
  // D02
  buyCube: { who },
  scrap: { who, card: technology },
  sabotage: {},
  intercept: { class: alienClass },
  quickFix: { room: hullRoom },
  ready: {},
  // D02b
  spoof: {},
  // D03
  place: { who, figure: oneOf(FIGURE_KINDS), action: oneOf(CREW_ACTIONS) },
  standBy: {},
  // ER-22.7 the Facilitator ends planning and crew actions for everyone
  moveOn: {},
  // D04, D05
  track: { track: oneOf(TRACKS) },
  takeRoom: { room: advancedRoom },
  // D06, D07
  build: { room: oneOf(LOCKABLE_ROOMS) },
  repair: { room: hullRoom },
  // D08
  passOn: { place: oneOf(TECHNOLOGY_PLACES), to: who },
  discardTechnology: { place: oneOf(TECHNOLOGY_PLACES) },
  // D09, D10
  sign: { card: contract },
  mine: { at: galaxy },
  // D11
  scanCargo: { cargo: who },
  scanTechnology: {},
  scanOrders: { class: alienClass },
  haul: { to: galaxy },
  // D12
  pickShip: { class: alienClass, at: galaxy },
  decoy: { class: alienClass },
  tow: { item: oneOf(HAULED), at: galaxy },
  pickFrb: { at: galaxy },
  putFrb: { at: galaxy },
  keepDamage: { card: damageCard },
  keepTechnology: { card: technology },
  // D13, D33
  pickCharacter: { who },
  // D14
  cube: { who },
  // D15
  warp: { to: galaxy },
  afterburner: {},
  stop: {},
  // D16
  level: { who },
  // D17
  join: { fights: flag() },
  // D18
  addHeld: { card: damageCard },
  // D19
  strike: { card: damageCard, by: who },
  confirm: { agreed: flag() },
  // D20
  pills: { count: int(0, 4) },
  // D21, D22
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
  // D23, D24, D25
  placeDie: { face: icon, card: damageCard, icon },
  target: { ship: alien },
  // D27, D28b
  shield: { ship: alien, pip },
  pointDefence: { ship: alien },
  // D29
  hit: { room: hullRoom },
  // D30
  continue: {},
  flee: {},
  // D31
  anchor: { class: alienClass, at: galaxy },
  // D32
  accept: {},
  decline: {},
  // D33
  gate: { region },
  // D34
  keepLocation: {},
  rollAgain: {},
  // D35
  tricky: { who },
  // D36
  handOver: { seat },
  // Goes on without using what is offered.
  pass: {},
});
export type EosAction = ShapeOf<typeof ACTIONS>;
export interface PlaceAction extends Extract<EosAction, { type: 'place' }> {}
export interface TechnologyAction extends Extract<EosAction, { type: 'technology' }> {}

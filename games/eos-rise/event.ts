/** What a step can tell: the log, the live region, sound and animation live on these. All of it is public. */
import { flag, int, list, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { FIGURE_KINDS } from './action.ts';
import { ABILITIES, TRACKS } from './content/characters.ts';
import { CONTRACT_IDS } from './content/contracts.ts';
import { DAMAGE_IDS } from './content/damage.ts';
import { CREW_ACTIONS, LOCKABLE_ROOMS } from './content/rooms.ts';
import { STRIKE_KINDS } from './frame.ts';
import {
  advancedRoom,
  alien,
  alienClass,
  aliens,
  contract,
  count,
  crew,
  damageCard,
  event,
  face,
  galaxy,
  hullRoom,
  icon,
  MANY,
  MOST_DICE,
  mission,
  region,
  seat,
  technology,
  who,
} from './limits.ts';
import { GALAXIES } from './rules/universe.ts';
import { PHASES } from './state.ts';

/** What lands in a galaxy. */
export const LANDING = ['frb', 'skill', 'credit', 'asteroid', 'ship', 'cargo', 'eos', 'planet'] as const;
export type Landing = (typeof LANDING)[number];

/** ER-17.3 the test that decided between paths of an Alien ship. */
export const TIE_TESTS = ['none', 'eos', 'frb', 'skill', 'sector', 'galaxy', 'way'] as const;
export type TieTest = (typeof TIE_TESTS)[number];

const change = int(-MANY, MANY);
const year = int(2000, 2000 + MANY);
const faces = list(face, { max: MOST_DICE });

export const EVENTS = tagged('type', {
  setUp: { eos: galaxy },
  missionDealt: { who, card: mission },
  round: { round: count, year },
  phase: { phase: oneOf(PHASES) },
  rolledLocation: { sector: count, number: count, at: galaxy },
  massInvasion: { class: maybe(alienClass) },
  landed: { what: oneOf(LANDING), at: galaxy, class: maybe(alienClass) },
  credits: { n: change, total: count },
  intel: { at: count },
  progress: { at: count },
  levelGained: { who, level: count, track: maybe(oneOf(TRACKS)) },
  levelLost: { who, level: count },
  roomTaken: { who, room: advancedRoom },
  roomReturned: { who, room: advancedRoom },
  stress: { who, n: count, at: count },
  pills: { who, count },
  relief: { who, n: count, at: count },
  stressedOut: { who, spared: flag() },
  floorRaised: { floor: count },
  cubeGained: { who, cubes: count },
  equipped: { who, card: technology },
  passedOn: { who, card: technology, to: who },
  technologyDiscarded: { who, card: technology },
  technologyUsed: { who, card: technology },
  scrapped: { who, card: technology, credits: count },
  ability: { ability: oneOf(ABILITIES) },
  placed: { who, figure: oneOf(FIGURE_KINDS), action: oneOf(CREW_ACTIONS) },
  charged: { level: count, tokens: count },
  shieldsGained: { n: count },
  built: { room: oneOf(LOCKABLE_ROOMS) },
  repaired: { room: hullRoom, n: count, hull: count },
  contractsDrawn: { who, cards: list(contract, { max: CONTRACT_IDS.length }) },
  signed: { who, card: contract },
  delivered: { who, card: contract },
  star: { who, card: mission, stars: count },
  missionDone: { who, card: mission },
  mined: { at: galaxy },
  rolled: { who, faces },
  die: { sides: count, n: count },
  held: { card: damageCard },
  ordersRevealed: { class: alienClass, card: alien, spoofed: flag() },
  hauled: { from: galaxy, to: galaxy },
  shipToBag: { class: alienClass, at: maybe(galaxy) },
  ambushed: { card: alien },
  decoyed: { class: alienClass },
  warped: { to: galaxy, gate: flag() },
  afterburner: {},
  stalled: {},
  pursued: { card: alien, at: galaxy },
  itemsGuarded: { card: alien },
  asteroids: { count, calm: count },
  collected: { credit: count, skill: count, frb: count },
  damageCard: { card: damageCard, damage: count },
  hullDamage: { total: count, reduced: count },
  hit: { room: hullRoom, hull: count },
  exploded: { room: hullRoom },
  combatRound: { number: count, fighters: crew },
  damageCards: { cards: list(damageCard, { max: DAMAGE_IDS.length }) },
  firstStrike: { who, card: damageCard },
  strikeRefused: { who, card: damageCard },
  rerolled: { who, from: faces, to: faces },
  turned: { who, from: face, to: face },
  diePlaced: { face: icon, card: damageCard, icon },
  activated: { card: damageCard, damage: count, ship: alien },
  overpenetrated: { ship: alien, damage: count },
  defeated: { ship: alien },
  shielded: { ship: alien, pip: count },
  strikeDie: { kind: oneOf(STRIKE_KINDS), die: count },
  boltDie: { ship: alien, die: count },
  strike: { kind: oneOf(STRIKE_KINDS), hits: aliens, damage: count, extinction: count },
  pointDefence: { ship: alien },
  fought: { on: flag() },
  truce: { ships: aliens },
  shipMoved: { class: alienClass, path: list(galaxy, { max: GALAXIES.length }), tie: oneOf(TIE_TESTS) },
  attacker: { card: alien },
  anchored: { class: alienClass, at: galaxy },
  year: { year },
  event: { card: event },
  eventDeclined: { card: event },
  eventRedrawn: { card: event },
  gatePlaced: { region, at: galaxy },
  stationMoved: { region, at: galaxy },
  funded: { n: count, mining: count },
  facilitator: { seat },
  movedOn: { phase: oneOf(PHASES) },
  lastDash: {},
  cycle: { number: count },
  won: { year },
  lost: { reason: oneOf(['command', 'extinction', 'signal']) },
});
export type EosEvent = ShapeOf<typeof EVENTS>;

/** The frames of the stack of steps: what is going on and what it needs to know. `passed` is a set of seats, one bit each. */
import { flag, int, list, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { ALIEN_CLASSES } from './content/aliens.ts';
import { GAIN_KINDS } from './content/gains.ts';
import {
  alienClass,
  contract,
  count,
  crew,
  damageCard,
  die,
  event,
  galaxy,
  MOST_DICE,
  region,
  seatSet,
  some,
  technology,
  who,
} from './limits.ts';

/** What a character is chosen for. */
export const CHARACTER_PURPOSES = [
  'drill-hall',
  'open-door',
  'poached-talent',
  'medusas-gaze',
  'veterans-gift',
  'relic-auction',
  'strange-fruit',
] as const;
export type CharacterPurpose = (typeof CHARACTER_PURPOSES)[number];

export const SHIP_PURPOSES = ['escort', 'ambush'] as const;
export type ShipPurpose = (typeof SHIP_PURPOSES)[number];

/** What can be hauled over the map. */
export const HAULED = ['frb', 'skill', 'credit', 'commander', 'pilot', 'specialist', 'engineer'] as const;
export type Hauled = (typeof HAULED)[number];

export const STRIKE_KINDS = ['retaliation', 'flee', 'attack', 'swarm'] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

const passed = seatSet;
export const shipOrNone = oneOf([...ALIEN_CLASSES, 'none']);
/** ER-13.5 the faces of a Deep Space Scan not claimed yet; stress as one amount. */
const SCAN = { who, gear: count, syringe: count, arrow: count, crosshair: count, stress: count };

export const FRAMES = tagged('step', {
  // Steps that do their work.
  setUp: {},
  round: {},
  crewPhase: {},
  warpPhase: {},
  warpEnds: {},
  eosAttack: {},
  combatRound: {},
  drawDamageCards: {},
  attackRoll: {},
  takeStress: {},
  retaliate: {},
  flee: {},
  endCombat: {},
  alienOrders: {},
  alienMovement: {},
  alienAttack: {},
  endAttack: {},
  redeploy: {},
  deployInvader: {},
  endRedeploy: {},
  extinction: {},
  funding: {},
  endOfRound: {},
  lastDash: {},
  dashCycle: {},
  dashWarp: {},
  dashCheck: {},
  progress: {},
  collect: {},
  strikeDie: {},
  strikeBolts: {},
  strikeEnd: {},
  xrayStorm: {},
  fleeRoll: {},
  // Steps that ask.
  firstStrike: {},
  placeDice: {},
  continueOrFlee: {},
  shields: {},
  pointDefence: {},
  assign: {},
  quickFix: {},
  handOver: {},
  // Windows open to several seats.
  planning: { passed },
  crewActions: { passed },
  warp: { passed },
  arms: { passed },
  rollWindow: { passed },
  capacitor: { passed },
  lens: { passed },
  foam: { passed },
  ghost: { passed },
  anchorWindow: { passed },
  // Steps that do their work, and need to know something.
  gain: { gain: oneOf(GAIN_KINDS), n: some, who },
  intel: { n: some },
  dealStress: { who, amount: count },
  damageCard: { n: some },
  hullDamage: { amount: count },
  deliver: { who },
  drawTechnology: { who },
  cargoRoll: { who },
  scanNext: SCAN,
  strikeRoll: { kind: oneOf(STRIKE_KINDS) },
  deploy: { hex: int(0, 3) },
  drawEvent: { region },
  // Decisions.
  level: { n: some },
  track: { who },
  advancedRoom: { who },
  spoof: { class: alienClass },
  build: { who },
  repair: { who, points: some },
  thirdCard: { who, card: technology },
  sign: { who, cards: list(contract, { min: 1, max: 3 }) },
  mine: { who, anywhere: flag() },
  scan: SCAN,
  haul: { who, item: oneOf(HAULED), at: galaxy, left: int(1, 3) },
  tow: { who },
  pickShip: { who, purpose: oneOf(SHIP_PURPOSES) },
  decoy: { who },
  pickFrb: { who },
  putFrb: { who, from: galaxy, to: list(galaxy, { max: 2 }) },
  keepDamage: { who, cards: list(damageCard, { min: 1, max: 2 }) },
  keepTechnology: { who, cards: list(technology, { min: 1, max: 2 }) },
  pickCharacter: {
    purpose: oneOf(CHARACTER_PURPOSES),
    /** Whose seat chooses; the Facilitator when absent. */
    by: maybe(who),
    from: list(who, { min: 1, max: 4 }),
  },
  cube: { n: some },
  pills: { who, amount: some },
  join: { who },
  confirmStrike: { card: damageCard, by: who },
  tricky: { left: some, rolled: crew },
  reroll: { by: who, who, single: flag(), marked: list(die, { max: MOST_DICE }) },
  overcharge: { card: damageCard, passed },
  target: { card: damageCard },
  overpenetration: { spare: some },
  anchor: { by: who, left: int(1, 2) },
  tryLuck: { card: event },
  gate: { left: int(1, 2), region },
  signalSense: { at: galaxy, ship: shipOrNone },
});
export type EosFrame = ShapeOf<typeof FRAMES>;
export type StepName = EosFrame['step'];

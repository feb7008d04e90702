/** The steps of the sequence of play, with what they need to know. */
import { flag, int, maybe, oneOf, type Shape, type ShapeOf, tagged } from '#engine';
import { CARD_PLAY, type CardPlay } from './action.ts';
import { SUBSYSTEM_MAX, SUBSYSTEMS } from './content/panel.ts';
import { goal, owner, planet, row, side, space, spaces, unit, units } from './limits.ts';

/** Why a unit is put somewhere; each has its own spaces and consequences (steps/landing.ts). */
export const LANDINGS = [
  'place',
  'jump',
  'panic',
  'wormhole',
  'migration',
  'station',
  'retreat',
  'gates',
  'deploy',
  'bonus',
  'respawn',
] as const;
export type Landing = (typeof LANDINGS)[number];

export const MOVE_CAUSES = ['engine', 'rope'] as const;

/** How a planet was captured (MS-7.7, MS-17.7). */
export const CAPTURES = ['attack', 'sway', 'card'] as const;
export type Capture = (typeof CAPTURES)[number];

const MOST_ENERGY = SUBSYSTEMS.length * SUBSYSTEM_MAX;
const seat = owner;
const by = oneOf(MOVE_CAUSES);
const play: Shape<CardPlay> = CARD_PLAY;

export const FRAMES = tagged('step', {
  setUp: {},
  turnStart: {},
  main: {},
  split: {},
  energy: { seat, cubes: int(-MOST_ENERGY, MOST_ENERGY) },
  moveTo: {
    unit,
    left: spaces,
    by,
    /** It is under way and may stop. */
    begun: flag(),
    row: maybe(row),
  },
  moveOn: { unit, left: spaces, by },
  push: { seat, unit, left: int(0, 2) },
  pushOn: { seat, unit, left: int(0, 2) },
  land: {
    seat,
    unit,
    where: oneOf(LANDINGS),
    /** The space it must be next to, where the reason does not say. */
    near: maybe(space),
    row: maybe(row),
  },
  retreat: { seat, ships: units, near: space },
  asteroids: { unit },
  guardians: { unit, current: maybe(unit) },
  guardianOrder: { seat, unit, choices: units },
  strikes: { unit, current: maybe(unit) },
  strikeOrder: { unit, choices: units },
  deployBlock: { seat, ship: unit },
  deployPaid: { ship: unit },
  escape: {},
  declare: { side },
  roll: {},
  rolled: { side, passes: int(0, 2) },
  reckon: {},
  lost: { card: oneOf(['life-support', 'last-stand']) },
  damage: {},
  planetDefend: {},
  planetRoll: {},
  planetRolled: {},
  planetResult: {},
  counter: { seat, play },
  cardActs: { play },
  checks: {},
  captureCard: { seat, planet, from: maybe(seat) },
  captureMore: { seat, planet },
  moonRoll: { seat, planet },
  bonusRoll: { seat },
  dieRolled: {},
  dieCounts: {},
  bonusGuardian: { seat },
  bonusDevelopment: { seat },
  bonusExplore: { seat },
  gather: {},
  sell: {},
  respawnTick: {},
  respawn: {},
  turnEnd: {},
  npcShip: { unit },
  npcWalk: { unit, goal: space, left: spaces },
  npcStrike: { unit, goal },
});
export type MothershipFrame = ShapeOf<typeof FRAMES>;
export type StepName = MothershipFrame['step'];
export type LandFrame = Extract<MothershipFrame, { step: 'land' }>;
export type MoveFrame = Extract<MothershipFrame, { step: 'moveTo' }>;

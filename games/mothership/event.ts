/** What a step can tell: the log, the live region, sound and animation live on these. */
import {
  either,
  fixed,
  flag,
  list,
  maybe,
  oneOf,
  pair,
  type Shape,
  type ShapeOf,
  tagged,
  text,
} from '#engine';
import {
  CARD_PLAY,
  cardShape,
  hexShape,
  MOVE_KINDS,
  PLAYED,
  planetShape,
  seatShape,
  targetShape,
  unitShape,
} from './action.ts';
import { ARTIFACT_IDS } from './content/artifacts.ts';
import { DEVELOPMENT_IDS } from './content/developments.ts';
import { RESOURCES, SUBSYSTEMS } from './content/panel.ts';
import { TECHNOLOGY_IDS } from './content/technologies.ts';
import { CAPTURES, LANDINGS } from './frame.ts';
import { count, LONGEST_LAYOUT, MOST_CARDS, MOST_SEATS, MOST_UNITS, sum } from './limits.ts';
import { MOST_SPACES } from './rules/hex.ts';
import { SHIPS, type Who } from './rules/units.ts';

export const DRAW_CAUSES = ['start', 'bought', 'capture', 'prophesy', 'card', 'moon'] as const;
export type DrawCause = (typeof DRAW_CAUSES)[number];

export const GAIN_CAUSES = [
  'gather',
  'loot',
  'scrapYard',
  'kill',
  'mining',
  'replicator',
  'stolen',
  'moon',
  'headStart',
  'sold',
] as const;
export type GainCause = (typeof GAIN_CAUSES)[number];

export const LOSS_CAUSES = ['dogfight', 'asteroids', 'lastStand', 'wam', 'scrapped', 'eliminated'] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

const seat = seatShape;
const card = cardShape;
const hex = hexShape;
const unit = unitShape;
const planet = planetShape;
const target = targetShape;
const technology = oneOf(TECHNOLOGY_IDS);
const development = oneOf(DEVELOPMENT_IDS);
const artifact = oneOf(ARTIFACT_IDS);
const who: Shape<Who> = either(seat, oneOf(['npc']));
const unitIds = list(unit, { max: MOST_UNITS });
const path = list(hex, { max: MOST_SPACES });

/** One unit's part in a roll: face after doubling, and what is added. */
const ROLLED = fixed({ unit, face: count, plus: sum });
export interface Rolled extends ShapeOf<typeof ROLLED> {}
const rolled: Shape<Rolled> = ROLLED;
const rolls = list(rolled, { max: SHIPS });

export const EVENTS = tagged('type', {
  firstRoll: { rolls: list(pair(count), { max: 999 }), first: seat },
  layout: { layout: text(LONGEST_LAYOUT) },
  turn: { owner: who, round: count },
  drawn: { seat, count, cause: oneOf(DRAW_CAUSES), cards: maybe(list(card, { max: MOST_CARDS })) },
  deckEmpty: { seat },
  diverted: { seat, engines: count, weapons: count, shields: count },
  energy: { seat, subsystem: oneOf(SUBSYSTEMS), change: oneOf([1, -1]) },
  moved: { unit, path, kind: oneOf(MOVE_KINDS) },
  pushed: { unit, to: hex, by: seat },
  stopped: { unit },
  landed: { unit, to: hex, where: oneOf(LANDINGS) },
  halted: { unit, guardians: unitIds },
  declared: { attackers: unitIds, target, ranged: flag() },
  influencePaid: { seat, amount: count },
  gasSpent: { seat, amount: count },
  beam: { seat, hp: count },
  asteroidRoll: { unit, total: sum, field: count, survived: flag() },
  deflected: { unit },
  dogfight: {
    attackers: rolls,
    attack: sum,
    target,
    defender: maybe(rolled),
    wingmen: count,
    defence: sum,
    winner: maybe(oneOf(['attacker', 'defender'])),
  },
  rerolled: { seat, unit: maybe(unit), face: count, card },
  damaged: { unit, shield: count, hp: count },
  stationHit: { unit, hp: count },
  destroyed: { unit, cause: oneOf(LOSS_CAUSES), by: maybe(seat) },
  saved: { unit },
  unharmed: {},
  gained: { seat, what: oneOf(RESOURCES), amount: count, cause: oneOf(GAIN_CAUSES) },
  gathered: { seat, minerals: count, gas: count, influence: count, blockaded: flag() },
  planetAttack: { planet, rolls, total: sum, defence: sum, captured: flag() },
  captured: { planet, by: who, from: maybe(who), how: oneOf(CAPTURES) },
  developmentsLost: { planet, count },
  stolen: { by: seat, from: seat, card: maybe(card) },
  played: { seat, action: PLAYED },
  cancelled: { play: CARD_PLAY },
  sold: { seat, card },
  researched: { seat, technology },
  ability: { seat, technology, target: maybe(target) },
  repaired: { unit, hp: count },
  held: { unit, by: seat, how: oneOf(['tractor', 'update']) },
  deploying: { seat, ship: unit },
  blocked: { seat, ship: unit },
  explored: { seat, planet, artifact },
  developed: { seat, planet, development, price: count },
  marketRefreshed: { seat },
  revealed: { development },
  swayed: { seat, planet, price: count },
  smeared: { seat, target: seat },
  planetGone: { planet },
  blockade: { seat },
  bonusDie: { seat, face: count },
  replicator: { seat, face: count },
  rewardLost: { seat, face: count },
  stationRocks: { unit, face: count },
  conceded: { seat },
  eliminated: { owner: who },
  lastRound: { owner: seat },
  over: { winners: list(seat, { max: MOST_SEATS }), reason: text(60) },
});
export type MothershipEvent = ShapeOf<typeof EVENTS>;

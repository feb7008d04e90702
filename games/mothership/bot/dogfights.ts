/** Gas, Solar Beam and cards in a dogfight: played when they change the odds by more than they cost. */
import type { ActionOf } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { BotPart, FightWorth } from '../content/cards/card.ts';
import { card as cardOf } from '../content/cards.ts';
import { dieSides, fleetOf, has } from '../rules/fleet.ts';
import { classOf, isGuardian, ownerOf, type UnitNumber, unitNumber } from '../rules/units.ts';
import type { Fight, Mothership, Side, State } from '../state.ts';
import { faceOf, totalOf } from '../steps/dogfight.ts';
import { at, chancesOf } from './chances.ts';
import type { Survey } from './survey.ts';
import { killWorth, lossWorth } from './worth.ts';

type Actions = readonly MothershipAction[];

export interface Prospect {
  readonly won: number;
  readonly lost: number;
}

/** How a fight stands before the dice, for the side of the seat, with so much more on its total. */
export function ownChance(around: Survey, fight: Fight, extra: number): Prospect {
  const { s, seat } = around;
  const attacking = fight.sides[0] === seat;
  if (fight.kind === 'asteroids') {
    const { win, tie } = chancesOf(0, 0, dieSides(s, fight.target), 6);
    const edge = totalOf(s, fight, 1) + extra;
    const won = at(win, edge) + at(tie, edge);
    return { won, lost: 1 - won };
  }
  let d6 = 0;
  let d8 = 0;
  let die = 0;
  let doubled = 0;
  fight.attackers.forEach((unit, i) => {
    const sides = dieSides(s, unit);
    if (classOf(unit) === 'mothership') die = sides;
    else if (sides === 6) d6++;
    else d8++;
    if (fight.doubled[i]) doubled += (sides + 1) >> 1;
  });
  const sides = dieSides(s, fight.target);
  if (fight.doubled[fight.attackers.length]) doubled -= (sides + 1) >> 1;
  const edge = totalOf(s, fight, 0) - totalOf(s, fight, 1) + doubled + (attacking ? extra : -extra);
  const { win, tie } = chancesOf(d6, d8, die, sides);
  const ties = at(tie, edge);
  const through = at(win, edge) + (has(s, fight.sides[0], 'targeting-computer') ? ties : 0);
  const back = 1 - at(win, edge) - ties;
  return attacking ? { won: through, lost: back } : { won: back, lost: through };
}

/** What hangs on a fight for the seat: what it may lose and what it may win. */
export function fightStakes(around: Survey, fight: Fight): number {
  const { s, seat } = around;
  if (fight.kind === 'asteroids') return stakeOf(around, fight.target);
  const enemies = fight.sides[0] === seat ? [fight.target] : fight.attackers;
  const own = fight.sides[0] === seat ? fight.attackers : [fight.target];
  let stakes = 0;
  for (const unit of own) stakes += stakeOf(around, unit);
  // Bombers do not hurt small ships, whoever wins.
  const harmless = own.every((unit) => classOf(unit) === 'bomber') && s.fight?.kind === 'ships';
  for (const unit of enemies) if (!harmless || classOf(unit) === 'mothership') stakes += gainOf(around, unit);
  return stakes;
}

function stakeOf(around: Survey, unit: UnitNumber): number {
  if (classOf(unit) !== 'mothership') return lossWorth(around, unit);
  return fleetOf(around.s, ownerOf(unit)).hp <= 6 ? 7 : 3;
}

function gainOf(around: Survey, unit: UnitNumber): number {
  if (classOf(unit) === 'station') return 4;
  if (classOf(unit) === 'mothership') return fleetOf(around.s, ownerOf(unit)).hp <= 6 ? 7 : 3;
  return killWorth(around, unit);
}

const CARD_COST = 0.8;
const GAS_COST = 0.4;

export function chooseDeclaration(
  around: Survey,
  actions: Actions,
  side: Side,
): MothershipAction | undefined {
  const { s } = around;
  const { fight } = s;
  if (fight === undefined) return undefined;
  const stakes = fightStakes(around, fight);
  const now = ownChance(around, fight, 0);
  let best: MothershipAction | undefined;
  let high = 0;
  for (const action of actions) {
    const [plus, cost] = offer(around, fight, action, side, now);
    if (plus === 0) continue;
    const then = ownChance(around, fight, plus);
    const worth = stakes * (then.won - now.won + now.lost - then.lost) * 0.5 - cost;
    if (worth <= high) continue;
    high = worth;
    best = action;
  }
  return best;
}

/** What an action adds to the own total, and what it costs. */
function offer(
  around: Survey,
  fight: Fight,
  action: MothershipAction,
  side: Side,
  now: Prospect,
): readonly [number, number] {
  switch (action.type) {
    case 'gas':
      return [action.amount, GAS_COST * action.amount];
    case 'beam':
      return [8, fleetOf(around.s, around.seat).hp > 6 ? 1.5 : 3];
    case 'play':
      return cardOffer({ around, fight, action, side, now });
    default:
      return [0, 0];
  }
}

interface Declared {
  readonly around: Survey;
  readonly fight: Fight;
  readonly action: ActionOf<Mothership, 'play'>;
  readonly side: Side;
  readonly now: Prospect;
}

function cardOffer(declared: Declared): readonly [number, number] {
  const { worth } = cardOf(declared.action.card).bot;
  if (typeof worth === 'number') return [worth, CARD_COST];
  return isFightWorth(worth) ? FIGHT_WORTHS[worth](declared) : [0, 0];
}

const FIGHT_WORTHS: Readonly<Record<FightWorth, (declared: Declared) => readonly [number, number]>> = {
  doubled({ around: { s }, action }) {
    const unit = unitNumber(s, action.unit);
    return unit === undefined ? [0, 0] : [(dieSides(s, unit) + 1) >> 1, 1];
  },
  deflected: () => [20, GAS_COST],
  prod: ({ action }) => (action.pick === 'weapons' ? [1, CARD_COST] : [0, 0]),
  // These do not change who wins, but what it costs.
  shield: ({ around: { s, seat }, now }) => (now.lost > 0.4 && fleetOf(s, seat).hp < 9 ? [4, 0] : [0, 0]),
  breaker({ fight, side, now }) {
    const hard = fight.attackers.some((ship) => classOf(ship) !== 'fighter' && !isGuardian(ship));
    return side === 0 && hard && now.won > 0.5 ? [6, 0] : [0, 0];
  },
};

function isFightWorth(worth: BotPart['worth']): worth is FightWorth {
  return Object.hasOwn(FIGHT_WORTHS, worth);
}

/** The Forks and Backup Generator: when the fight is not won and one die could turn it. */
export function chooseRolled(s: State, actions: Actions, side: Side): MothershipAction | undefined {
  const { fight } = s;
  if (fight === undefined) return undefined;
  const asteroids = fight.kind === 'asteroids';
  const own = totalOf(s, fight, side);
  const other = asteroids
    ? fight.field
    : fight.kind === 'station'
      ? stationWant(s, fight, own)
      : totalOf(s, fight, side === 0 ? 1 : 0);
  const ties =
    asteroids || (side === 0 && has(s, fight.sides[0], 'targeting-computer')) || fight.kind === 'station';
  const missing = other - own + (ties ? 0 : 1);
  if (missing <= 0) return undefined;
  let best: MothershipAction | undefined;
  let high = 0.25;
  for (const action of actions) {
    if (action.type !== 'play') continue;
    const unit = unitNumber(s, action.unit) ?? 0;
    const index = fight.attackers.indexOf(unit);
    const die = index < 0 ? fight.attackers.length : index;
    const sides = dieSides(s, unit);
    const face = action.card === 'the-forks' ? faceOf(fight, die) : 0;
    const chance = Math.max(0, (sides - face - missing + 1) / sides);
    if (chance <= high) continue;
    high = chance;
    best = action;
  }
  return best;
}

/** The next step of four that an attack on a station could reach. */
function stationWant(s: State, fight: Fight, own: number): number {
  const { stationHp } = fleetOf(s, ownerOf(fight.target));
  return Math.min(stationHp, 4 * Math.floor(own / 4) + 4);
}

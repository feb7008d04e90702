/** 10.3 What may happen to a ship that ends its turn on a space: the best group that each enemy could bring there. */

import { nth } from '#engine';
import type { Space } from '../rules/hex.ts';
import { classOf, ownerOf, type UnitNumber } from '../rules/units.ts';
import { at, chancesOf } from './chances.ts';
import { FAR } from './fields.ts';
import { dieAfter, type Strength, type Survey } from './survey.ts';

/** What one enemy could bring next to a space in its next turn. */
interface Raid {
  fighters: number;
  bombers: number;
  /** The sides of its Mothership’s die. */
  die: number;
}

const raid: Raid = { fighters: 0, bombers: 0, die: 0 };

/** Distances are as the crow flies: hazards on the way are no promise. */
function raidOf(
  { s, board, foes }: Survey,
  from: number,
  owner: number,
  power: Strength,
  space: Space,
): Raid {
  raid.fighters = 0;
  raid.bombers = 0;
  raid.die = 0;
  const { far, size } = board;
  for (let i = from; i < foes.length; i++) {
    const foe = foes[i];
    if (foe === undefined || ownerOf(foe) !== owner) break;
    const away = (far[size * space + (s.units[foe]?.at ?? 0)] ?? FAR) - 1;
    switch (classOf(foe)) {
      case 'fighter':
        if (away <= power.fighterEngine) raid.fighters++;
        break;
      case 'bomber':
        if (away <= power.bomberEngine) raid.bombers++;
        break;
      default:
        raid.die = dieAfter(power, away);
    }
  }
  return raid;
}

/** Calls for every enemy with ships on the board. */
function worst(around: Survey, space: Space, cost: (raid: Raid, power: Strength) => number): number {
  const { foes, strengths } = around;
  let high = 0;
  let owner = -1;
  let next = 0;
  for (const foe of foes) {
    const i = next++;
    if (ownerOf(foe) === owner) continue;
    owner = ownerOf(foe);
    const power = nth(strengths, owner);
    high = Math.max(high, cost(raidOf(around, i, owner, power, space), power));
  }
  return high;
}

/** The chance that a Fighter or Bomber is shot down there, with so many wingmen. */
export function smallDanger(around: Survey, unit: UnitNumber, space: Space, wingmen: number): number {
  const own = nth(around.strengths, around.seat);
  const fighter = classOf(unit) === 'fighter';
  const defence = (fighter ? own.fighter : own.bomber) + wingmen;
  return worst(around, space, ({ fighters, die }, power) => {
    const count = fighters + (die > 0 ? 1 : 0);
    if (count === 0) return 0;
    const edge =
      fighters * power.fighter +
      (die > 0 ? power.mothership : 0) -
      defence -
      (count > 1 && own.hulls ? 1 : 0);
    const { win, tie } = chancesOf(fighters, 0, die, fighter ? 6 : 8);
    return at(win, edge) + (power.ties ? at(tie, edge) : 0);
  });
}

/** The hit points a Mothership may lose there. */
export function hullDanger(
  around: Survey,
  space: Space,
  wingmen: number,
  ownDie: number,
  shields: number,
): number {
  const own = nth(around.strengths, around.seat);
  return worst(around, space, ({ fighters, bombers, die }, power) => {
    const count = fighters + bombers + (die > 0 ? 1 : 0);
    if (bombers === 0 && die === 0) return 0;
    const hard = bombers * (4.5 + power.bomber) + (die > 0 ? (die + 1) / 2 + power.mothership : 0);
    const light = fighters * (3.5 + power.fighter);
    const hull = Math.max(0, Math.min(hard + light - shields, hard));
    const edge =
      fighters * power.fighter +
      bombers * power.bomber +
      (die > 0 ? power.mothership : 0) -
      own.mothership -
      wingmen -
      (count > 1 && own.hulls ? 1 : 0);
    const { win } = chancesOf(fighters, bombers, die, ownDie);
    return hull * at(win, edge);
  });
}

/** What a station would lose in one turn if nothing guarded it, in hit points. */
export function stationDanger(around: Survey, space: Space): number {
  return worst(around, space, ({ bombers, die }, power) => {
    const total = bombers * (4.5 + power.siege) + (die > 0 ? (die + 1) / 2 + power.mothership : 0);
    return total < 3 ? 0 : total;
  });
}

/** How many ships that could clear guards away an enemy can bring there at most. */
export function clearers(around: Survey, space: Space): number {
  return worst(around, space, ({ fighters, die }) => fighters + (die > 0 ? 1 : 0));
}

/** Whether an enemy could bring two ships next to a space in its next turn. */
export function isContested(around: Survey, space: Space): boolean {
  return worst(around, space, ({ fighters, bombers, die }) => fighters + bombers + (die > 0 ? 1 : 0)) > 1;
}

/** Whether one enemy ship could stand next to a space in its next turn. */
export function comesNear({ s, board, strengths }: Survey, foe: UnitNumber, space: Space): boolean {
  const power = nth(strengths, ownerOf(foe));
  const away = (board.far[board.size * space + (s.units[foe]?.at ?? 0)] ?? FAR) - 1;
  switch (classOf(foe)) {
    case 'fighter':
      return away <= power.fighterEngine;
    case 'bomber':
      return away <= power.bomberEngine;
    default:
      return dieAfter(power, away) > 0;
  }
}

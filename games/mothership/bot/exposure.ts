import { dieSides, fleetOf, unitOf } from '../rules/fleet.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import { friendsBeside } from '../rules/space.ts';
import { classOf, type UnitNumber } from '../rules/units.ts';
import { hullDanger, smallDanger } from './danger.ts';
import type { Survey } from './survey.ts';
import { lossWorth, shipWorth } from './worth.ts';

/** What a group risks by standing there, against staying where it is. */
export function exposure(
  around: Survey,
  ships: readonly UnitNumber[],
  spaces: readonly Space[],
  die: number,
): number {
  let cost = 0;
  let i = 0;
  for (const ship of ships) {
    const space = spaces[i++] ?? NOWHERE;
    if (unitOf(around.s, ship).at !== space) cost += risk(around, ship, space, ships.length - 1, die);
  }
  return cost;
}

/** What a ship risks on a space, in points. `company` are friends who come along. */
export function risk(
  around: Survey,
  ship: UnitNumber,
  space: Space,
  company: number,
  die = dieSides(around.s, ship),
): number {
  const { s, seat } = around;
  const wingmen = friendsBeside(s, space, seat) + Math.min(1, company);
  if (classOf(ship) !== 'mothership') {
    return smallDanger(around, ship, space, wingmen) * lossWorth(around, ship);
  }
  const { hp, energy } = fleetOf(s, seat);
  const hull = hullDanger(around, space, wingmen, die, Math.min(energy.shields, 5));
  const fatal = hull >= hp ? shipWorth(around, ship) : 0;
  return around.style.hp * Math.min(hp, hull) + fatal;
}

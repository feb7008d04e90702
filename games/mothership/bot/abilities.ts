/** Mothership abilities of tier 5, Guardians and the station’s engines, when there is nothing better to do. */

import type { ActionOf } from '#engine';
import type { MothershipAction } from '../action.ts';
import { dieSides, fleetOf, unitOf } from '../rules/fleet.ts';
import { apart, NOWHERE } from '../rules/hex.ts';
import { friendsBeside } from '../rules/space.ts';
import { classOf, mothershipOf, ownerOf, stationOf, unitNumber } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import { at, chancesOf } from './chances.ts';
import { stationDanger } from './danger.ts';
import { type Survey, strength } from './survey.ts';
import { killWorth } from './worth.ts';

type Actions = readonly MothershipAction[];

export function chooseAbility(around: Survey, actions: Actions): MothershipAction | undefined {
  let best: MothershipAction | undefined;
  let high = 0.4;
  for (const action of actions) {
    if (action.type !== 'ability') continue;
    const worth = abilityWorth(around, action);
    if (worth <= high) continue;
    high = worth;
    best = action;
  }
  return best;
}

function abilityWorth(around: Survey, { technology, target: id }: ActionOf<Mothership, 'ability'>): number {
  const { s, seat } = around;
  switch (technology) {
    case 'repair-drones':
      return fleetOf(s, seat).hp <= 10 ? 2 : 0;
    case 'asteroid-mining':
      return 1.8;
    case 'tractor-beam': {
      const unit = unitNumber(s, id);
      return unit !== undefined && classOf(unit) === 'mothership' ? 1 : 0.5;
    }
    case 'sunslayer':
    case 'nuclear-missile':
      return shotWorth(around, unitNumber(s, id));
    default:
      return 0;
  }
}

/** A shot from afar risks nothing. */
export function shotWorth(
  around: Survey,
  target: number | undefined,
  ship = mothershipOf(around.seat),
): number {
  const { s } = around;
  if (target === undefined) return 0.5;
  const kind = classOf(target);
  const own = strength(around, ship);
  const sides = dieSides(s, ship);
  const plus = classOf(ship) === 'mothership' ? own.mothership : own.bomber;
  if (kind === 'station') return sides + plus >= 4 ? 4 : 0;
  const power = strength(around, target);
  const defence =
    (kind === 'fighter'
      ? power.fighter
      : kind === 'bomber'
        ? power.bomber
        : kind === 'mothership'
          ? power.mothership
          : 0) + friendsBeside(s, unitOf(s, target).at, ownerOf(target));
  const { win, tie } = chancesOf(0, 0, sides, dieSides(s, target));
  const chance = at(win, plus - defence) + (own.ties ? at(tie, plus - defence) : 0);
  return chance * (kind === 'mothership' ? 1.5 : killWorth(around, target));
}

/** 10.5 Guardians: by the own station when it is threatened, or against ships that stand close. */
export function chooseDeployment(around: Survey, actions: Actions): MothershipAction | undefined {
  const { s, seat, board, foes, style } = around;
  const station = s.units[stationOf(seat)]?.at ?? NOWHERE;
  const threatened = station !== NOWHERE && stationDanger(around, station) > 0;
  for (const action of actions) {
    if (action.type !== 'deploy') continue;
    const ship = unitNumber(s, action.ship);
    const from = ship === undefined ? NOWHERE : unitOf(s, ship).at;
    // Ships that have not moved yet would have to stay.
    if (ship === undefined || (!unitOf(s, ship).moved && !unitOf(s, ship).locked)) continue;
    if (threatened && apart(board, from, station) <= 2) return action;
    const near = foes.some((foe) => {
      const away = apart(board, unitOf(s, foe).at, from);
      return classOf(foe) === 'mothership'
        ? away > 2 && away <= style.cannons
        : away <= Math.max(2, style.cannons);
    });
    if (near) return action;
  }
  return undefined;
}

/** What a guard’s death opens the way to: an attack on the station it stands by (10.6). */
import { fleetOf } from '../rules/fleet.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import { friendsBeside } from '../rules/space.ts';
import { classOf, ownerOf, stationOf, type UnitNumber } from '../rules/units.ts';
import { costTo, TOO_FAR } from './reach.ts';
import { dieAfter, type Survey, strength } from './survey.ts';
import { WORTH } from './worth.ts';

export function siegeHope(around: Survey, guard: UnitNumber): number {
  const { s, board, own, foes } = around;
  const owner = ownerOf(guard);
  const at = s.units[stationOf(owner)]?.at ?? NOWHERE;
  if (at === NOWHERE) return foes.length === 1 ? WORTH.elimination : 0;
  const lastShip = foes.every((foe) => foe === guard || ownerOf(foe) !== owner);
  if (lastShip && !around.points) return WORTH.elimination;
  if (board.far[board.size * at + (s.units[guard]?.at ?? 0)] !== 1) return 0;
  let total = 0;
  for (const ship of own) {
    const kind = classOf(ship);
    if (kind === 'fighter' || s.units[ship]?.attacked) continue;
    if (!comesTo(around, ship, at)) continue;
    const power = strength(around, ship);
    total += kind === 'bomber' ? 4.5 + power.siege : dieAfter(power, 2) / 2 + power.mothership;
  }
  if (total < 4) return 0;
  const { stationHp } = fleetOf(s, owner);
  const guards = friendsBeside(s, at, owner);
  const hit = 4 * Math.floor(total / 4);
  return (
    (around.style.siege * Math.min(hit, stationHp) + (hit >= stationHp ? 0.5 * WORTH.elimination : 0)) /
    guards
  );
}

/** Whether a ship stands next to a space or can go there. */
function comesTo({ s, board }: Survey, ship: UnitNumber, at: Space): boolean {
  const from = s.units[ship]?.at ?? NOWHERE;
  for (const side of board.around[at] ?? []) if (side === from || costTo(ship, side) !== TOO_FAR) return true;
  return false;
}

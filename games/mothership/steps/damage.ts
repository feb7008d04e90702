/** DF-9 to DF-12: who is hurt, how badly, and what is paid for it (MS-6.7, MS-6.8, MS-8.3, MS-10.3). */
import { STATION_STEP } from '../content/panel.ts';
import { fleetOf, harm, shieldPoints } from '../rules/fleet.ts';
import { destroy, lootOf, payLoot } from '../rules/losses.ts';
import { classOf, isSmall, NOBODY, type Owner, ownerOf, type UnitNumber, unitId } from '../rules/units.ts';
import type { Fight, G, Side } from '../state.ts';
import { otherSide } from './afterRoll.ts';

/** The units of the losing side that the winner harms. */
export function harmed(fight: Fight): UnitNumber[] {
  const { winner, kind, target } = fight;
  if (winner === undefined || kind === 'planet') return [];
  if (winner === 0) return [target];
  // MS-6.10 a ranged attacker takes nothing; nor do asteroids
  if (fight.ranged || kind === 'asteroids') return [];
  return fight.attackers.filter((ship) => harm(target, ship) !== 'none');
}

/** Whether this unit would be destroyed as things stand, and may be saved. */
export function wouldBeLost(fight: Fight, unit: UnitNumber): boolean {
  return isSmall(unit) && !fight.saved.includes(unit) && harmed(fight).includes(unit);
}

export function loserOf(fight: Fight): Owner {
  return fight.winner === undefined ? NOBODY : fight.sides[otherSide(fight.winner)];
}

/** DF-10, DF-11; then the fight is over. */
export function damage(g: G): void {
  const { s } = g;
  const { fight } = s;
  if (fight === undefined) return;
  const winner = fight.winner === undefined ? NOBODY : fight.sides[fight.winner];
  const hurt = harmed(fight);
  let loot = 0;
  for (const unit of hurt) loot += hurtUnit(g, fight, unit, winner);
  if (hurt.length === 0 && fight.kind === 'ships') g.tell({ type: 'unharmed' });
  payLoot(g, winner, loot);
  delete s.fight;
  g.then('checks');
}

/** Harms one unit; returns the loot it is worth. */
function hurtUnit(g: G, fight: Fight, unit: UnitNumber, winner: Owner): number {
  const kind = classOf(unit);
  if (kind === 'mothership') return hitMothership(g, fight, unit, winner);
  if (kind === 'station') return hitStation(g, unit, fight.total, winner);
  if (fight.saved.includes(unit)) {
    // R29 the winner still gets the loot, but no credit
    g.tell({ type: 'saved', unit: unitId(g.s, unit) });
    return lootOf(unit);
  }
  destroy(g, unit, winner === NOBODY ? 'asteroids' : 'dogfight', winner);
  return lootOf(unit);
}

/** MS-6.7 shields first; the part that Fighters made never reaches the hull. */
function hitMothership(g: G, fight: Fight, unit: UnitNumber, winner: Owner): number {
  const owner = ownerOf(unit);
  const fleet = fleetOf(g.s, owner);
  const side: Side = fight.attackers.includes(unit) ? 0 : 1;
  const onlyShields = side === 0 && harm(fight.target, unit) === 'shields';
  const part = onlyShields ? fight.total : side === 1 && fight.kind === 'ships' ? fight.fighterPart : 0;
  const before = shieldPoints(g.s, owner);
  const shield = before + fight.aux[side];
  const absorbed = Math.min(shield, fight.total);
  const fromAux = Math.min(absorbed, fight.aux[side]);
  fight.aux[side] -= fromAux;
  fleet.shieldLost += absorbed - fromAux;
  const hull = Math.max(0, Math.min(fight.total - shield, fight.total - part));
  return loseHp(g, unit, hull, winner, winner === NOBODY ? 'asteroids' : 'dogfight');
}

/** MS-5.6 Takes hit points off a Mothership; returns the loot if it dies of it. */
export function loseHp(
  g: G,
  unit: UnitNumber,
  points: number,
  by: Owner,
  cause: 'asteroids' | 'dogfight' | 'lastStand' | 'wam',
): number {
  const owner = ownerOf(unit);
  const fleet = fleetOf(g.s, owner);
  fleet.hp = Math.max(0, fleet.hp - points);
  g.tell({ type: 'damaged', unit: unitId(g.s, unit), shield: shieldPoints(g.s, owner), hp: fleet.hp });
  if (fleet.hp > 0) return 0;
  destroy(g, unit, cause, by);
  return lootOf(unit);
}

/** MS-8.3 four hit points for every full four points; MS-8.4 at 0 it is destroyed. */
export function hitStation(g: G, unit: UnitNumber, total: number, by: Owner): number {
  const fleet = fleetOf(g.s, ownerOf(unit));
  fleet.stationHp = Math.max(0, fleet.stationHp - STATION_STEP * Math.floor(total / STATION_STEP));
  g.tell({ type: 'stationHit', unit: unitId(g.s, unit), hp: fleet.stationHp });
  if (fleet.stationHp > 0) return 0;
  destroy(g, unit, by === NOBODY ? 'asteroids' : 'dogfight', by);
  return lootOf(unit);
}

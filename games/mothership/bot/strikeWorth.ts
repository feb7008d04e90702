/** What an attack of a group is worth by its exact odds: on ships, stations and planets. */
import { dieSides, fleetOf, shieldPoints } from '../rules/fleet.ts';
import { planetDefence, planetOwner } from '../rules/planets.ts';
import { classOf, NOBODY, ownerOf, type UnitNumber } from '../rules/units.ts';
import { at, chancesOf, reaches, spreadOf } from './chances.ts';
import { harmOf } from './hull.ts';
import { type Survey, strength } from './survey.ts';
import { killWorth, lossWorth, planetWorth, shipWorth, WORTH } from './worth.ts';

/** A group of attackers: its dice and bonuses. */
export interface Group {
  readonly ships: UnitNumber[];
  fighters: number;
  bombers: number;
  /** The sides of the Mothership’s die, and its shields while it attacks. */
  die: number;
  shields: number;
  /** Bonuses of the Fighters, and of the others. */
  light: number;
  hard: number;
}

/** MS-7 only faces count. */
export function planetOdds(around: Survey, planet: number, group: Group): number {
  const { s, seat } = around;
  const { faces } = around.strengths[seat] ?? { faces: 1 };
  const needed = Math.ceil(planetDefence(s, planet) / faces);
  const chance = reaches(group.fighters, group.bombers, group.die, needed);
  const taken = planetOwner(s, planet) !== NOBODY;
  const fee = taken ? 0.35 * Math.min(group.ships.length, fleetOf(s, seat).influence) : 0;
  return chance * planetWorth(around, planet) - around.style.committed * group.ships.length - fee;
}

/** MS-8.3 in steps of four. */
export function stationOdds(around: Survey, station: UnitNumber, group: Group): number {
  const { stationHp } = fleetOf(around.s, ownerOf(station));
  const spread = spreadOf(group.fighters, group.bombers, group.die);
  let worth = 0;
  spread.forEach((chance, faces) => {
    const hit = 4 * Math.floor((faces + group.hard) / 4);
    worth += chance * (hit >= stationHp ? stationHp + WORTH.elimination : around.style.stationHp * hit);
  });
  return worth - around.style.committed * group.ships.length;
}

/** A dogfight with a ship. `hope` is what its death opens the way to. */
export function shipOdds(
  around: Survey,
  target: UnitNumber,
  group: Group,
  wingmen: number,
  hope: number,
): number {
  const { s } = around;
  const power = strength(around, target);
  const own = strength(around, group.ships[0] ?? 0);
  const kind = classOf(target);
  const plus = kind === 'fighter' ? power.fighter : kind === 'bomber' ? power.bomber : power.mothership;
  const defence = plus + wingmen + (group.ships.length > 1 && power.hulls ? 1 : 0);
  const edge = group.light + group.hard - defence;
  const sides = dieSides(s, target);
  const { win, tie } = chancesOf(group.fighters, group.bombers, group.die, sides);
  const ties = at(tie, edge);
  const wins = at(win, edge) + (own.ties ? ties : 0);
  const losses = 1 - at(win, edge) - ties;
  const gain =
    kind === 'mothership'
      ? hullGain(around, target, group, defence, sides, own.ties, hope)
      : wins * (killWorth(around, target) + hope);
  return (
    gain - losses * lostTo(around, group, kind, sides, defence) - around.style.committed * group.ships.length
  );
}

/** MS-6.7 what is expected to come off a Mothership. */
function hullGain(
  around: Survey,
  target: UnitNumber,
  group: Group,
  defence: number,
  sides: number,
  ties: boolean,
  hope: number,
): number {
  const { s, style } = around;
  const { fighters, bombers, die, light, hard } = group;
  const owner = ownerOf(target);
  const { hp } = fleetOf(s, owner);
  const shield = shieldPoints(s, owner);
  const harm = harmOf({ fighters, bombers, die, light, hard, defence, sides, ties, shield, hp });
  return style.hp * harm.hull + harm.kill * (killWorth(around, target) + hope) + 0.06 * harm.shield;
}

/** What a winning defender takes: Bombers hurt Motherships only, Fighters spare hulls. */
function lostTo(around: Survey, group: Group, by: string, sides: number, defence: number): number {
  let lost = 0;
  for (const ship of group.ships) {
    if (classOf(ship) === 'mothership') {
      if (by === 'fighter') continue;
      const { hp } = fleetOf(around.s, around.seat);
      const hull = Math.max(0, 0.75 * sides + defence - group.shields);
      lost += around.style.hp * Math.min(hull, hp) + (hull >= hp ? 2 * shipWorth(around, ship) : 0);
    } else if (by !== 'bomber') {
      lost += lossWorth(around, ship);
    }
  }
  return lost;
}

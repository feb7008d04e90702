/** MS-4.5 Where a ship can go, by the safest way, and what may become of it there; what could be attacked, and by whom it is guarded. */
import { MOVE_KINDS, type MothershipAction, type TargetId } from '../action.ts';
import { type HexName, spacesApart } from '../rules/hex.ts';
import { SLOTS, UNITS_EACH, type UnitId } from '../rules/units.ts';
import type { SeenReach, SeenUnit, View } from '../view.ts';
import { rocksChance } from './scene.ts';
import { strikersOn } from './strike.ts';
import { zoneChance } from './zone.ts';

/** The ways to a space, the safest first. */
export function waysTo(reach: readonly SeenReach[], at: HexName | undefined): SeenReach[] {
  const danger = ({ kind }: SeenReach): number => MOVE_KINDS.indexOf(kind);
  return reach.filter(({ to }) => to === at).sort((a, b) => danger(a) - danger(b));
}

/** The chance that a ship is lost on its way into a space. */
export function lossOn(view: View, { kind, to }: Pick<SeenReach, 'kind' | 'to'>, mover: UnitId): number {
  // Asteroids only scratch a Mothership.
  const rocks = kind.startsWith('asteroid') && !mover.endsWith('-m') ? rocksChance(view, mover) : 1;
  const zone = kind.endsWith('guardian') ? (zoneChance(view, mover, to) ?? 1) : 1;
  return 1 - rocks * zone;
}

/** The ship that is under way while it is asked where it goes. */
export function moverIn({ asking, units }: View): UnitId | undefined {
  if (asking?.step !== 'moveTo') return undefined;
  const owner = Math.floor(asking.unit / UNITS_EACH);
  return units.find((one) => one.owner === owner && one.id.endsWith(`-${SLOTS[asking.unit % UNITS_EACH]}`))
    ?.id;
}

/** Enemies and planets that at least one own ship could attack this turn, where a lesson does not forbid it. */
export function isTarget(
  view: View,
  id: TargetId,
  allows: ((action: MothershipAction) => boolean) | undefined = undefined,
): boolean {
  const ships = strikersOn(view, id).map(({ ship }) => ship);
  return ships.length > 0 && (allows?.({ type: 'attack', target: id, ships }) ?? true);
}

/** MS-8.1 what stands beside a station on its side. */
export function guardsOf({ units, fleets }: View, station: SeenUnit): UnitId[] {
  const team = fleets[station.owner]?.team;
  return units
    .filter((unit) => fleets[unit.owner]?.team === team && spacesApart(unit.at, station.at) === 1)
    .map(({ id }) => id);
}

export function placeOf(view: View, id: TargetId | undefined): HexName | undefined {
  return [...view.units, ...view.planets].find((one) => one.id === id)?.at;
}

/** What stands on a space. */
export function thingAt(view: View, at: HexName): TargetId | undefined {
  return (view.units.find((unit) => unit.at === at) ?? view.planets.find((planet) => planet.at === at))?.id;
}

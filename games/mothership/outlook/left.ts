/** What a fleet could still do this turn: ships that may strike something, and those that have not flown and guard nothing. */
import { spacesApart } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import type { View } from '../view.ts';
import { strikersOn } from './strike.ts';

export function stillActing(view: View): UnitId[] {
  const station = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station');
  const strikers = new Set(
    [...view.units, ...view.planets].flatMap(({ id }) => strikersOn(view, id).map(({ ship }) => ship)),
  );
  return view.units
    .filter(({ id, owner, engine, moved, at }) => {
      if (owner !== view.me || engine === 0) return false;
      const guards = station !== undefined && spacesApart(station.at, at) === 1;
      return strikers.has(id) || (!moved && !guards);
    })
    .map(({ id }) => id);
}

/** What is missing to be rid of a rival: the points of its station, whether anything guards it, and its ships. */
export function distanceTo(
  view: View,
  rival: number,
): { readonly station: number; readonly bare: boolean; readonly ships: number } {
  const own = view.units.filter(({ owner }) => owner === rival);
  const station = own.find(({ class: kind }) => kind === 'station');
  return {
    station: view.fleets[rival]?.stationHp ?? 0,
    bare: station !== undefined && !station.guarded,
    ships: own.filter(({ class: kind }) => kind !== 'station' && kind !== 'guardian').length,
  };
}

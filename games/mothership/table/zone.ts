/** MS-9.6 The chance of a Fighter or Bomber to stand next to enemy Guardians and live: each fights until one is gone. */
import type { HexName } from '../hex.ts';
import type { UnitId } from '../units.ts';
import type { View } from '../view.ts';
import { apart } from './geometry.ts';
import { sceneOf } from './scene.ts';

/** Undefined for a Mothership, which is worn down over several rounds. */
export function zoneChance(view: View, id: UnitId, to: HexName): number | undefined {
  const mover = view.units.find((unit) => unit.id === id);
  if (mover === undefined || mover.class === 'mothership') return undefined;
  const there: View = {
    ...view,
    units: view.units.map((unit) => (unit === mover ? { ...unit, at: to } : unit)),
  };
  const team = view.fleets[mover.owner]?.team;
  const guardians = view.units.filter(
    (unit) => unit.class === 'guardian' && view.fleets[unit.owner]?.team !== team && apart(unit.at, to) === 1,
  );
  return guardians.reduce((chance, guardian) => {
    const { win, loss } = sceneOf(there, {
      kind: 'ships',
      attackers: [guardian.id],
      target: id,
      fresh: false,
    }).odds;
    return win + loss === 0 ? chance : (chance * loss) / (win + loss);
  }, 1);
}

/** MS-9.6 The chance of a ship to stand next to enemy Guardians and live: each fights until one of the two is gone. */
import { type HexName, spacesApart } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import type { SeenUnit, View } from '../view.ts';
import { fleetOf, sceneOf } from './scene.ts';

/** What the ship can still take, shield and hull together, by chance. Small ships have a single point. */
type Strengths = ReadonlyMap<number, number>;

export function zoneChance(view: View, id: UnitId, to: HexName): number | undefined {
  const mover = view.units.find((unit) => unit.id === id);
  if (mover === undefined) return undefined;
  let there: View = {
    ...view,
    units: view.units.map((unit) => (unit === mover ? { ...unit, at: to } : unit)),
  };
  const team = fleetOf(view, mover.owner)?.team;
  const guardians = view.units.filter(
    (unit) =>
      unit.class === 'guardian' && fleetOf(view, unit.owner)?.team !== team && spacesApart(unit.at, to) === 1,
  );
  let strengths: Strengths = new Map([[strengthOf(view, mover), 1]]);
  for (const guardian of guardians) {
    strengths = after(there, guardian, mover, strengths);
    there = { ...there, units: there.units.filter((unit) => unit.id !== guardian.id) };
  }
  let alive = 0;
  for (const chance of strengths.values()) alive += chance;
  return alive;
}

function strengthOf(view: View, { class: kind, owner }: SeenUnit): number {
  const fleet = fleetOf(view, owner);
  return kind === 'mothership' && fleet ? fleet.hp + fleet.shield : 1;
}

/** What is left of the ship, with its chances, once this Guardian is gone. */
function after(view: View, guardian: SeenUnit, mover: SeenUnit, before: Strengths): Strengths {
  const { attack, defence, tiesWin } = sceneOf(view, {
    kind: 'ships',
    attackers: [guardian.id],
    target: mover.id,
    fresh: false,
  });
  let wins = 0;
  const hits = new Map<number, number>();
  for (const [total, count] of attack)
    for (const [against, others] of defence) {
      const ways = count * others;
      if (total > against || (tiesWin && total === against)) hits.set(total, (hits.get(total) ?? 0) + ways);
      else if (against > total) wins += ways;
    }
  let decided = wins;
  for (const ways of hits.values()) decided += ways;
  if (decided === 0) return before;
  const left = new Map<number, number>();
  const most = Math.max(...before.keys());
  const now = new Map(before);
  for (let strength = most; strength > 0; strength--) {
    const chance = now.get(strength);
    if (chance === undefined) continue;
    left.set(strength, (chance * wins) / decided);
    for (const [damage, ways] of hits) {
      const rest = mover.class === 'mothership' ? strength - damage : 0;
      if (rest > 0) now.set(rest, (now.get(rest) ?? 0) + (chance * ways) / decided);
    }
  }
  return left;
}

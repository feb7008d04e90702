/** How a space and whatever stands on it is spoken. */
import type { HexName } from '../rules/hex.ts';
import { thing } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenPlanet, SeenUnit, View } from '../view.ts';
import type { Mark } from './marks.ts';

export function hexLabel(view: View, at: HexName, rock: boolean, mark: Mark | undefined, threat = 0): string {
  const unit = view.units.find((one) => one.at === at);
  const planet = view.planets.find((one) => one.at === at);
  const what = unit ? unitLabel(view, unit) : planet ? planetLabel(view, planet) : TABLE_WORDS.empty;
  return [
    what,
    rock ? (unit ? TABLE_WORDS.cleared : TABLE_WORDS.asteroids) : '',
    TABLE_WORDS.at(at),
    mark?.words ?? '',
    threat > 0 ? TABLE_WORDS.threatened(threat) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function unitLabel(view: View, unit: SeenUnit): string {
  const fleet = view.fleets[unit.owner];
  const parts = [unit.owner === view.me ? TABLE_WORDS.your(unit.id) : thing(unit.id)];
  if (unit.class === 'mothership' && fleet)
    parts.push(TABLE_WORDS.hp(fleet.hp, 12), TABLE_WORDS.shield(fleet.shield));
  if (unit.class === 'station' && fleet) parts.push(TABLE_WORDS.hp(fleet.stationHp, 16));
  if (unit.guarded) parts.push(TABLE_WORDS.guarded);
  if (unit.held) parts.push(TABLE_WORDS.held);
  if (view.active === unit.owner && unit.class !== 'station' && unit.class !== 'guardian') {
    if (unit.moved) parts.push(TABLE_WORDS.moved);
    if (unit.attacked) parts.push(TABLE_WORDS.attacked);
  }
  return parts.join(', ');
}

export function planetLabel(view: View, { id, owner, defence, moon, guarded }: SeenPlanet): string {
  return [
    thing(id),
    owner === undefined
      ? TABLE_WORDS.neutral
      : TABLE_WORDS.controlledBy(owner, view.fleets[owner]?.npc ?? false),
    TABLE_WORDS.defence(defence),
    moon ? TABLE_WORDS.moon : '',
    guarded ? TABLE_WORDS.guarded : '',
  ]
    .filter(Boolean)
    .join(', ');
}

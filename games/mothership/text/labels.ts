/** How a space and whatever stands on it is spoken. */

import { dieOf, spacesOf } from '../content/panel.ts';
import type { HexName } from '../rules/hex.ts';
import type { SeenFleet, SeenPlanet, SeenUnit, View } from '../view.ts';
import { CARD_WORDS } from './cards.ts';
import { ARTIFACT_WORDS } from './content.ts';
import { capital, namesIn, planetName, shortThing } from './names.ts';
import { spaceName } from './places.ts';
import { FLEET_WORDS, TABLE_WORDS } from './table.ts';

/** `mark`: what a press on it does. */
export function hexLabel(view: View, at: HexName, rock: boolean, mark = '', threat = 0): string {
  const unit = view.units.find((one) => one.at === at);
  const planet = view.planets.find((one) => one.at === at);
  const what = unit ? unitLabel(view, unit) : planet ? planetLabel(view, planet) : TABLE_WORDS.empty;
  return [
    what,
    rock ? (unit ? TABLE_WORDS.cleared : TABLE_WORDS.asteroids) : '',
    planet || unit?.class === 'station' ? '' : spaceName(view, at),
    mark,
    threat > 0 ? TABLE_WORDS.threatened(threat) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function unitLabel(view: View, unit: SeenUnit): string {
  const name = namesIn(view).thing(unit.id);
  return [name, ...unitFacts(view, unit)].join(', ');
}

/** What is to be known of a unit, in a few words each. */
export function unitFacts(view: View, unit: SeenUnit): string[] {
  const fleet = view.fleets[unit.owner];
  const armed = unit.class !== 'station';
  const active = view.active === unit.owner && armed && unit.class !== 'guardian';
  return [
    ...(unit.engine > 0 ? [TABLE_WORDS.flies(unit.engine)] : []),
    ...(armed ? [unit.die > 0 ? `D${unit.die}` : TABLE_WORDS.noDie] : []),
    ...(unit.class === 'mothership' && fleet
      ? [TABLE_WORDS.hull(fleet.hp), TABLE_WORDS.shield(fleet.shield)]
      : []),
    ...(unit.class === 'station' && fleet ? [TABLE_WORDS.stationHp(fleet.stationHp)] : []),
    ...(unit.class === 'station' ? [unit.guarded ? TABLE_WORDS.guarded : TABLE_WORDS.alone] : []),
    ...(unit.held ? [TABLE_WORDS.held] : []),
    ...(active && unit.moved ? [TABLE_WORDS.moved] : []),
    ...(active && unit.attacked ? [TABLE_WORDS.attacked] : []),
  ];
}

export function planetLabel(view: View, planet: SeenPlanet): string {
  return [planetName(planet.id), ...planetFacts(view, planet)].join(', ');
}

export function planetFacts(view: View, { owner, defence, moon, guarded }: SeenPlanet): string[] {
  return [
    owner === undefined
      ? TABLE_WORDS.neutral
      : owner === view.me
        ? TABLE_WORDS.yours
        : TABLE_WORDS.controlledBy(namesIn(view).rival(owner, view.fleets[owner]?.npc ?? false)),
    TABLE_WORDS.defence(defence),
    ...(moon ? [TABLE_WORDS.moon] : []),
    ...(guarded ? [TABLE_WORDS.guarded] : []),
  ];
}

/** All that is public about a fleet, a line each. */
export function fleetFacts(view: View, fleet: SeenFleet): string[] {
  const { owner, npc, energy, due, known } = fleet;
  const planets = view.planets.filter((planet) => planet.owner === owner);
  return [
    FLEET_WORDS.mothership(spacesOf(energy.engines), dieOf(energy.weapons), fleet.shield, fleet.hp),
    ...(npc
      ? []
      : [FLEET_WORDS.station(fleet.stationHp), FLEET_WORDS.purse(fleet.minerals, fleet.gas, fleet.cards)]),
    ...(due.length > 0
      ? [FLEET_WORDS.due(due.map(({ unit, wait }) => `${shortThing(unit)} (${wait})`).join(', '))]
      : []),
    ...(known.length > 0 ? [FLEET_WORDS.youKnow(known.map((card) => CARD_WORDS[card].name).join(', '))] : []),
    ...planets.map(
      ({ id, artifact }) => capital(planetName(id)) + (artifact ? ` (${ARTIFACT_WORDS[artifact].name})` : ''),
    ),
  ];
}

/** 10.3 What the enemies could strike in their next turn: how many of them reach each space, by what they can harm there. */
import { defaultOptions } from '#engine';
import { OPTIONS, type Options } from '../options.ts';
import { boardFor } from '../rules/board.ts';
import { type HexName, NOWHERE, type Space } from '../rules/hex.ts';
import { reachOf } from '../rules/space.ts';
import { type UnitClass, unitNumber } from '../rules/units.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { SeenUnit, View } from '../view.ts';

/** Whom a threat is against: small ships, Motherships, stations, or anything at all. */
export const AGAINST = ['small', 'mothership', 'station', 'any'] as const;
export type Against = (typeof AGAINST)[number];

/** MS-6.2 */
const HARMS: Readonly<Partial<Record<UnitClass, readonly Against[]>>> = {
  fighter: ['small', 'mothership', 'any'],
  bomber: ['mothership', 'station', 'any'],
  mothership: ['small', 'mothership', 'station', 'any'],
};

export function againstOf(kind: UnitClass | undefined): Against {
  if (kind === 'fighter' || kind === 'bomber') return 'small';
  return kind === 'mothership' || kind === 'station' ? kind : 'any';
}

/** How many enemy ships could attack something of this sort on each space, Energy staying where it is. */
export function threatsOf(view: View, against: Against): Map<HexName, number> {
  const counts = new Map<HexName, number>();
  for (const [, spaces] of strikesOf(view, against))
    for (const name of spaces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The enemy ships that could attack something of this sort on one space. */
export function threatsTo(view: View, against: Against, at: HexName): SeenUnit[] {
  return strikesOf(view, against).flatMap(([unit, spaces]) => (spaces.includes(at) ? [unit] : []));
}

/** Each enemy ship that harms something of this sort, with the spaces it could strike. */
function strikesOf(view: View, against: Against): [unit: SeenUnit, spaces: HexName[]][] {
  const s = standing(view);
  const board = boardFor(s.layout, s.seats, s.table.modules.includes('moons'));
  const team = view.fleets[view.me]?.team;
  return view.units.flatMap((unit) => {
    if (view.fleets[unit.owner]?.team === team || !HARMS[unit.class]?.includes(against)) return [];
    if (unit.die === 0) return [];
    const spaces = [...struckBy(s, unit, board.around)].flatMap((space) => board.names[space] ?? []);
    return [[unit, spaces]];
  });
}

/** The spaces next to wherever the ship stands or can go without a hazard. */
function struckBy(
  s: State,
  { id, engine, held }: SeenUnit,
  around: readonly (readonly Space[])[],
): Set<Space> {
  const number = unitNumber(s, id) ?? 0;
  const places = held ? [] : reachOf(s, number, engine).list.filter(({ kind }) => kind === 'safe');
  const struck = new Set<Space>();
  for (const place of [s.units[number]?.at ?? NOWHERE, ...places.map(({ to }) => to)])
    for (const space of around[place] ?? []) struck.add(space);
  return struck;
}

/** What everybody sees of the position, as the rules keep it, to ask them how far a ship gets. */
function standing({ table, layout, fleets, units, planets }: View): State {
  const { mode, teams, modules } = table;
  const options = { ...defaultOptions(OPTIONS), mode, teams, modules } as Options;
  const s = setup({ seats: fleets.filter(({ npc }) => !npc).length, options });
  s.layout = layout;
  const board = boardFor(layout, s.seats, modules.includes('moons'));
  for (const unit of s.units) unit.at = NOWHERE;
  for (const { id, at } of units) {
    const unit = s.units[unitNumber(s, id) ?? -1];
    if (unit) unit.at = board.numbers.get(at) ?? NOWHERE;
  }
  s.planets = board.bodies.map(({ id }) => ({
    gone: !planets.some((planet) => planet.id === id),
    built: [],
    builtNow: false,
  }));
  return s;
}

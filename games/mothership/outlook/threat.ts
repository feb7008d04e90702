/** 10.3 What the enemies could strike in their next turn: how many of them reach each space, by what they can harm there. */
import { boardOf } from '../rules/board.ts';
import { type HexName, NOWHERE, type Space } from '../rules/hex.ts';
import { reachOf } from '../rules/space.ts';
import { type UnitClass, unitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import type { SeenUnit, View } from '../view.ts';
import { positionIn } from './seen.ts';

/** Whom a threat is against: small ships, Motherships, stations, or anything at all. */
export const AGAINST = ['small', 'mothership', 'station', 'any'] as const;
export type Against = (typeof AGAINST)[number];

/** MS-6.2 who can damage whom. */
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

/** Who could strike one's station next turn, where nothing guards it. */
export function bareStation(view: View): readonly SeenUnit[] {
  const station = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station');
  return station && !station.guarded ? threatsTo(view, 'station', station.at) : [];
}

/** Each enemy ship that harms something of this sort, with the spaces it could strike. */
function strikesOf(view: View, against: Against): [unit: SeenUnit, spaces: HexName[]][] {
  const s = positionIn(view);
  const { around, names } = boardOf(s);
  const team = view.fleets[view.me]?.team;
  return view.units.flatMap((unit) => {
    if (view.fleets[unit.owner]?.team === team || !HARMS[unit.class]?.includes(against)) return [];
    if (unit.die === 0) return [];
    return [[unit, [...struckBy(s, unit, around)].flatMap((space) => names[space] ?? [])]];
  });
}

/** The spaces next to wherever the ship stands or can go without a hazard. */
function struckBy(
  s: State,
  { id, held, engine }: SeenUnit,
  around: readonly (readonly Space[])[],
): Set<Space> {
  const number = unitNumber(s, id) ?? 0;
  const reach = held ? [] : reachOf(s, number, engine).list;
  const places = reach.filter(({ kind }) => kind === 'safe').map(({ to }) => to);
  const struck = new Set<Space>();
  for (const place of [s.units[number]?.at ?? NOWHERE, ...places])
    for (const space of around[place] ?? []) struck.add(space);
  return struck;
}

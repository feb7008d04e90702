/**
 * MS-6.4, MS-7.1, MS-8.1 An attack with the way to it: which ships could take part this turn, where each would stand, which
 * of them are worth it, and what must be done for it. What may be attacked is asked of the rules.
 */
import type { MothershipAction, TargetId } from '../action.ts';
import { MOTHERSHIP_HP } from '../content/panel.ts';
import { boardOf } from '../rules/board.ts';
import { enginePower, isFresh, isHeld, unitOf } from '../rules/fleet.ts';
import { type HexName, NOWHERE, type Space } from '../rules/hex.ts';
import { reachOf } from '../rules/space.ts';
import { shipsOf, type UnitId, type UnitNumber, unitId, unitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import { harmProblem, type Target, targetOf, targetProblem } from '../steps/attack.ts';
import { type SeenReach, seenReach, type View } from '../view.ts';
import { hullOdds } from './hull.ts';
import { plannedScene } from './scene.ts';
import { positionIn } from './seen.ts';

interface Stand {
  readonly at: HexName;
  /** Spaces to go; none for a ship that stands there. */
  readonly cost: number;
}

/** A ship that could take part, with the spaces next to the target it could take, nearest first. */
export interface Striker {
  readonly ship: UnitId;
  readonly stands: readonly Stand[];
}

/** Where a ship can go with the engines it has. */
export function reachFrom(view: View, ship: UnitId): readonly SeenReach[] {
  const s = positionIn(view);
  const unit = unitNumber(s, ship);
  return unit === undefined ? [] : seenReach(s, { unit, left: enginePower(s, unit) });
}

const strikers = new WeakMap<View, Map<TargetId, readonly Striker[]>>();

/** The own ships that could attack it this turn; none where it may not be attacked. */
export function strikersOn(view: View, id: TargetId): readonly Striker[] {
  const known = strikers.get(view) ?? new Map<TargetId, readonly Striker[]>();
  strikers.set(view, known);
  const made = known.get(id) ?? strikersFor(view, id);
  known.set(id, made);
  return made;
}

function strikersFor(view: View, id: TargetId): Striker[] {
  const s = positionIn(view);
  const target = targetOf(s, id);
  if (target === undefined || view.me < 0 || targetProblem(s, view.me, target, false)) return [];
  return shipsOf(view.me).flatMap((unit) => {
    const { at, attacked } = unitOf(s, unit);
    if (at === NOWHERE || attacked || harmProblem(s, unit, target)) return [];
    const stands = standsFor(s, unit, target);
    return stands.length > 0 ? [{ ship: unitId(s, unit), stands }] : [];
  });
}

function standsFor(s: State, unit: UnitNumber, { at }: Target): Stand[] {
  const { around, names } = boardOf(s);
  const ring: readonly Space[] = around[at] ?? [];
  const here = unitOf(s, unit).at;
  const named = (space: Space): HexName => names[space] ?? '0,0';
  if (ring.includes(here)) return [{ at: named(here), cost: 0 }];
  if (!isFresh(s, unit) || isHeld(s, unit)) return [];
  return reachOf(s, unit, enginePower(s, unit))
    .list.filter(({ to, kind }) => kind === 'safe' && ring.includes(to))
    .map(({ to, cost }) => ({ at: named(to), cost }));
}

/** A space of its own for each ship, by the shortest ways together; undefined where there is not room for all. */
export function standing(
  strikers: readonly Striker[],
  ships: readonly UnitId[],
): ReadonlyMap<UnitId, HexName> | undefined {
  const group = strikers.filter(({ ship }) => ships.includes(ship));
  let best: { readonly cost: number; readonly spots: readonly HexName[] } | undefined;
  const place = (i: number, spots: readonly HexName[], cost: number): void => {
    const striker = group[i];
    if (best && cost >= best.cost) return;
    if (striker === undefined) best = { cost, spots };
    else
      for (const { at, cost: more } of striker.stands)
        if (!spots.includes(at)) place(i + 1, [...spots, at], cost + more);
  };
  place(0, [], 0);
  return best && new Map(group.map(({ ship }, i) => [ship, best?.spots[i] ?? '0,0']));
}

const ENOUGH = 0.85;
const ENOUGH_ON_PLANETS = 0.9;
/** By what part of it an attack must grow for one ship more. */
const WORTHWHILE = 0.06;
/** The least die with which a Mothership is sent by itself. */
const ARMED = 8;

/** How much is achieved by an attack: a planet taken, a ship destroyed, a hull broken rather than a shield worn down. */
function gainOf(view: View, target: TargetId, ships: readonly UnitId[]): number {
  if (ships.length === 0) return 0;
  const scene = plannedScene(view, target, ships);
  const hull = hullOdds(view, scene);
  if (hull === undefined) return scene.odds.win;
  return (hull.destroyed + hull.mean / MOTHERSHIP_HP + WORN * scene.odds.win) / (2 + WORN);
}

/** What a shield that is worn down counts beside a hull that is broken. */
const WORN = 0.2;

/** The ships that are worth sending, with the one in hand among them. */
export function proposed(view: View, target: TargetId, held?: TargetId): UnitId[] {
  const strikers = strikersOn(view, target);
  const unitOfId = (id: UnitId) => view.units.find((unit) => unit.id === id);
  const prey = view.units.find(({ id }) => id === target);
  const able = strikers
    .map(({ ship }) => ship)
    // Planets never hit back; against anything else a weak Mothership is only put at risk.
    .filter(
      (ship) =>
        prey === undefined || unitOfId(ship)?.class !== 'mothership' || (unitOfId(ship)?.die ?? 0) >= ARMED,
    );
  const fits = (ships: readonly UnitId[]): boolean => standing(strikers, ships) !== undefined;
  const own = strikers.flatMap(({ ship }) => (ship === held ? [ship] : []));
  if (prey?.class === 'station') return inOrder(strikers, firstThatFit([...own, ...able], fits));
  const enough = prey === undefined ? ENOUGH_ON_PLANETS : ENOUGH;
  const gain = (ships: readonly UnitId[]): number => gainOf(view, target, ships);
  let chosen: UnitId[] = own;
  while (gain(chosen) < enough) {
    const more = able
      .filter((ship) => !chosen.includes(ship) && fits([...chosen, ship]))
      .map((ship) => [...chosen, ship])
      .sort((a, b) => gain(b) - gain(a))[0];
    if (more === undefined || (chosen.length > 0 && gain(more) - gain(chosen) < WORTHWHILE * gain(more)))
      break;
    chosen = more;
  }
  const weak = strikers.flatMap(({ ship }) => (able.includes(ship) || chosen.includes(ship) ? [] : [ship]));
  const all = [...chosen, ...weak];
  if (chosen.length > 0 && gain(chosen) < enough && fits(all) && isTurned(view, target, chosen, all))
    chosen = all;
  // A weak Mothership is better than nobody.
  return chosen.length > 0 ? inOrder(strikers, chosen) : strikers.slice(0, 1).map(({ ship }) => ship);
}

/** By how much a weak Mothership must better an attack to go along, and what may be risked with it. */
const TURNED = 0.2;
const RISKED = 0.12;

function isTurned(view: View, target: TargetId, few: readonly UnitId[], all: readonly UnitId[]): boolean {
  return (
    gainOf(view, target, all) - gainOf(view, target, few) >= TURNED &&
    plannedScene(view, target, all).odds.loss <= RISKED
  );
}

function firstThatFit(able: readonly UnitId[], fits: (ships: readonly UnitId[]) => boolean): UnitId[] {
  const ships: UnitId[] = [];
  for (const ship of able) if (!ships.includes(ship) && fits([...ships, ship])) ships.push(ship);
  return ships;
}

function inOrder(strikers: readonly Striker[], ships: readonly UnitId[]): UnitId[] {
  return strikers.flatMap(({ ship }) => (ships.includes(ship) ? [ship] : []));
}

/** The flights and the attack, in the order of the ships. */
export function orderOf(view: View, target: TargetId, ships: readonly UnitId[]): MothershipAction[] {
  const strikers = strikersOn(view, target);
  const spots = standing(strikers, ships);
  if (spots === undefined || ships.length === 0) return [];
  const group = inOrder(strikers, ships);
  const flights = group.flatMap((ship): MothershipAction[] => {
    const to = spots.get(ship);
    const at = view.units.find(({ id }) => id === ship)?.at;
    if (to === undefined || to === at) return [];
    return [
      { type: 'move', ship },
      { type: 'moveTo', to, kind: 'safe' },
    ];
  });
  return [...flights, { type: 'attack', target, ships: group }];
}

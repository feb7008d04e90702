/** A fight as everybody sees it: whose dice, what is added and by what, and the exact chances. Read off the view. */
import type { TargetId } from '../action.ts';
import type { ArtifactId } from '../content/artifacts.ts';
import type { CardId } from '../content/cards.ts';
import { STATION_STEP } from '../content/panel.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { ARTIFACT_BONUSES, TECHNOLOGY_BONUSES } from '../rules/bonus.ts';
import { spacesApart } from '../rules/hex.ts';
import { chanceOf, type Odds, oddsOf, type Ways, waysOf } from '../rules/odds.ts';
import type { UnitId } from '../rules/units.ts';
import type { SeenFight, SeenFleet, SeenPlanet, SeenUnit, View } from '../view.ts';

/** What adds to a roll: something researched, found or played, Gas, wingmen, and Wingman cards on top of them. */
export type Source =
  | { readonly technology: TechnologyId }
  | { readonly artifact: ArtifactId }
  | { readonly card: CardId }
  | { readonly wingmen: number }
  | { readonly of: 'gas' | 'wingmanCard' };

/** Something added to a roll or a total, with its source. */
export interface Addend {
  readonly source: Source;
  readonly plus: number;
}

export interface Roller {
  readonly unit: SeenUnit;
  readonly die: number;
  readonly face?: number;
  readonly doubled: boolean;
  readonly lines: readonly Addend[];
}

export interface Scene {
  readonly kind: SeenFight['kind'];
  readonly attackers: readonly Roller[];
  readonly target: SeenUnit | SeenPlanet | undefined;
  readonly defender?: Roller;
  readonly attackLines: readonly Addend[];
  readonly defenceLines: readonly Addend[];
  /** The dice that have been rolled make these one total each. */
  readonly attack: Ways;
  readonly defence: Ways;
  readonly odds: Odds;
  /** The attacking seat wins ties. */
  readonly tiesWin: boolean;
  /** MS-8.3 by steps of four: the chance of at least so many. */
  readonly steps?: readonly number[];
  readonly ranged: boolean;
}

type Plan = Pick<SeenFight, 'kind' | 'attackers' | 'target'> & Partial<SeenFight>;

/** The fight an attack would begin. */
export function plannedScene(
  view: View,
  target: TargetId,
  attackers: readonly UnitId[],
  ranged = false,
): Scene {
  const unit = view.units.find(({ id }) => id === target);
  const kind = unit === undefined ? 'planet' : unit.class === 'station' ? 'station' : 'ships';
  return sceneOf(view, { kind, attackers: inOrder(view, attackers), target, ranged });
}

/** Into asteroids with this unit: the chance to come through. */
export function rocksChance(view: View, id: UnitId): number {
  const { odds } = sceneOf(view, { kind: 'asteroids', attackers: [], target: id });
  return odds.loss + odds.tie;
}

export function sceneOf(view: View, fight: Plan): Scene {
  const { kind } = fight;
  const unitOf = (id: TargetId) => view.units.find((unit) => unit.id === id);
  const rollers = fight.attackers.flatMap((id, i) => {
    const unit = unitOf(id);
    return unit ? [roller(view, fight, unit, 0, i)] : [];
  });
  const target = unitOf(fight.target) ?? view.planets.find(({ id }) => id === fight.target);
  const foe = unitOf(fight.target);
  const rolls = foe !== undefined && (kind === 'ships' || kind === 'asteroids');
  const defender = rolls ? roller(view, fight, foe, 1, fight.attackers.length) : undefined;
  const attackLines = sideLines(view, fight, 0, rollers[0]?.unit);
  const defenceLines = sideLines(view, fight, 1, foe);
  const attack =
    kind === 'asteroids' ? waysWith(6, fight.field || undefined) : waysOfSide(rollers, attackLines);
  const defence =
    kind === 'planet'
      ? new Map([[defenceOf(target) + (fight.bonus?.[1] ?? 0), 1]])
      : waysOfSide(defender ? [defender] : [], defenceLines);
  const first = rollers[0]?.unit.owner;
  const tiesWin = first !== undefined && kind === 'ships' && knows(view, first, 'targeting-computer');
  return {
    kind,
    attackers: rollers,
    target,
    ...(defender ? { defender } : {}),
    attackLines,
    defenceLines,
    attack,
    defence,
    odds: chances(kind, attack, defence, tiesWin),
    tiesWin,
    ...(kind === 'station' && foe
      ? { steps: stepsOf(attack, fleetOf(view, foe.owner)?.stationHp ?? 0) }
      : {}),
    ranged: fight.ranged ?? false,
  };
}

function chances(kind: Scene['kind'], attack: Ways, defence: Ways, tiesWin: boolean): Odds {
  if (kind === 'station') {
    const win = chanceOf(attack, STATION_STEP);
    return { win, tie: 1 - win, loss: 0 };
  }
  const odds = oddsOf(attack, defence);
  if (kind === 'planet') return { win: odds.win + odds.tie, tie: odds.loss, loss: 0 };
  return tiesWin ? { win: odds.win + odds.tie, tie: 0, loss: odds.loss } : odds;
}

function stepsOf(attack: Ways, hp: number): number[] {
  return Array.from({ length: Math.ceil(hp / STATION_STEP) }, (_, i) =>
    chanceOf(attack, STATION_STEP * (i + 1)),
  );
}

function roller(view: View, fight: Plan, unit: SeenUnit, side: 0 | 1, die: number): Roller {
  const face = fight.faces?.[die];
  const fast = fight.kind === 'planet' && knows(view, unit.owner, 'fast-cap');
  return {
    unit,
    die: unit.die,
    ...(face === undefined ? {} : { face }),
    doubled: fast || (fight.doubled?.[die] ?? false),
    lines: fight.kind === 'planet' ? [] : unitLines(view, fight, unit, side),
  };
}

/** MS-6.5 what is added to one unit's face. */
function unitLines(view: View, fight: Plan, unit: SeenUnit, side: 0 | 1): Addend[] {
  const { owner } = unit;
  const lines: Addend[] = [];
  for (const { technology, for: kind, plus, only } of TECHNOLOGY_BONUSES) {
    if (kind !== unit.class || !knows(view, owner, technology)) continue;
    if (only !== undefined && only !== fight.kind) continue;
    const later = TECHNOLOGY_BONUSES.find(({ replaces }) => replaces === technology);
    if (later && knows(view, owner, later.technology)) continue;
    lines.push({ source: { technology }, plus });
  }
  for (const { artifact, for: kind, plus } of ARTIFACT_BONUSES)
    if (kind === unit.class && controls(view, owner, artifact)) lines.push({ source: { artifact }, plus });
  if (unit.class === 'mothership' && knows(view, owner, 'gauss-cannon'))
    lines.push({
      source: { technology: 'gauss-cannon' },
      plus: Math.floor((fleetOf(view, owner)?.stationHp ?? 0) / STATION_STEP),
    });
  const foes = side === 0 ? [fight.target] : fight.attackers;
  const guardian = view.units.some(
    ({ id, class: kind }) => kind === 'guardian' && foes.some((foe) => foe === id),
  );
  if (fight.kind === 'ships' && guardian && controls(view, owner, 'vhs-tape'))
    lines.push({ source: { artifact: 'vhs-tape' }, plus: 1 });
  const heavy = unit.class === 'mothership' || unit.class === 'guardian';
  if (heavy && fight.gas?.[side]) lines.push({ source: { of: 'gas' }, plus: fight.gas[side] });
  if (unit.class === 'mothership' && fight.beam?.[side])
    lines.push({ source: { technology: 'solar-beam' }, plus: 8 });
  return [...lines, ...cardLines(fight, side, unit.id)];
}

/** What is added to the total of a side: wingmen, hulls, cards. */
function sideLines(view: View, fight: Plan, side: 0 | 1, unit: SeenUnit | undefined): Addend[] {
  const lines: Addend[] = [];
  if (
    fight.kind === 'ships' &&
    unit !== undefined &&
    (side === 1 || (unit.class === 'guardian' && !fight.fresh))
  ) {
    const wingmen = wingmenOf(view, unit);
    if (wingmen > 0) lines.push({ source: { wingmen }, plus: wingmen });
    const boosted = Math.min(wingmen, fight.wing?.[side] ?? 0);
    if (boosted > 0) lines.push({ source: { of: 'wingmanCard' }, plus: 2 * boosted });
  }
  const group = side === 1 && fight.kind === 'ships' && fight.attackers.length > 1;
  if (group && unit && knows(view, unit.owner, 'unobtainium-hulls'))
    lines.push({ source: { technology: 'unobtainium-hulls' }, plus: 1 });
  return [...lines, ...cardLines(fight, side, undefined)];
}

/** The cards that were played on a unit, or on no unit in particular. Those that add nothing are named all the same. */
function cardLines(fight: Plan, side: 0 | 1, unit: UnitId | undefined): Addend[] {
  const lines = new Map<CardId, number>();
  for (const { card, side: its, unit: on, plus } of fight.cards ?? []) {
    // A Wingman card has a line of its own, beside the wingmen.
    if (its === side && on === unit && card !== 'wingman-card')
      lines.set(card, (lines.get(card) ?? 0) + plus);
  }
  return [...lines].map(([card, plus]) => ({ source: { card }, plus }));
}

export function waysOfSide(rollers: readonly Roller[], extra: readonly Addend[]): Ways {
  let ways: Ways = waysOf([], sum(extra));
  for (const { die, face, doubled, lines } of rollers) {
    const one = scaled(face === undefined ? waysOf([die]) : new Map([[face, 1]]), doubled ? 2 : 1);
    ways = joined(joined(ways, one), new Map([[sum(lines), 1]]));
  }
  return ways;
}

function waysWith(sides: number, face: number | undefined): Ways {
  return face === undefined ? waysOf([sides]) : new Map([[face, 1]]);
}

function scaled(ways: Ways, by: number): Ways {
  return by === 1 ? ways : new Map([...ways].map(([total, count]) => [total * by, count]));
}

function joined(a: Ways, b: Ways): Ways {
  const both = new Map<number, number>();
  for (const [x, n] of a) for (const [y, m] of b) both.set(x + y, (both.get(x + y) ?? 0) + n * m);
  return both;
}

export function sum(lines: readonly Addend[]): number {
  return lines.reduce((total, { plus }) => total + plus, 0);
}

function wingmenOf(view: View, unit: SeenUnit): number {
  const team = fleetOf(view, unit.owner)?.team;
  return view.units.filter(
    (other) =>
      other.class !== 'station' &&
      fleetOf(view, other.owner)?.team === team &&
      spacesApart(other.at, unit.at) === 1,
  ).length;
}

function inOrder(view: View, ids: readonly UnitId[]): UnitId[] {
  return view.units.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
}

function defenceOf(target: SeenUnit | SeenPlanet | undefined): number {
  return target && 'defence' in target ? target.defence : 0;
}

export function fleetOf(view: View, owner: number): SeenFleet | undefined {
  return view.fleets[owner];
}

function knows(view: View, owner: number, technology: SeenFleet['technologies'][number]): boolean {
  return fleetOf(view, owner)?.technologies.includes(technology) ?? false;
}

function controls(view: View, owner: number, artifact: NonNullable<SeenPlanet['artifact']>): boolean {
  return view.planets.some((planet) => planet.artifact === artifact && planet.owner === owner);
}

/** 10.5 The best attack of the turn: every target, every group that can stand next to it, by exact odds. */
import { nth } from '#engine';
import { canDamage, dieSides, fleetOf, friendly } from '../rules/fleet.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import { hasRepelled, isPlanetGuarded, planetAt, planetOf } from '../rules/planets.ts';
import { friendsBeside } from '../rules/space.ts';
import { classOf, mothershipOf, NOBODY, ownerOf, stationOf, type UnitNumber } from '../rules/units.ts';
import { isStationGuarded } from '../steps/attack.ts';
import { exposure } from './exposure.ts';
import { guardsLost, type Home, threatOf } from './home.ts';
import { jitter, whim } from './jitter.ts';
import { fightWariness, wariness } from './mood.ts';
import { canDivert, canMove, costTo, TOO_FAR } from './reach.ts';
import { siegeHope } from './siege.ts';
import { type Group, planetOdds, shipOdds, stationOdds } from './strikeWorth.ts';
import { dieAfter, type Survey, strength } from './survey.ts';

/** What is attacked: a unit or a planet, by number. */
export interface Aim {
  readonly kind: 'unit' | 'planet';
  readonly number: number;
  readonly at: Space;
}

export interface Strike {
  readonly aim: Aim;
  readonly ships: readonly UnitNumber[];
  /** Where each of them stands when it attacks. */
  readonly spaces: readonly Space[];
  readonly worth: number;
}

/** A ship that could take part, and the sides of the target it could stand on, as bits. */
interface Able {
  readonly ship: UnitNumber;
  readonly sides: number;
  readonly die: number;
  /** Spaces to go. */
  readonly cost: number;
}

/** A strike that a plan wants may look worse than this one would without it. */
const WANTED = -3;
const UNPROMISING = -0.5;

export function bestStrike(around: Survey, home: Home): Strike | undefined {
  const { s, style } = around;
  let best: Strike | undefined;
  for (const aim of aimsOf(around)) {
    if (style.aim !== undefined && style.aim === aimKey(aim)) {
      const wanted = bestOn(around, home, aim, WANTED);
      if (wanted !== undefined) return wanted;
    }
    const found = bestOn(around, home, aim, best?.worth ?? style.least);
    if (found !== undefined) best = found;
  }
  return style.pause === s.round ? undefined : best;
}

/** The best strike on each of the most promising targets, best first. */
export function promisingStrikes(around: Survey, home: Home, most: number): Strike[] {
  return aimsOf(around)
    .flatMap((aim) => bestOn(around, home, aim, UNPROMISING) ?? [])
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most);
}

/** A target by one number: a unit’s, or a planet’s from here on. */
const PLANETS = 1000;
export function aimKey({ kind, number }: Aim): number {
  return kind === 'planet' ? PLANETS + number : number;
}

/** Everything that this seat might attack, wherever it stands. */
function aimsOf({ s, seat, foes, strengths, board }: Survey): Aim[] {
  const aims: Aim[] = [];
  const pierces = strengths[seat]?.pierces ?? false;
  for (const foe of foes) aims.push({ kind: 'unit', number: foe, at: s.units[foe]?.at ?? NOWHERE });
  for (let owner = 0; owner < s.fleets.length; owner++) {
    const station = stationOf(owner);
    const at = s.units[station]?.at ?? NOWHERE;
    if (at === NOWHERE || friendly(s, owner, seat)) continue;
    if (pierces || !isStationGuarded(s, station)) aims.push({ kind: 'unit', number: station, at });
  }
  for (let planet = 0; planet < s.planets.length; planet++) {
    const { gone, owner = NOBODY } = planetOf(s, planet);
    if (gone || (owner !== NOBODY && friendly(s, owner, seat))) continue;
    if (hasRepelled(s, planet, seat) || (!pierces && isPlanetGuarded(s, planet))) continue;
    aims.push({ kind: 'planet', number: planet, at: planetAt(s, planet) });
  }
  return aims.filter(({ at }) => board.around[at] !== undefined);
}

function bestOn(around: Survey, home: Home, aim: Aim, least: number): Strike | undefined {
  const able = ableFor(around, aim);
  if (able.length === 0) return undefined;
  const ring = around.board.around[aim.at] ?? [];
  const hope = aim.kind === 'unit' ? siegeHope(around, aim.number) + threatOf(around, home, aim.number) : 0;
  const { style } = around;
  const fear =
    aim.kind === 'planet' ? style.claim * wariness(around) : style.exposure * fightWariness(around);
  const first = Math.floor(ring.length * whim(around.luck, aim.at, aim.number));
  let best: Strike | undefined;
  let high = least;
  for (let mask = 1; mask < 1 << able.length; mask++) {
    const group = groupOf(around, aim, able, mask);
    const worth = worthOf(around, aim, group, hope) + jitter(around.luck, aim.at, mask);
    if (worth <= high) continue;
    const spaces = stand(able, mask, ring, first);
    if (spaces === undefined) continue;
    const risked = fear * exposure(around, group.ships, spaces, group.die);
    const net = worth - risked - guardsLost(around, home, group.ships, spaces);
    if (net <= high) continue;
    high = net;
    best = { aim, ships: group.ships, spaces, worth: net };
  }
  return best;
}

function ableFor(around: Survey, { kind, number, at }: Aim): Able[] {
  const { s, own, board } = around;
  const ring = board.around[at] ?? [];
  const able: Able[] = [];
  for (const ship of own) {
    const piece = s.units[ship];
    if (piece === undefined || piece.attacked) continue;
    if (kind === 'unit' && !canDamage(s, ship, number)) continue;
    const beside = ring.indexOf(piece.at);
    let sides = 0;
    let cost = 0;
    if (beside >= 0) sides = 1 << beside;
    else if (canMove(s, ship)) {
      cost = TOO_FAR;
      const mothership = classOf(ship) === 'mothership';
      for (let i = 0; i < ring.length; i++) {
        const way = costTo(ship, ring[i] ?? NOWHERE);
        if (way === TOO_FAR) continue;
        // A Mothership goes the shortest way: the rest of its Energy is its weapon.
        if (mothership && way < cost) sides = 0;
        if (!mothership || way <= cost) sides |= 1 << i;
        cost = Math.min(cost, way);
      }
    }
    if (sides === 0) continue;
    const die = dieFor(around, ship, cost);
    if (die > 0) able.push({ ship, sides, die, cost });
  }
  return able;
}

function dieFor(around: Survey, ship: UnitNumber, cost: number): number {
  const { s, seat } = around;
  if (classOf(ship) !== 'mothership' || !canDivert(s, seat) || s.units[ship]?.boosts !== undefined)
    return dieSides(s, ship);
  return dieAfter(strength(around, ship), cost);
}

function groupOf(around: Survey, aim: Aim, able: readonly Able[], mask: number): Group {
  const { s, seat } = around;
  const power = strength(around, mothershipOf(seat));
  const siege = aim.kind === 'unit' && classOf(aim.number) === 'station';
  const group: Group = { ships: [], fighters: 0, bombers: 0, die: 0, light: 0, hard: 0, shields: 0 };
  for (let i = 0; i < able.length; i++) {
    if ((mask & (1 << i)) === 0) continue;
    const { ship, die, cost } = nth(able, i);
    group.ships.push(ship);
    switch (classOf(ship)) {
      case 'fighter':
        group.fighters++;
        group.light += power.fighter;
        break;
      case 'bomber':
        group.bombers++;
        group.hard += siege ? power.siege : power.bomber;
        break;
      default: {
        group.die = die;
        group.hard += power.mothership;
        const { energy } = fleetOf(s, seat);
        group.shields = canDivert(s, seat) ? Math.max(0, power.energy - 2 * cost - die) : energy.shields;
      }
    }
  }
  return group;
}

function worthOf(around: Survey, aim: Aim, group: Group, hope: number): number {
  if (aim.kind === 'planet') return planetOdds(around, aim.number, group);
  if (classOf(aim.number) === 'station') return stationOdds(around, aim.number, group);
  const wingmen = friendsBeside(around.s, aim.at, ownerOf(aim.number));
  return shipOdds(around, aim.number, group, wingmen, hope);
}

/** A side of the target for each ship of the group, if all find one. */
function stand(
  able: readonly Able[],
  mask: number,
  ring: readonly Space[],
  first: number,
): Space[] | undefined {
  const chosen: number[] = [];
  const place = (i: number, taken: number): boolean => {
    if (i === able.length) return true;
    if ((mask & (1 << i)) === 0) return place(i + 1, taken);
    const { sides } = nth(able, i);
    for (let turn = 0; turn < ring.length; turn++) {
      const side = (first + turn) % ring.length;
      const bit = 1 << side;
      if ((sides & bit) === 0 || (taken & bit) !== 0) continue;
      chosen.push(side);
      if (place(i + 1, taken | bit)) return true;
      chosen.pop();
    }
    return false;
  };
  return place(0, 0) ? chosen.map((side) => ring[side] ?? NOWHERE) : undefined;
}

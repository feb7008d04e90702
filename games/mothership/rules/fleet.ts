/** What a fleet has and can do: teams, technology, Artifacts, Energy, engines, shields and dice (MS-4.1, MS-5, MS-6.2). */
import type { ArtifactId } from '../content/artifacts.ts';
import { TEAMS } from '../content/layouts.ts';
import { dieOf, type Subsystem, spacesOf } from '../content/panel.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { Boost, Fleet, State, Unit } from '../state.ts';
import { NOWHERE } from './hex.ts';
import {
  classOf,
  isNpc,
  isShip,
  NOBODY,
  type Owner,
  ownerOf,
  type UnitClass,
  type UnitNumber,
} from './units.ts';

export function fleetOf(s: State, owner: Owner): Fleet {
  const fleet = s.fleets[owner];
  if (fleet === undefined) throw new Error(`there is no fleet ${owner}`);
  return fleet;
}

export function unitOf(s: State, unit: UnitNumber): Unit {
  const found = s.units[unit];
  if (found === undefined) throw new Error(`there is no unit ${unit}`);
  return found;
}

export function onBoard(s: State, unit: UnitNumber): boolean {
  return s.units[unit]?.at !== NOWHERE;
}

/** Whether a seat is still in the game. */
export function inGame(s: State, owner: Owner): boolean {
  return s.fleets[owner]?.out === undefined;
}

/** MS-20.2 of the same seat or team. */
export function friendly(s: State, a: Owner, b: Owner): boolean {
  if (a === b) return true;
  return s.table.teams !== 'none' && a !== NOBODY && b !== NOBODY && teamOf(s, a) === teamOf(s, b);
}

export function teamOf(s: State, owner: Owner): number {
  return TEAMS[s.table.teams][owner] ?? owner;
}

/** The seats in turn order from one of them, itself first, those out of the game left out. */
export function inTurnOrder(s: State, from: Owner): Owner[] {
  const count = s.fleets.length;
  const order: Owner[] = [];
  for (let i = 0; i < count; i++) {
    const owner = (from + i) % count;
    if (inGame(s, owner)) order.push(owner);
  }
  return order;
}

/** The seat that decides for an owner; nobody decides for the NPC or for those who are out. */
export function decider(s: State, owner: Owner): Owner | undefined {
  return owner === NOBODY || isNpc(s, owner) || !inGame(s, owner) ? undefined : owner;
}

export function has(s: State, owner: Owner, technology: TechnologyId): boolean {
  const fleet = s.fleets[owner];
  return fleet?.technologies.includes(technology) ?? false;
}

/** MS-15.2 an Artifact works for whoever controls its planet. */
export function controls(s: State, owner: Owner, artifact: ArtifactId): boolean {
  for (const planet of s.planets) {
    if (planet.artifact === artifact) return planet.owner === owner && owner !== NOBODY;
  }
  return false;
}

/** Energy that counts: Prod takes some away for the turn. */
export function energyOf(s: State, owner: Owner, subsystem: Subsystem): number {
  const { energy, prodded } = fleetOf(s, owner);
  return Math.max(0, energy[subsystem] - prodded[subsystem]);
}

const ENGINE: Readonly<Record<UnitClass, number>> = {
  mothership: 0,
  fighter: 4,
  bomber: 3,
  guardian: 0,
  station: 0,
};

const BOOSTED: Readonly<Record<Boost, (power: number) => number>> = {
  afterburner: (power) => power + 4,
  'punch-it': (power) => power * 2,
  convoy: (power) => power + 3,
};

/** MS-4.1 base, plus Artifacts, plus Tech, then the cards in the order played. */
export function enginePower(s: State, unit: UnitNumber): number {
  const owner = ownerOf(unit);
  const kind = classOf(unit);
  let power = kind === 'mothership' ? spacesOf(energyOf(s, owner, 'engines')) : ENGINE[kind];
  if (s.table.modules.length > 0) {
    if (controls(s, owner, 'aa-batteries')) power += 1;
    if (kind === 'mothership' && controls(s, owner, 'glowy-blue-liquid')) power += 2;
  }
  if (kind === 'fighter' && has(s, owner, 'its-a-trap')) power += 3;
  if (kind === 'bomber' && has(s, owner, 'advanced-engineering')) power += 2;
  for (const boost of s.units[unit]?.boosts ?? []) power = BOOSTED[boost](power);
  return power;
}

/** MS-5.4 without Auxiliary Shields, which last for one dogfight only. */
export function shieldPoints(s: State, owner: Owner): number {
  const fleet = fleetOf(s, owner);
  if (fleet.shieldBroken) return 0;
  const wrap = controls(s, owner, 'bubble-wrap') ? 2 : 0;
  return Math.max(0, energyOf(s, owner, 'shields') + wrap - fleet.shieldLost);
}

const DIE: Readonly<Record<UnitClass, number>> = {
  mothership: 0,
  fighter: 6,
  bomber: 8,
  guardian: 6,
  station: 0,
};

/** The sides of a unit's die; 0 is no die (MS-5.5). */
export function dieSides(s: State, unit: UnitNumber): number {
  const kind = classOf(unit);
  return kind === 'mothership' ? dieOf(energyOf(s, ownerOf(unit), 'weapons')) : DIE[kind];
}

/** MS-6.2 what a class does to another: nothing, damage, or to shields only. */
type Harm = 'none' | 'yes' | 'shields';

const HARM: Readonly<Record<UnitClass, Readonly<Record<UnitClass, Harm>>>> = {
  fighter: { fighter: 'yes', bomber: 'yes', guardian: 'yes', mothership: 'shields', station: 'none' },
  bomber: { fighter: 'none', bomber: 'none', guardian: 'yes', mothership: 'yes', station: 'yes' },
  mothership: { fighter: 'yes', bomber: 'yes', guardian: 'yes', mothership: 'yes', station: 'yes' },
  guardian: { fighter: 'yes', bomber: 'yes', guardian: 'yes', mothership: 'yes', station: 'none' },
  station: { fighter: 'none', bomber: 'none', guardian: 'none', mothership: 'none', station: 'none' },
};

export function harm(by: UnitNumber, to: UnitNumber): Harm {
  return HARM[classOf(by)][classOf(to)];
}

/** MS-6.3 a Fighter can damage a Mothership only while that has shield points. */
export function canDamage(s: State, by: UnitNumber, to: UnitNumber): boolean {
  const done = harm(by, to);
  return done === 'yes' || (done === 'shields' && shieldPoints(s, ownerOf(to)) > 0);
}

/** MS-4.8 a held ship cannot be moved or warped by anyone or anything. */
export function isHeld(s: State, unit: UnitNumber): boolean {
  for (const hold of s.holds) if (hold.unit === unit && (hold.how === 'tractor' || hold.now)) return true;
  return false;
}

/** Neither moved nor warped nor attacked this turn (MS-13.5). */
export function isFresh(s: State, unit: UnitNumber): boolean {
  const { moved, locked, attacked } = unitOf(s, unit);
  return !moved && !locked && !attacked;
}

/** An own ship on the board whose attack phase is unresolved. */
export function mayAttack(s: State, owner: Owner, unit: UnitNumber): boolean {
  return isShip(unit) && ownerOf(unit) === owner && onBoard(s, unit) && !unitOf(s, unit).attacked;
}

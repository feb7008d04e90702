/** Units by number and by id. Each owner has ten: m, f1–f3, b1–b2, g1–g3, s; owner 1 of a solo match is the NPC. */
import { nth } from '#engine';
import type { State } from '../state.ts';

/** A unit by its number: ten to an owner, in the order of "lowest id". */
export type UnitNumber = number;

/** A seat, or the NPC of a solo match. */
export type Owner = number;
export const NOBODY: Owner = -1;

export const UNIT_CLASSES = ['mothership', 'fighter', 'bomber', 'guardian', 'station'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const SLOTS = ['m', 'f1', 'f2', 'f3', 'b1', 'b2', 'g1', 'g2', 'g3', 's'] as const;
type Slot = (typeof SLOTS)[number];
export const UNITS_EACH = SLOTS.length;

const OWNER_NAMES = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'npc'] as const;
export type UnitId = `${(typeof OWNER_NAMES)[number]}-${Slot}`;
export const UNIT_IDS: readonly UnitId[] = OWNER_NAMES.flatMap((owner) =>
  SLOTS.map((slot): UnitId => `${owner}-${slot}`),
);

/** The NPC of a solo match. */
export const NPC: Owner = 1;
/** MS-21 A goal of the NPC is a unit, or from here on a planet. */
export const PLANET_GOALS = 1000;
const NPC_NAMES = 6 * UNITS_EACH;

const CLASS_OF: readonly UnitClass[] = [
  'mothership',
  'fighter',
  'fighter',
  'fighter',
  'bomber',
  'bomber',
  'guardian',
  'guardian',
  'guardian',
  'station',
];

/** The first and the last slot of each kind. */
export const SHIPS = 6;
const GUARDIANS = 6;
const STATION = 9;

export function ownerOf(unit: UnitNumber): Owner {
  return Math.floor(unit / UNITS_EACH);
}

export function classOf(unit: UnitNumber): UnitClass {
  return nth(CLASS_OF, unit % UNITS_EACH);
}

export function isShip(unit: UnitNumber): boolean {
  return unit % UNITS_EACH < SHIPS;
}

export function isGuardian(unit: UnitNumber): boolean {
  const slot = unit % UNITS_EACH;
  return slot >= GUARDIANS && slot < STATION;
}

/** A Fighter or a Bomber. */
export function isSmall(unit: UnitNumber): boolean {
  const slot = unit % UNITS_EACH;
  return slot > 0 && slot < SHIPS;
}

export function mothershipOf(owner: Owner): UnitNumber {
  return owner * UNITS_EACH;
}

export function stationOf(owner: Owner): UnitNumber {
  return owner * UNITS_EACH + STATION;
}

const EVERY_OWNER = [0, 1, 2, 3, 4, 5];
const FLEETS = EVERY_OWNER.map((owner) => SLOTS.map((_, slot) => owner * UNITS_EACH + slot));
const SHIPS_OF = FLEETS.map((units) => units.slice(0, SHIPS));
const GUARDIANS_OF = FLEETS.map((units) => units.slice(GUARDIANS, STATION));

/** The six ships of an owner, on the board or not. */
export function shipsOf(owner: Owner): readonly UnitNumber[] {
  return SHIPS_OF[owner] ?? [];
}

export function guardiansOf(owner: Owner): readonly UnitNumber[] {
  return GUARDIANS_OF[owner] ?? [];
}

export function unitsOf(owner: Owner): readonly UnitNumber[] {
  return FLEETS[owner] ?? [];
}

const NUMBERS: ReadonlyMap<string, number> = new Map(UNIT_IDS.map((id, n) => [id, n]));

export function unitId(s: State, unit: UnitNumber): UnitId {
  const named = isNpc(s, ownerOf(unit)) ? NPC_NAMES + (unit % UNITS_EACH) : unit;
  return nth(UNIT_IDS, named);
}

/** Something that goes with each unit's id, made once: actions that name one unit and nothing else. */
export function byUnit<T extends object>(make: (id: UnitId) => T): (s: State, unit: UnitNumber) => T {
  const made = UNIT_IDS.map(make);
  return (s, unit) => nth(made, isNpc(s, ownerOf(unit)) ? NPC_NAMES + (unit % UNITS_EACH) : unit);
}

/** The number of a unit of this match; undefined for one that takes no part. */
export function unitNumber(s: State, id: string | undefined): UnitNumber | undefined {
  const named = id === undefined ? undefined : NUMBERS.get(id);
  if (named === undefined) return undefined;
  if (named >= NPC_NAMES) return s.table.mode === 'solo' ? NPC * UNITS_EACH + named - NPC_NAMES : undefined;
  return ownerOf(named) < s.seats ? named : undefined;
}

/** The unit that a checked action names. */
export function unitCalled(s: State, id: UnitId): UnitNumber {
  const unit = unitNumber(s, id);
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

/** An owner as the log names it. */
export type Who = Owner | 'npc';

export function whoIs(s: State, owner: Owner): Who {
  return isNpc(s, owner) ? 'npc' : owner;
}

export function isNpc(s: State, owner: Owner): boolean {
  return owner >= s.seats;
}

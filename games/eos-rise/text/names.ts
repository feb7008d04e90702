/** The names of things, in English. */
import type { People } from '#engine';
import type { AlienId } from '../content/aliens.ts';
import type { CharacterId, Face, TrackId } from '../content/characters.ts';
import type { DamageId } from '../content/damage.ts';
import type { Region } from '../content/regions.ts';
import type { HullRoom } from '../content/rooms.ts';
import type { Hauled } from '../frame.ts';
import { type GalaxyId, LABELS } from '../rules/universe.ts';

export const CHARACTER_NAMES: Readonly<Record<CharacterId, string>> = {
  commander: 'Commander',
  pilot: 'Pilot',
  specialist: 'Combat Specialist',
  engineer: 'Engineer',
};

/** What is shared out among the seats. */
export const SHARED_NAMES: Readonly<Record<string, string>> = {
  ...CHARACTER_NAMES,
  facilitator: 'Facilitator',
};

export const ROOM_NAMES: Readonly<Record<HullRoom, string>> = {
  command: 'Command',
  engine: 'Engine',
  medical: 'Medical',
  crafting: 'Crafting',
  'cargo-bay': 'Cargo Bay',
  'mining-control': 'Mining Control',
  scanner: 'Deep Space Scanner',
};

export const FACE_NAMES: Readonly<Record<Face, string>> = {
  arrow: 'ARROW',
  crosshair: 'CROSSHAIR',
  gear: 'GEAR',
  syringe: 'SYRINGE',
  'stress-1': 'STRESS 1',
  'stress-2': 'STRESS 2',
};

export const REGION_NAMES: Readonly<Record<Region, string>> = {
  hawkins: 'Hawkins',
  chandra: 'Chandra',
  borealis: 'Borealis',
  perseus: 'Perseus',
};

export const CLASS_NAMES = { dexer: 'Dexer', galagat: 'Galagat', vorde: 'Vorde' } as const;

export const TOKEN_NAMES: Readonly<Record<Hauled, string>> = {
  frb: 'a radio burst',
  skill: 'a skill token',
  credit: 'a credit',
  commander: 'the Commander’s cargo',
  pilot: 'the Pilot’s cargo',
  specialist: 'the Combat Specialist’s cargo',
  engineer: 'the Engineer’s cargo',
};

/** Words with capitals from an id in kebab-case. */
export function titled(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function damageName(id: DamageId): string {
  return titled(id.replace('dmg-', ''));
}

export function alienName(id: AlienId): string {
  return titled(id.slice(id.indexOf('-') + 1));
}

export function trackName(id: TrackId): string {
  return id === 'counter-operations' ? 'Counter-Operations' : titled(id);
}

/** A galaxy by its first label, as on the board. */
export function galaxyName(id: GalaxyId): string {
  return LABELS[id][0] ?? id;
}

/** A list to read: a, b and c. */
export function listed(words: readonly string[], none = 'nobody'): string {
  if (words.length < 2) return words[0] ?? none;
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function count(n: number, thing: string, things = `${thing}s`): string {
  return `${n} ${n === 1 ? thing : things}`;
}

/** `called`: what those who play are called, where that is known. */
export function seatName(seat: number, called: People | undefined): string {
  return called?.[seat] ?? `seat ${seat + 1}`;
}

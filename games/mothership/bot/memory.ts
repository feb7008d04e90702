/**
 * Where a ship was meant to go when it was told to move. The space is asked for right afterwards, in the very same
 * position; finding it again would take as long as the whole decision before.
 */
import type { Space } from '../rules/hex.ts';
import type { UnitNumber } from '../rules/units.ts';
import type { State } from '../state.ts';
import type { Style } from './style.ts';
import type { Survey } from './survey.ts';

interface Meant {
  readonly ship: UnitNumber;
  readonly to: Space;
  readonly style: Style;
  readonly draws: number;
  readonly position: number;
}

let meant: Meant | undefined;

export function remember({ s, style }: Survey, ship: UnitNumber, to: Space): void {
  meant = { ship, to, style, draws: s.draws, position: positionOf(s) };
}

/** Undefined where the ship, the style or anything on the table is another. */
export function recall(s: State, ship: UnitNumber, style: Style): Space | undefined {
  if (meant === undefined || meant.ship !== ship || meant.style !== style) return undefined;
  return meant.draws === s.draws && meant.position === positionOf(s) ? meant.to : undefined;
}

/** What holds for a turn in playouts, until a die or a card changes something. */
interface Quick {
  readonly s: State;
  readonly turn: string;
  /** There is nothing to strike at. */
  calm: boolean;
  /** Ships that may still move, who gains most by it first. */
  order?: readonly UnitNumber[];
}

let quick: Quick | undefined;

/** Undefined outside of playouts. */
export function quickNotes({ s, style }: Survey): Quick | undefined {
  if (style.quick !== true) return undefined;
  const turn = `${s.round} ${s.active} ${s.draws}`;
  if (quick?.s !== s || quick.turn !== turn) quick = { s, turn, calm: false };
  return quick;
}

/** A number for where everything stands, what it has done, and what everyone has. */
function positionOf({ units, fleets, planets, round }: State): number {
  let h = round;
  const add = (value: number) => {
    h = Math.imul(h ^ value, 0x01000193) ^ (h >>> 13);
  };
  for (const { at, moved, locked, attacked } of units)
    add(8 * at + (moved ? 1 : 0) + (locked ? 2 : 0) + (attacked ? 4 : 0));
  for (const { minerals, gas, energy, hp, stationHp, technologies } of fleets) {
    add(minerals + 64 * gas + 4096 * technologies.length);
    add(energy.engines + 16 * energy.weapons + 256 * energy.shields + 4096 * hp + 65536 * stationHp);
  }
  for (const { owner = -1, gone } of planets) add(gone ? 9 : owner);
  return h;
}

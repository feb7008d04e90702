/** A system as a seat sees it; the risk that one faction has sounded out is its own to know. */
import type { FactionId } from '../content/factions.ts';
import type { System } from '../state.ts';

export interface SeenSystem {
  readonly links: readonly number[];
  readonly visited: boolean;
  readonly reward?: number;
  readonly choice?: 'supply' | 'might';
  readonly convenience?: number;
  readonly left: number;
  readonly completed: number;
  readonly scouted: boolean;
  readonly risk?: number;
  readonly force: number;
  readonly flawed: boolean;
  readonly bearing: boolean;
  readonly sounded?: number;
}

export function seenSystem(
  { sounded, ...system }: System,
  viewer: FactionId | undefined,
  open: boolean,
): SeenSystem {
  return sounded !== undefined && (open || sounded.by === viewer)
    ? { ...system, sounded: sounded.risk }
    : system;
}

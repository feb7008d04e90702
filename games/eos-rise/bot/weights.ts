/**
 * What things are worth to a crew, in one unit: a step of Progress is about 10. Measured by playing, see
 * design-notes.md.
 */
import type { AlienClass } from '../content/aliens.ts';
import type { CharacterId, TrackId } from '../content/characters.ts';

export const WEIGHTS = {
  frb: 11,
  /** In the last rounds there is no later. */
  frbLate: 2.5,
  intel: 1.6,
  credit: 0.6,
  level: 3.2,
  /** The step that starts the Last Dash. */
  dash: 45,
  lost: 120,
  /** Of a signal left behind by fleeing: it lands elsewhere. */
  scattered: 0.3,
  /** Of what can be had in a later round, and for each round more. */
  later: 0.6,
  perRound: 0.62,
  second: 0.4,
  threat: 1.1,
  shipGone: 0.8,
  station: 0.8,
  /** For every credit that can be spent there, up to 12. */
  stationCredit: 0.12,
  afterburner: 2.2,
  slipDrive: 3,
  stress: 0.45,
  shieldToken: 0.3,
  build: 4,
  buildHull: 0.5,
  contract: 6.5,
  technology: 5,
  training: 1,
};

/** What levels 2 to 4 are worth. */
export type BasicHexes = Readonly<Record<CharacterId, readonly number[]>>;

export const BASIC_HEX: BasicHexes = {
  commander: [4, 3, 4],
  pilot: [5, 8, 3],
  specialist: [5, 7, 3],
  engineer: [7, 5, 5],
};

/** The strong player raises the Commander first: Assistants for all, and early, are worth more than anything else. */
export const STRONG_HEX: BasicHexes = { ...BASIC_HEX, commander: [7, 7, 8] };

/** What levels 5 to 9 of the advanced tracks are worth. */
export const TRACK_HEX: Readonly<Record<TrackId, readonly number[]>> = {
  'fleet-strategy': [9, 3, 4, 3, 3],
  'crew-welfare': [3, 9, 3, 4, 3],
  exploration: [4, 8, 3, 7, 4],
  'aerospace-logistics': [4, 4, 8, 3, 8],
  'battle-leadership': [5, 4, 7, 5, 8],
  'gunnery-doctrine': [7, 5, 5, 7, 8],
  'counter-operations': [3, 3, 3, 4, 2],
  'signal-analysis': [3, 3, 3, 3, 3],
};

/** A guard may be gone, or the crew stronger, when the EOS comes for what it guards. */
export const GUARDED: Readonly<Record<AlienClass, number>> = { dexer: 0.85, galagat: 0.55, vorde: 0.35 };

/** What hull points are worth: the last ones most. */
const HULL_STEPS = [
  [6, 4],
  [14, 2.2],
  [26, 1.1],
  [60, 0.5],
] as const;

const HULL_WORTH: readonly number[] = hullTable();

function hullTable(): number[] {
  const table = [-WEIGHTS.lost];
  let sum = 0;
  for (let hull = 1; hull <= 60; hull++) {
    sum += HULL_STEPS.find(([limit]) => hull <= limit)?.[1] ?? 0;
    table.push(sum);
  }
  return table;
}

export function hullWorth(hull: number): number {
  if (hull <= 0) return HULL_WORTH[0] ?? 0;
  const whole = Math.min(59, Math.floor(hull));
  const low = whole === 0 ? 0 : (HULL_WORTH[whole] ?? 0);
  const high = HULL_WORTH[whole + 1] ?? low;
  return low + (hull - whole) * (high - low);
}

/** The rounds that come after this one. */
export function roundsLeft({
  extinction,
  lastDash,
}: {
  readonly extinction: number;
  readonly lastDash: boolean;
}): number {
  return lastDash ? 0 : Math.max(0, 6 - extinction);
}

/** The small vocabulary in which cards pay: what is gained, and how much of it. The effects are in steps/gain.ts. */

export const GAIN_KINDS = [
  'credits',
  'intel',
  'skillLevels',
  'progress',
  'repair',
  'reliefAll',
  'relief',
  'shields',
  'technology',
  'targetLock',
  'cubes',
  'skillToken',
  'frbToken',
  'creditTokens',
  'asteroid',
  'alienShip',
] as const;
export type GainKind = (typeof GAIN_KINDS)[number];

export interface Gain {
  readonly gain: GainKind;
  readonly n: number;
}

/** Short forms for tables. */
export const credits = (n: number): Gain => ({ gain: 'credits', n });
export const intel = (n: number): Gain => ({ gain: 'intel', n });
export const skillLevels = (n: number): Gain => ({ gain: 'skillLevels', n });
export const progress = (n: number): Gain => ({ gain: 'progress', n });
export const repair = (n: number): Gain => ({ gain: 'repair', n });
export const reliefAll = (n: number): Gain => ({ gain: 'reliefAll', n });
export const relief = (n: number): Gain => ({ gain: 'relief', n });
export const shields = (n: number): Gain => ({ gain: 'shields', n });
export const cubes = (n: number): Gain => ({ gain: 'cubes', n });
export const token = (
  gain: 'skillToken' | 'frbToken' | 'creditTokens' | 'asteroid' | 'alienShip',
  n = 1,
): Gain => ({
  gain,
  n,
});

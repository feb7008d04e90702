/** Tokens and how many there are of each. Those of the base lie on places, fatigue on characters. */

export const BASE_TOKENS = [
  'oxygen-leak',
  'water-leak',
  'food-leak',
  'energy-leak',
  'emergency',
  'shutdown',
  'frozen',
  'landslide',
] as const;
export type BaseToken = (typeof BASE_TOKENS)[number];

export const TOKENS = [...BASE_TOKENS, 'fatigue'] as const;
export type Token = (typeof TOKENS)[number];

/** The place of each token in a place's list; leaks come in the order of the resources. */
export const EMERGENCY = 4;
export const SHUTDOWN = 5;
export const FROZEN = 6;
export const LANDSLIDE = 7;

/** How many there are of each token of the base. */
export const TOKEN_SUPPLY: readonly number[] = [3, 3, 3, 3, 3, 4, 4, 4];
export const FATIGUE_SUPPLY = 4;

/** XW-5.5 at most so many fatigue tokens on one character. */
export const FATIGUE_MOST = 2;

/** Leaks and emergency tokens pile up on a place; a second one of the others would say nothing new. */
export function stacks(token: number): boolean {
  return token <= EMERGENCY;
}

export function tokenAt(index: number): BaseToken {
  return BASE_TOKENS[index] ?? 'emergency';
}

export const TOKEN_INDEX: Readonly<Record<BaseToken, number>> = {
  'oxygen-leak': 0,
  'water-leak': 1,
  'food-leak': 2,
  'energy-leak': 3,
  emergency: EMERGENCY,
  shutdown: SHUTDOWN,
  frozen: FROZEN,
  landslide: LANDSLIDE,
};

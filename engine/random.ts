/**
 * Randomness comes from the host. Both kinds of source are functions of (seed, number of the draw), so a state that
 * keeps only how many draws were made can be saved, replayed and undone, and never contains its own future.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { mix } from './hash.ts';

/**
 * A source of numbered draws. `at(draw, n)` is a whole number from 0 to n-1, always the same for the same draw. What is
 * drawn for is of use to scripts alone (`script.ts`).
 */
export interface Draws {
  at(draw: number, n: number, purpose?: string): number;
}

/** A plain stream for whoever needs numbers in a row: bots, redeals, samplers. */
export interface Random {
  int(n: number, purpose?: string): number;
}

export const RANDOM_KINDS = ['keyed', 'fast'] as const;
export type RandomKind = (typeof RANDOM_KINDS)[number];

export function draws(kind: RandomKind, seed: string): Draws {
  return kind === 'keyed' ? keyedDraws(seed) : fastDraws(seed);
}

/**
 * For live matches: HMAC-SHA-256 keyed by the seed. Past draws do not help to predict the next one; the seed's
 * commitment is published at the start and the seed at the end, so that anyone can check the dice.
 */
export function keyedDraws(seed: string): Draws {
  const key = utf8ToBytes(seed);
  return {
    at(draw, n) {
      checkRange(n);
      // Numbers past the last whole multiple of n are thrown back, so that no face is favoured.
      const limit = 2 ** 32 - (2 ** 32 % n);
      for (let attempt = 0; ; attempt++) {
        const block = hmac(sha256, key, utf8ToBytes(`${draw}/${attempt}`));
        const number = new DataView(block.buffer, block.byteOffset).getUint32(0);
        if (number < limit) return number % n;
      }
    },
  };
}

/** What is published before a live match of this seed begins. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`orrery commitment ${seed}`)));
}

/** For simulation: a counter hashed with 64 bits of key, a few nanoseconds a draw. */
export function fastDraws(seed: string): Draws {
  const a = seedWord(seed, 0x243f6a88);
  const b = seedWord(seed, 0x85a308d3);
  return {
    at(draw, n) {
      checkRange(n);
      const h = mix(mix((a + Math.imul(draw, 0x9e3779b9)) | 0) ^ b);
      return Math.floor(((h >>> 0) / 4294967296) * n);
    },
  };
}

/** The true draws before number `until`, then others: what was drawn stays, what comes is open again. */
export function pinned(truth: Draws, until: number, fresh: Draws): Draws {
  return { at: (draw, n, purpose) => (draw < until ? truth : fresh).at(draw, n, purpose) };
}

/** For asking what is legal, where nothing is drawn. */
export const NO_DRAWS: Draws = {
  at() {
    throw new Error('nothing may be drawn while the legal actions are listed');
  },
};

/** Nothing can be drawn from nothing; without this a keyed draw would search for ever. */
export function checkRange(n: number): void {
  if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`cannot draw one of ${n} values`);
}

/** A stream of fast draws. */
export function stream(seed: string): Random {
  const source = fastDraws(seed);
  let draw = 0;
  return { int: (n) => source.at(draw++, n) };
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = list.slice();
  for (let i = result.length - 1; i > 0; i--) swap(result, i, random.int(i + 1));
  return result;
}

export function pick<T>(list: readonly T[], random: Random, purpose?: string): T {
  const item = list[random.int(list.length, purpose)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

export function swap<T>(list: T[], i: number, j: number): void {
  const one = list[i];
  const other = list[j];
  if (one === undefined || other === undefined) throw new RangeError(`nothing to swap at ${i} and ${j}`);
  list[i] = other;
  list[j] = one;
}

function seedWord(seed: string, salt: number): number {
  let h = salt ^ seed.length;
  for (let i = 0; i < seed.length; i++) h = mix(Math.imul(h, 31) + seed.charCodeAt(i));
  return mix(h ^ salt);
}

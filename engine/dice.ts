/**
 * Dice that no single party can choose. The server commits to a value before the first seat is taken, every seat to one
 * of its own when it is taken; the values are shown only once all commitments are out, and the seed is a hash of them
 * all. Whoever put in one value that nobody could guess knows that nobody chose the seed.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitment } from './random.ts';
import type { RecordDice } from './record.ts';
import type { Seat } from './seat.ts';

/** What a value or a commitment looks like: 256 bits in hexadecimal, so that nothing in a mix can be read two ways. */
export const DICE_VALUE = /^[0-9a-f]{64}$/;

interface Share {
  readonly seat: Seat;
  readonly value: string;
}

/** The seed of a match from the server's value and those of the seats. */
export function mixedSeed(match: string, server: string, seats: readonly Share[]): string {
  return digest('seed', match, server, seats);
}

/** One short text for all commitments of a table, for whoever shows a value to say which ones they have seen. */
export function diceSeal(
  match: string,
  server: string,
  seats: readonly { readonly seat: Seat; readonly commitment: string }[],
): string {
  const shares = seats.map(({ seat, commitment: value }) => ({ seat, value }));
  return digest('seal', match, server, shares);
}

export interface DiceVerdict {
  /** Whether the server's value is the one it committed to. */
  readonly server: boolean;
  /** The seats whose value is not the one they committed to. */
  readonly broken: readonly Seat[];
  /** Whether the seed is what the values make. */
  readonly mixed: boolean;
}

/** Looks whether the dice of a record are what was committed to, and whether its seed comes of them. */
export function judgeDice({ match, server, seats }: RecordDice, seed: string): DiceVerdict {
  const keeps = (share: { readonly commitment: string; readonly value: string }) =>
    DICE_VALUE.test(share.value) && commitment(share.value) === share.commitment;
  return {
    server: keeps(server),
    broken: seats.filter((share) => !keeps(share)).map(({ seat }) => seat),
    mixed: mixedSeed(match, server.value, seats) === seed,
  };
}

function digest(what: 'seed' | 'seal', match: string, server: string, seats: readonly Share[]): string {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  const lines = inOrder.map(({ seat, value }) => `${seat} ${value}`);
  return bytesToHex(sha256(utf8ToBytes([`orrery dice ${what}`, match, server, ...lines].join('\n'))));
}

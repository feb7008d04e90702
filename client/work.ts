/** The work that a pressed server asks of new guests: a number whose hash, with the challenge, begins with so many zeros. */
import { sha256 } from '@noble/hashes/sha2.js';

export interface Work {
  readonly challenge: string;
  /** How many bits of the hash must be zero. */
  readonly bits: number;
}

export interface WorkDone {
  readonly challenge: string;
  readonly nonce: string;
}

/** With how many zeros a hash begins. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** So many tries, then others have their turn. */
const SLICE = 2000;

/** Nobody asks for more than this in good faith: it would take minutes. */
const MOST_BITS = 24;

/** Finds the number; `pause` lets the page or the program go on in between. */
export async function doWork(
  { challenge, bits }: Work,
  pause: () => Promise<void>,
): Promise<WorkDone | undefined> {
  if (bits > MOST_BITS) return undefined;
  const text = new TextEncoder();
  for (let nonce = 0; ; nonce++) {
    if (zeroBits(sha256(text.encode(`${challenge} ${nonce}`))) >= bits)
      return { challenge, nonce: String(nonce) };
    if (nonce % SLICE === SLICE - 1) await pause();
  }
}

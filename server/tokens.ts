/** Tokens and names that cannot be guessed. Only hashes of tokens are kept. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 192 bits, in letters that an address may carry. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(`orrery token ${token}`).digest('base64url');
}

/** 96 bits: whoever is not given it will not find it. None begins like an option of a command. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(12).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}

/**
 * The same after the millisecond it was made in. Matches that are played at the same time mostly began together: their
 * lines then lie on the same few pages of the database, and a commit writes fewer of them.
 */
export function newMatchId(now: number): string {
  return `${now.toString(36).padStart(9, '0')}${newId()}`;
}

/** 256 bits of luck. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Whether two hashes are the same; how long it takes says nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

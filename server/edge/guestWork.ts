/**
 * A proof of work for new guests: while very many come, or the server is pressed, each first finds a number whose hash
 * begins with so many zeros. That takes a browser a moment, and whoever wants thousands of guests hours. A challenge is
 * signed, so that none need be remembered; it runs out, and is taken once.
 */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Work, type WorkDone, zeroBits } from '#client/work.ts';
import { type Failure, fail } from '../answer.ts';
import { Bucket, type Rate } from '../api/limits.ts';
import type { GuestWorkRule } from '../settings/edge.ts';
import type { Saying } from '../words.ts';
import type { Pressure } from './pressure.ts';

/** How many zeros; more once even those who work are many. */
const BITS = 17;
const MORE_BITS = 20;
/** How long a challenge is good, in milliseconds. */
const GOOD_FOR = 120_000;
const MOST_USED = 50_000;

export interface GuestWorkTerms {
  readonly rule: GuestWorkRule;
  /** New guests that need no work. */
  readonly rate: Rate;
  readonly pressure: Pressure;
  /** What challenges are signed with: servers that share it take each other's. */
  readonly secret?: string | undefined;
  readonly now?: () => number;
}

export class GuestWork {
  readonly #terms: GuestWorkTerms;
  readonly #now: () => number;
  readonly #secret: string | Buffer;
  readonly #free: Bucket;
  readonly #proven: Bucket;
  /** Challenges that were taken, until they run out. */
  readonly #used = new Map<string, number>();

  constructor(terms: GuestWorkTerms) {
    this.#terms = terms;
    this.#now = terms.now ?? Date.now;
    this.#secret = terms.secret ?? randomBytes(32);
    this.#free = new Bucket(terms.rate, this.#now());
    this.#proven = new Bucket(terms.rate, this.#now());
  }

  /** Nothing when one more guest may come; otherwise the work that is asked of them. */
  check(done: WorkDone | undefined): Failure | undefined {
    if (done === undefined) return this.#isNeeded() ? this.#ask('guestWork') : undefined;
    if (this.#take(done)) return undefined;
    return this.#ask('guestWorkWrong');
  }

  #isNeeded(): boolean {
    const { rule, pressure } = this.#terms;
    if (rule !== 'auto') return rule === 'always';
    return !this.#free.take(this.#now()) || pressure.level !== 'calm';
  }

  #ask(saying: Saying): Failure {
    const bits = this.#proven.left(this.#now()) >= 1 ? BITS : MORE_BITS;
    const until = this.#now() + GOOD_FOR;
    const body = `${bits}.${until}.${randomBytes(9).toString('base64url')}`;
    const work: Work = { challenge: `${body}.${this.#sign(body)}`, bits };
    return fail('work-needed', saying, { work });
  }

  #take({ challenge, nonce }: WorkDone): boolean {
    const at = challenge.lastIndexOf('.');
    const body = challenge.slice(0, at);
    const [bits = '', until = ''] = body.split('.');
    if (!isSame(challenge.slice(at + 1), this.#sign(body)) || Number(until) < this.#now()) return false;
    const hash = createHash('sha256').update(`${challenge} ${nonce}`).digest();
    if (zeroBits(hash) < Number(bits) || this.#used.has(body)) return false;
    this.#use(body, Number(until));
    // Only work that was done makes it dearer for the next: nonsense costs nobody anything.
    this.#proven.take(this.#now());
    return true;
  }

  #use(body: string, until: number): void {
    if (this.#used.size >= MOST_USED) {
      const now = this.#now();
      for (const [old, end] of this.#used) if (end < now) this.#used.delete(old);
    }
    this.#used.set(body, until);
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#secret).update(`orrery guest work ${body}`).digest('base64url');
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

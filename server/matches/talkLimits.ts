/**
 * How much may be said: by one person, from one place, at one table. Whoever has just come listens first, so that people
 * made for the purpose cannot fill a table faster than those who sit there can read.
 */

import { type Failure, fail } from '../answer.ts';
import { Buckets, type Rate } from '../api/limits.ts';
import type { Player } from '../store/index.ts';
import type { Saying } from '../words.ts';

export interface TalkRates {
  readonly person: Rate;
  readonly place: Rate;
  /** All who sit at one table, and all who watch there. */
  readonly table: Rate;
  readonly watchers: Rate;
  /** Those who sit down as soon as they are made, from one place. */
  readonly newcomers: Rate;
  /** How long a guest is new, in milliseconds: until then who only watches says nothing. */
  readonly newFor: number;
  /** How long who watches has watched before saying something. */
  readonly listenFor: number;
  /** What is reported to the host from one place, and whom one person mutes and blocks. */
  readonly reports: Rate;
  readonly shunned: Rate;
}

export const TALK_RATES: TalkRates = {
  person: { perSecond: 0.5, burst: 6 },
  place: { perSecond: 1.5, burst: 30 },
  table: { perSecond: 1, burst: 20 },
  watchers: { perSecond: 0.5, burst: 10 },
  newcomers: { perSecond: 0.1, burst: 4 },
  newFor: 60_000,
  listenFor: 15_000,
  reports: { perSecond: 1 / 180, burst: 20 },
  shunned: { perSecond: 0.2, burst: 20 },
};

export interface Speaker {
  readonly match: string;
  readonly player: Player;
  /** The place they speak from. */
  readonly from: string;
  readonly seated: boolean;
}

const MOST_COME = 10_000;

export class TalkLimits {
  readonly #rates: TalkRates;
  readonly #person: Buckets;
  readonly #place: Buckets;
  readonly #table: Buckets;
  readonly #watchers: Buckets;
  readonly #newcomers: Buckets;
  readonly #reports: Buckets;
  readonly #shunned: Buckets;
  /** When someone was first seen to watch a match. */
  readonly #came = new Map<string, number>();

  constructor(rates: TalkRates) {
    this.#rates = rates;
    this.#person = new Buckets(rates.person);
    this.#place = new Buckets(rates.place);
    this.#table = new Buckets(rates.table);
    this.#watchers = new Buckets(rates.watchers);
    this.#newcomers = new Buckets(rates.newcomers);
    this.#reports = new Buckets(rates.reports);
    this.#shunned = new Buckets(rates.shunned);
  }

  /** Someone watches a match. */
  watches(match: string, player: string, now: number): void {
    const key = `${match} ${player}`;
    if (this.#came.has(key)) return;
    this.#came.set(key, now);
    if (this.#came.size <= MOST_COME) return;
    const [longest] = this.#came.keys();
    if (longest !== undefined) this.#came.delete(longest);
  }

  /** Why this is not said now. */
  objection({ match, player, from, seated }: Speaker, now: number): Failure | undefined {
    const isNew = now - player.created < this.#rates.newFor;
    if (!seated) {
      const wait = this.#wait(match, player, now);
      if (wait > 0) return late(['listenFirst', Math.ceil(wait / 1000)]);
    }
    if (!this.#person.take(player.id, now)) return late('talkFast');
    if (isNew && !this.#newcomers.take(from, now)) {
      return late('talkNew');
    }
    if (!this.#place.take(from, now)) return late('talkHere');
    const table = seated ? this.#table : this.#watchers;
    return table.take(match, now) ? undefined : late('talkTable');
  }

  tooManyReports(from: string, now: number): Failure | undefined {
    if (this.#reports.take(from, now)) return undefined;
    return fail('too-fast', 'reportsHere', { field: 'reason' });
  }

  tooManyShunned({ id }: Player, now: number): Failure | undefined {
    return this.#shunned.take(id, now) ? undefined : fail('too-fast', 'tooManyAtOnce');
  }

  #wait(match: string, { id, created }: Player, now: number): number {
    const { newFor, listenFor } = this.#rates;
    const came = this.#came.get(`${match} ${id}`) ?? now;
    return Math.max(created + newFor - now, came + listenFor - now);
  }
}

function late(saying: Saying): Failure {
  return fail('too-fast', saying, { field: 'text' });
}

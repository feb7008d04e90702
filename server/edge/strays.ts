/** Requests for what is not there: each costs little, and from one place there are no more of them than of others. */
import type { IncomingMessage } from 'node:http';
import { type Failure, fail } from '../answer.ts';
import { Buckets } from '../api/limits.ts';

const MINUTE = 60;

/** Why nothing more is looked for, for whoever asks for too much that is not there. */
export type Strays = (request: IncomingMessage) => Failure | undefined;

export function limitStrays(perMinute: number, place: (request: IncomingMessage) => string): Strays {
  const buckets = new Buckets({ perSecond: perMinute / MINUTE, burst: perMinute });
  return (request) => (buckets.take(place(request), Date.now()) ? undefined : fail('too-fast', 'tooFast'));
}

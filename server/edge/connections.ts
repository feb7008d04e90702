/** Connections and requests that are open at once: in all, and from one place. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { placeOf } from '../api/place.ts';
import type { SecurityHeaders } from '../security.ts';
import { answerRaw } from './raw.ts';

/** How long the parts of a request may take, in milliseconds. */
export interface Patience {
  /** A whole request, its body too. */
  readonly request: number;
  readonly headers: number;
  /** A connection on which nothing moves, whatever it waits for. */
  readonly idle: number;
  /** Between two requests; longer than proxies keep theirs, which would else send into a closing one. */
  readonly between: number;
  /** How often all this is looked at. */
  readonly look: number;
}

export const PATIENCE: Patience = {
  request: 15_000,
  headers: 10_000,
  idle: 120_000,
  between: 65_000,
  look: 2000,
};

/** How many there are of each, or how much. */
export class Counts {
  readonly #all = new Map<string, number>();

  of(key: string): number {
    return this.#all.get(key) ?? 0;
  }

  add(key: string, many = 1): void {
    this.#all.set(key, this.of(key) + many);
  }

  remove(key: string, many = 1): void {
    const left = this.of(key) - many;
    if (left > 0) this.#all.set(key, left);
    else this.#all.delete(key);
  }
}

export interface ConnectionLimits {
  /** In all. */
  readonly most: number;
  /** From one place; behind a proxy all come from there, and requests are counted instead. */
  readonly fromOne: number | undefined;
  /** Whose connections are let go again and again. */
  readonly isUnruly: (place: string) => boolean;
  readonly headers: SecurityHeaders;
  readonly trouble: (what: string, error: unknown) => void;
}

const ENOUGH = { status: 429, words: 'Too many connections from this address. Close some and try again.' };

export function guardConnections(server: Server, terms: ConnectionLimits): void {
  const { most, fromOne, isUnruly, headers, trouble } = terms;
  const open = new Counts();
  server.maxConnections = most;
  // Such as no more descriptors for what wants to come in: others are still served.
  server.on('error', (error) => trouble('listening', error));
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined);
    if (fromOne === undefined) return;
    const place = placeOf(socket.remoteAddress ?? '');
    if (open.of(place) >= fromOne || isUnruly(place)) {
      answerRaw(socket, ENOUGH, headers);
      return;
    }
    open.add(place);
    socket.once('close', () => open.remove(place));
  });
}

/** So much of what was answered may wait to be read at one place, in characters, as on its WebSockets. */
const MOST_UNREAD = 32_000_000;

/** Requests under way from one place, and the answers that nobody there has read yet. */
export class UnderWay {
  readonly #counts = new Counts();
  readonly #unread = new Counts();
  readonly #most: number;
  readonly #place: (request: IncomingMessage) => string;

  constructor(most: number, place: (request: IncomingMessage) => string) {
    this.#most = most;
    this.#place = place;
  }

  /** Whether there are too many already; otherwise this one counts until it is over. */
  isTooMany(request: IncomingMessage, response: ServerResponse): boolean {
    const place = this.#place(request);
    if (this.#counts.of(place) >= this.#most) return true;
    this.#counts.add(place);
    response.once('close', () => this.#counts.remove(place));
    return false;
  }

  /** Whether an answer is too much beside what waits already; otherwise it counts until it is read. */
  isTooMuch(request: IncomingMessage, response: ServerResponse, length: number): boolean {
    const place = this.#place(request);
    const unread = this.#unread.of(place);
    // However long it is, one can be read alone.
    if (unread > 0 && unread + length > MOST_UNREAD) return true;
    this.#unread.add(place, length);
    response.once('close', () => this.#unread.remove(place, length));
    return false;
  }
}

/**
 * Where requests over HTTP come in. Each takes its turn (`gate.ts`): a connection can carry thousands of requests in one
 * piece, and Node would hand all of them over at once. Nobody who waits for answers sends many ahead of them; whoever
 * does is let go, and whose connections are let go again and again gets no more of them for a while.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Buckets } from '../api/limits.ts';
import { placeOf } from '../api/place.ts';
import { type Gate, newShare, type Share } from './gate.ts';

/** So many requests of one connection may wait for their answers. */
const AHEAD = 32;
/** So many connections of one place may be let go for it. */
const UNRULY = { perSecond: 0.2, burst: 5 };

interface SocketLoad {
  readonly share: Share;
  /** Requests that are not answered yet. */
  open: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface EntranceTerms {
  readonly gate: Gate;
  /** Whom a request is from; places take turns. */
  readonly place: (request: IncomingMessage) => string;
  readonly now?: () => number;
}

export class Entrance {
  readonly #terms: Required<EntranceTerms>;
  readonly #loads = new WeakMap<Socket, SocketLoad>();
  readonly #unruly = new Buckets(UNRULY);

  constructor({ now = Date.now, ...terms }: EntranceTerms) {
    this.#terms = { ...terms, now };
  }

  /** Lets a request in when its turn has come, unless nobody waits for it any more by then. */
  enter(request: IncomingMessage, response: ServerResponse, handle: Handler): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const load = this.#loadOf(socket);
    if (++load.open > 1 && load.open > this.#ahead(socket)) {
      this.#letGo(socket);
      return;
    }
    // Where it is never finished, the connection has ended with it.
    response.once('finish', () => load.open--);
    const { gate, place } = this.#terms;
    gate.enter(place(request), load.share, () => {
      if (!socket.destroyed) handle(request, response);
    });
  }

  /** Whether a place has had enough connections that were let go. */
  isUnruly(place: string): boolean {
    return this.#unruly.left(place, this.#terms.now()) < 1;
  }

  /** Of who has sent too many ahead before, none is taken: all connections of a place can send them in the same moment. */
  #ahead(socket: Socket): number {
    return this.isUnruly(placeOf(socket.remoteAddress ?? '')) ? 1 : AHEAD;
  }

  #loadOf(socket: Socket): SocketLoad {
    const known = this.#loads.get(socket);
    if (known) return known;
    const load = { share: newShare(), open: 0 };
    this.#loads.set(socket, load);
    return load;
  }

  #letGo(socket: Socket): void {
    // Never more than the whole of it: whoever shares the place is not kept out for long.
    this.#unruly.take(placeOf(socket.remoteAddress ?? ''), this.#terms.now());
    socket.destroy();
    ignoreRest(socket);
  }
}

/** What was read in one piece with the rest Node would still make requests of, thousands at worst: reading ends there, as at what is no request. */
function ignoreRest(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => -1);
}

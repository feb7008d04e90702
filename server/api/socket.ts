/** The WebSocket side: one JSON object a message, answered in order with the request's id; news comes without one. */

import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_BYTES } from '#client/protocol.ts';
import { Counts } from '../edge/connections.ts';
import { shownHost } from '../edge/hosts.ts';
import { answerRaw, type RawAnswer } from '../edge/raw.ts';
import { namesOneHost } from '../edge/requests.ts';
import type { ShutAddresses } from '../people/addresses.ts';
import { deviceOf } from '../people/session.ts';
import type { SecurityHeaders } from '../security.ts';
import { askedLanguage, type Saying, said } from '../words.ts';
import { Caller, type CallerTerms } from './caller.ts';
import { Buckets } from './limits.ts';
import { isAllowedOrigin } from './origin.ts';

export const SOCKET_PATH = '/api/v1/socket';

const HEARTBEAT = 30_000;
/** How often it is looked up whether those who are told news may still be: news of that can be lost, or have no way to come. */
const LOOK = 2000;
/** So many connections are looked up at a time: others have their turn in between. */
const LOOKED_UP = 25;
/** One place may send as much as so many connections, and at once as so many more: when a server is back a whole club comes. */
const CROWD = { perSecond: 20, burst: 50 };
/** A message is short; one in more parts than this is sent to keep the server busy. */
const PARTS = { maxFragments: 32, maxBufferedChunks: 1024 };

export interface SocketTerms extends Omit<CallerTerms, 'crowd' | 'unsent' | 'asked'> {
  readonly origins: readonly string[];
  /** Whether the server answers to what stands in `Host`. */
  readonly isKnown: (host: string | undefined) => boolean;
  readonly headers: SecurityHeaders;
  /** Connections from one place. */
  readonly perAddress: number;
  /** Where a request comes from. */
  readonly place: (request: IncomingMessage) => string;
  readonly shut: ShutAddresses;
}

export class Sockets {
  readonly #terms: SocketTerms;
  readonly #server: WebSocketServer;
  readonly #places = new Counts();
  readonly #doors: Buckets;
  readonly #crowd: Buckets;
  readonly #asked = new Counts();
  readonly #connections = new Set<Caller>();
  readonly #heart: NodeJS.Timeout;
  readonly #look: NodeJS.Timeout;
  #reviewing = false;

  constructor(server: Server, terms: SocketTerms) {
    this.#terms = terms;
    // Coming and going is limited as well: twice as many as may be here at once, and then one after the other.
    this.#doors = new Buckets({ perSecond: terms.perAddress / 10, burst: terms.perAddress * 2 });
    const { perSecond, burst } = terms.rate;
    this.#crowd = new Buckets({ perSecond: perSecond * CROWD.perSecond, burst: burst * CROWD.burst });
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      autoPong: false,
      ...PARTS,
    });
    server.on('upgrade', (request, socket, head) => {
      // Node's own listener has let go of it: whoever breaks it off now, before or after the answer, is just gone.
      socket.on('error', () => undefined);
      const refusal = this.#refusal(request);
      if (refusal) answerRaw(socket, refusal, terms.headers);
      else this.#server.handleUpgrade(request, socket, head, (ws) => this.#open(ws, request));
    });
    this.#server.on('wsClientError', (error, socket) =>
      answerRaw(socket, { status: 400, words: `${error.message}.` }, terms.headers),
    );
    this.#heart = setInterval(() => {
      for (const connection of this.#connections) connection.beat();
      this.#note();
    }, HEARTBEAT);
    this.#heart.unref();
    terms.shut.onChange = () => this.#expelShut();
    this.#look = setInterval(() => void this.#reviewAll(), LOOK);
    this.#look.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Ends the connections of sessions that have ended, and what is told of seats that are lost: of these people, or all. */
  async review(people?: readonly string[]): Promise<void> {
    const concerned = [...this.#connections].filter(
      ({ player }) => player !== undefined && (people === undefined || people.includes(player)),
    );
    for (let from = 0; from < concerned.length; from += LOOKED_UP) {
      if (from > 0) await new Promise((resolve) => setImmediate(resolve));
      const some = concerned.slice(from, from + LOOKED_UP);
      try {
        await Promise.all(some.flatMap((one) => [one.review(), ...(people ? [one.listenAnew()] : [])]));
      } catch (error) {
        this.#terms.trouble('sessions', error);
      }
    }
  }

  /** How much waits to be read at one place, over all its connections. */
  #unsentTo(place: string): number {
    let sum = 0;
    for (const { from, unsent } of this.#connections) if (from === place) sum += unsent;
    return sum;
  }

  /** Ends the connections from addresses that are shut out. */
  #expelShut(): void {
    for (const one of this.#connections) if (this.#terms.shut.covers(one.from)) one.shutOut();
  }

  async #reviewAll(): Promise<void> {
    if (this.#reviewing) return;
    this.#reviewing = true;
    await this.review();
    this.#reviewing = false;
  }

  /** Notes who is connected. */
  #note(): void {
    const { house, trouble } = this.#terms;
    const tokens = new Set([...this.#connections].flatMap(({ session }) => session ?? []));
    house.store.people.seen([...tokens], house.now()).catch((error: unknown) => trouble('sessions', error));
  }

  /** Says goodbye once what is under way has been answered. */
  async close(): Promise<void> {
    clearInterval(this.#heart);
    clearInterval(this.#look);
    await Promise.all([...this.#connections].map((connection) => connection.close()));
    this.#server.close();
  }

  #refusal(request: IncomingMessage): RawAnswer | undefined {
    const { origins, isKnown, perAddress } = this.#terms;
    const path = (request.url ?? '').split('?')[0];
    const language = askedLanguage(request.headers['accept-language']);
    const refusal = (status: number, saying: Saying): RawAnswer => ({
      status,
      words: said(['refused', said(saying, language)], language),
    });
    if (path !== SOCKET_PATH) return refusal(404, ['socketPath', SOCKET_PATH]);
    const { origin, host } = request.headers;
    if (!namesOneHost(request)) return refusal(400, 'oneHost');
    if (!isKnown(host)) return refusal(403, ['strangeHost', shownHost(host)]);
    if (!isAllowedOrigin(origin, host, origins)) return refusal(403, 'otherOrigin');
    const place = this.#terms.place(request);
    if (this.#terms.shut.covers(place)) return refusal(403, 'addressBanned');
    const crowded = this.#places.of(place) >= perAddress || !this.#doors.take(place, Date.now());
    return crowded ? refusal(429, 'connections') : undefined;
  }

  #open(ws: WebSocket, request: IncomingMessage): void {
    const place = this.#terms.place(request);
    this.#places.add(place);
    const connection = new Caller(
      ws,
      {
        socket: request.socket,
        from: place,
        device: deviceOf(request.headers['user-agent']),
        accepted: request.headers['accept-language'],
      },
      { ...this.#terms, crowd: this.#crowd, asked: this.#asked, unsent: (from) => this.#unsentTo(from) },
    );
    this.#connections.add(connection);
    ws.once('close', () => {
      this.#connections.delete(connection);
      this.#places.remove(place);
    });
  }
}

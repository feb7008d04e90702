/** The WebSocket side: one JSON object a message, answered in order with the request's id; news comes without one. */
import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_BYTES } from '#client/protocol.ts';
import { Connection, type ConnectionTerms } from './connection.ts';
import { isAllowedOrigin } from './origin.ts';

export const SOCKET_PATH = '/api/v1/socket';

const HEARTBEAT = 30_000;
/** How often it is looked up whether those who are told news may still be: news of that can be lost, or have no way to come. */
const LOOK = 2000;

export interface SocketTerms extends ConnectionTerms {
  readonly origins: readonly string[];
  /** Connections from one place. */
  readonly perAddress: number;
  /** Where a request comes from. */
  readonly place: (request: IncomingMessage) => string;
}

export class Sockets {
  readonly #terms: SocketTerms;
  readonly #server: WebSocketServer;
  readonly #places = new Map<string, number>();
  readonly #connections = new Set<Connection>();
  readonly #heart: NodeJS.Timeout;
  readonly #look: NodeJS.Timeout;
  #reviewing = false;

  constructor(server: Server, terms: SocketTerms) {
    this.#terms = terms;
    this.#server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
    server.on('upgrade', (request, socket, head) => {
      // Node's own listener has let go of it: whoever breaks it off now, before or after the answer, is just gone.
      socket.on('error', () => undefined);
      const refusal = this.#refusal(request);
      if (refusal) {
        socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        return;
      }
      this.#server.handleUpgrade(request, socket, head, (ws) => this.#open(ws, request));
    });
    this.#heart = setInterval(() => {
      for (const connection of this.#connections) connection.beat();
      this.#note();
    }, HEARTBEAT);
    this.#heart.unref();
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
    try {
      await Promise.all(concerned.flatMap((one) => [one.review(), ...(people ? [one.listenAnew()] : [])]));
    } catch (error) {
      this.#terms.trouble('sessions', error);
    }
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

  #refusal(request: IncomingMessage): string | undefined {
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return '404 Not Found';
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, this.#terms.origins)) return '403 Forbidden';
    const open = this.#places.get(this.#terms.place(request)) ?? 0;
    return open >= this.#terms.perAddress ? '429 Too Many Requests' : undefined;
  }

  #open(ws: WebSocket, request: IncomingMessage): void {
    const place = this.#terms.place(request);
    this.#places.set(place, (this.#places.get(place) ?? 0) + 1);
    const connection = new Connection(ws, { socket: request.socket, from: place }, this.#terms);
    this.#connections.add(connection);
    ws.once('close', () => {
      this.#connections.delete(connection);
      const left = (this.#places.get(place) ?? 1) - 1;
      if (left > 0) this.#places.set(place, left);
      else this.#places.delete(place);
    });
  }
}

/** Sends junk to a server, over sockets and HTTP, and counts what comes back. */
import WebSocket from 'ws';
import { type Random, stream } from '#engine';
import { OPERATIONS } from '../api/operations.ts';
import { type Aim, junkMessage, junkRequest, ODD_OPS } from './junk.ts';

export interface FuzzTerms {
  readonly url: string;
  readonly messages: number;
  readonly seed: string;
  /** Told now and then how many were sent. */
  progress(sent: number): void;
}

export interface Tally {
  sent: number;
  /** Answers over sockets, by code. */
  readonly codes: Record<string, number>;
  /** Answers over HTTP, by status. */
  readonly statuses: Record<string, number>;
  /** Connections the server ended, by code. */
  readonly ended: Record<string, number>;
  /** Requests whose line broke before the answer. */
  broken: number;
}

const SOCKETS = 12;
const OUTSTANDING = 16;
const REQUESTERS = 6;
/** One in so many goes over HTTP. */
const HTTP_SHARE = 10;
/** A fresh table, and a fresh guest, after so many. */
const FRESH = 4000;
const PATIENCE = 20_000;
/** Every so often somebody says who they are: junk is best tried by people who may do something. */
const HELLO = 8;

const note = (counts: Record<string, number>, name: string | number) => {
  counts[name] = (counts[name] ?? 0) + 1;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** So often something is asked that a pressed server puts off. */
const MOST_TRIES = 60;

export class Fuzzer {
  readonly tally: Tally = { sent: 0, codes: {}, statuses: {}, ended: {}, broken: 0 };
  readonly #terms: FuzzTerms;
  #aim: Aim = { match: 'none', ops: [...Object.keys(OPERATIONS), ...ODD_OPS], routes: [] };
  #session = '';
  #fresh = 0;

  constructor(terms: FuzzTerms) {
    this.#terms = terms;
  }

  async run(): Promise<Tally> {
    await this.#learnRoutes();
    await this.#renew();
    const random = (name: string) => stream(`${this.#terms.seed} ${name}`);
    await Promise.all([
      ...Array.from({ length: SOCKETS }, (_, n) => this.#overSocket(random(`socket ${n}`))),
      ...Array.from({ length: REQUESTERS }, (_, n) => this.#overHttp(random(`http ${n}`))),
    ]);
    return this.tally;
  }

  get #done(): boolean {
    return this.tally.sent >= this.#terms.messages;
  }

  #sent(): void {
    const { tally } = this;
    tally.sent++;
    if (tally.sent % 10_000 === 0) this.#terms.progress(tally.sent);
    if (tally.sent - this.#fresh >= FRESH) {
      this.#fresh = tally.sent;
      void this.#renew();
    }
  }

  async #learnRoutes(): Promise<void> {
    const answer = await patiently(() => fetch(`${this.#terms.url}/api/v1/openapi.json`));
    const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        method: method.toUpperCase(),
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        fields: fieldsOf(described),
      })),
    );
    const others = ['/unsubscribe', '/sign-in/callback/club', '/nowhere'].map((url) => ({
      method: 'POST',
      url: `/api/v1${url}`,
    }));
    this.#aim = { ...this.#aim, routes: [...routes, ...others] };
  }

  /** A guest with a match in play, which junk may end. */
  async #renew(): Promise<void> {
    const ask = async (path: string, body: object, session?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(session ? { authorization: `Bearer ${session}` } : {}),
      };
      const how = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await patiently(() => fetch(`${this.#terms.url}/api/v1${path}`, how));
      return (await answer.json()) as { token?: string; table?: { id: string } };
    };
    const { token } = await ask('/session', { name: 'Eve' });
    if (token === undefined) return;
    const players = ['me', 'random'];
    const { table } = await ask('/matches', { game: 'exoworld', seats: 2, players }, token);
    this.#session = token;
    if (table) this.#aim = { ...this.#aim, match: table.id };
  }

  async #overSocket(random: Random): Promise<void> {
    while (!this.#done) {
      const socket = new WebSocket(`${this.#terms.url.replace('http', 'ws')}/api/v1/socket`);
      const opened = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true));
        socket.once('close', () => resolve(false));
        socket.on('error', () => undefined);
      });
      if (opened) await this.#useSocket(socket, random);
      else await pause(50);
    }
  }

  /** Goes on until the server has enough of it. */
  async #useSocket(socket: WebSocket, random: Random): Promise<void> {
    const { tally } = this;
    let open = 0;
    let heard: () => void = () => undefined;
    socket.on('message', (data) => {
      const answer = JSON.parse(String(data)) as { event?: string; ok?: boolean; error?: { code: string } };
      if (answer.event === undefined) {
        open--;
        note(tally.codes, answer.ok ? 'ok' : (answer.error?.code ?? 'no code'));
      }
      heard();
    });
    const closed = new Promise<void>((resolve) => {
      socket.once('close', (code) => {
        note(tally.ended, code);
        heard();
        resolve();
      });
    });
    for (let n = 0; socket.readyState === WebSocket.OPEN && !this.#done; n++) {
      const hello = JSON.stringify({ id: n, op: 'hello', protocol: 2, session: this.#session });
      socket.send(n % HELLO === 0 ? hello : junkMessage(this.#aim, random, n));
      open++;
      this.#sent();
      while (open >= OUTSTANDING && socket.readyState === WebSocket.OPEN) {
        const late = setTimeout(() => {
          note(tally.codes, 'unanswered');
          socket.terminate();
        }, PATIENCE);
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
        clearTimeout(late);
      }
    }
    socket.close();
    await closed;
  }

  async #overHttp(random: Random): Promise<void> {
    const { tally } = this;
    for (let n = 0; !this.#done; n++) {
      // The sockets are faster: they are waited for, so that the share stays.
      const over = Object.values(tally.statuses).reduce((sum, count) => sum + count, 0) + tally.broken;
      if (over * HTTP_SHARE > tally.sent) {
        await pause(5);
        continue;
      }
      const { method, path, body, headers } = junkRequest(this.#aim, random, this.#session, n);
      try {
        const answer = await fetch(`${this.#terms.url}${path}`, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(PATIENCE),
          ...(body === undefined ? {} : { body }),
        });
        await answer.text();
        note(tally.statuses, answer.status);
      } catch {
        tally.broken++;
      }
      this.#sent();
    }
  }
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties?: object } }>;
  };
}

/** The names of the fields that an address takes. */
function fieldsOf({ parameters = [], requestBody }: Described): object {
  const inQuery = parameters.filter((one) => one.in === 'query').map(({ name }) => [name, true] as const);
  return {
    ...Object.fromEntries(inQuery),
    ...requestBody?.content['application/json']?.schema.properties,
  };
}

/** A pressed server puts off what can wait: that is asked again for a while. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries++) {
    await pause(500);
    answer = await ask();
  }
  return answer;
}

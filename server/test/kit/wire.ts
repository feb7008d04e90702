/** A connection as a hostile program would use it: it asks what it likes, and everything it is sent is kept. */
import WebSocket from 'ws';
import { type Answer, PROTOCOL } from '#client';
import { socketUrl } from './server.ts';

type Fields = Readonly<Record<string, unknown>>;

export class Wire {
  /** News, in the order it came. */
  readonly news: Fields[] = [];
  readonly closed: Promise<void>;
  readonly #ws: WebSocket;
  readonly #asked = new Map<number, (answer: Answer<Fields>) => void>();
  #last = 0;

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    this.closed = new Promise((resolve) => ws.once('close', () => resolve()));
    ws.on('error', () => undefined);
    ws.on('message', (data) => {
      const message = JSON.parse(String(data)) as Fields & { id?: number };
      if (message.id === undefined) this.news.push(message);
      else this.#asked.get(message.id)?.(message as unknown as Answer<Fields>);
    });
    void this.closed.then(() => {
      for (const answer of this.#asked.values()) answer(GONE);
    });
  }

  static open(url: string): Promise<Wire> {
    const ws = new WebSocket(socketUrl(url));
    const wire = new Wire(ws);
    return new Promise((resolve, reject) => {
      ws.once('open', () => resolve(wire));
      ws.once('error', reject);
    });
  }

  /** `closed` where the connection ends instead of an answer. */
  ask(op: string, fields: Fields = {}): Promise<Answer<Fields>> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      if (this.#ws.readyState !== this.#ws.OPEN) resolve(GONE);
      else
        this.#ws.send(
          JSON.stringify({ id, op, ...(op === 'hello' ? { protocol: PROTOCOL } : {}), ...fields }),
        );
    });
  }

  close(): void {
    this.#ws.close();
  }
}

const GONE: Answer<Fields> = { ok: false, error: { code: 'closed', message: 'the connection has ended' } };

/**
 * The WebSocket side: requests and news over one connection that mends itself. After a break it says hello again, takes
 * up every watch where it was, and sends again what was not answered; the server does nothing twice.
 */
import { BUSY_TRIES, isPutOff, pauseFor } from './busy.ts';
import {
  type Answer,
  type ChatLine,
  PROTOCOL,
  type Push,
  type SeatPresence,
  type Standing,
  type TableInfo,
  type WireError,
} from './protocol.ts';

/** What a browser's WebSocket and the `ws` package have in common: each has events of its own. */
interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';

/** Told of one match, from the first answer on. */
export interface Watching {
  readonly match: string;
  readonly seat?: number | 'spectator';
  readonly as?: 'view' | 'position';
  onTable?(table: TableInfo): void;
  /** Who is there, and who has gone since when. */
  onPresence?(seats: readonly SeatPresence[]): void;
  /** `opening`: what was heard while the table was set up, with the first standing. */
  onStanding?(standing: Standing, opening?: readonly object[]): void;
  /** `earlier`: these are the last lines, and those before them are to be asked for; they do not join on what was heard. */
  onChat?(lines: readonly ChatLine[], earlier: boolean): void;
  onRefused?(error: WireError): void;
}

interface Watch extends Watching {
  from: number;
  heard: number;
}

/** A request whose answer has not come yet. */
interface Unanswered {
  readonly text: string;
  /** Whether it may be sent again after a break. */
  readonly again: boolean;
  /** How often a busy server has put it off. */
  putOff: number;
  resolve(answer: Answer<never>): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Done twice, these would be done twice. */
const ONCE = ['chat', 'propose', 'undo'];

/** Refusals that say nothing about who asks: the server cannot answer just now. */
const PASSING = ['unavailable', 'too-busy', 'too-fast'];

export interface ConnectionTerms {
  /** The address of the socket, such as `wss://table.example/api/v1/socket`. */
  readonly url: string;
  readonly session?: string | undefined;
  readonly connect: (url: string) => SocketLike;
  onState?(state: ConnectionState): void;
  /** Told when the server does not know the session: what is watched is seen as a stranger sees it. */
  onStranger?(): void;
}

export class Connection {
  readonly #terms: ConnectionTerms;
  readonly #asked = new Map<number, Unanswered>();
  readonly #watches = new Map<string, Watch>();
  #socket: SocketLike | undefined;
  #state: ConnectionState = 'closed';
  #last = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(terms: ConnectionTerms) {
    this.#terms = terms;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#set('connecting');
    const socket = this.#terms.connect(this.#terms.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened();
    };
    socket.onmessage = ({ data }: { data: unknown }) => this.#receive(String(data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#broken();
    };
    // A close follows every error.
    socket.onerror = () => undefined;
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#timer);
    this.#set('closed');
    socket?.close();
    for (const [id, { resolve }] of this.#asked) {
      this.#asked.delete(id);
      resolve(OFFLINE);
    }
  }

  /** Tries at once instead of after the pause: for when the network came back. */
  hurry(): void {
    if (this.#state === 'waiting') this.open();
  }

  ask<T extends object>(op: string, fields: object = {}): Promise<Answer<T>> {
    return this.#send<T>(op, fields, !ONCE.includes(op));
  }

  /** Follows a match until told otherwise, through every break. */
  watch(watching: Watching): () => void {
    const watch: Watch = { ...watching, from: 0, heard: 0 };
    this.#watches.set(watching.match, watch);
    if (this.#state === 'open') this.#follow(watch);
    return () => {
      if (this.#watches.get(watching.match) !== watch) return;
      this.#watches.delete(watching.match);
      if (this.#state === 'open') void this.#send('close', { match: watching.match }, false);
    };
  }

  #send<T extends object>(op: string, fields: object, again: boolean): Promise<Answer<T>> {
    return new Promise((resolve) => this.#request(op, fields, again, resolve as Unanswered['resolve']));
  }

  #request(op: string, fields: object, again: boolean, resolve: Unanswered['resolve']): void {
    const open = this.#state === 'open';
    if (this.#state === 'closed' || (!open && !again)) {
      resolve(OFFLINE);
      return;
    }
    const id = ++this.#last;
    const text = JSON.stringify({ id, op, ...fields });
    this.#asked.set(id, { text, again, putOff: 0, resolve });
    if (open) this.#socket?.send(text);
  }

  #opened(): void {
    const socket = this.#socket;
    const unanswered = [...this.#asked.values()];
    this.#set('open');
    const { session } = this.#terms;
    void this.#send('hello', { protocol: PROTOCOL, ...(session ? { session } : {}) }, false).then(
      (answer) => {
        if (answer.ok) {
          this.#pause = FIRST_PAUSE;
          return;
        }
        if (answer.error.code === 'not-signed-in') this.#terms.onStranger?.();
        // Not greeted is a stranger for as long as the connection lasts: better a new one.
        else if (PASSING.includes(answer.error.code)) socket?.close();
      },
    );
    for (const watch of this.#watches.values()) this.#follow(watch);
    for (const { text } of unanswered) this.#socket?.send(text);
  }

  #broken(): void {
    this.#socket = undefined;
    for (const [id, { again, resolve }] of this.#asked) {
      if (again) continue;
      this.#asked.delete(id);
      resolve(OFFLINE);
    }
    this.#set('waiting');
    // Not all at the same moment, when a server comes back.
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#timer = setTimeout(() => this.open(), pause);
  }

  #follow(watch: Watch): void {
    const { match, seat, as, from, heard } = watch;
    const fields = { match, from, heard, ...(seat === undefined ? {} : { seat }), ...(as ? { as } : {}) };
    type Talk = { chat: ChatLine[]; more?: boolean };
    type Followed = Standing &
      Talk & { table: TableInfo; presence?: SeatPresence[]; opening?: object[]; from?: number };
    // Taken in as it arrives, before any news that comes right behind it.
    this.#request('watch', fields, false, (answer: Answer<Followed>) => {
      if (this.#watches.get(match) !== watch) return;
      if (answer.ok) {
        watch.onTable?.(answer.table);
        if (answer.presence) watch.onPresence?.(answer.presence);
        this.#hear(watch, answer.chat, answer.more);
        if (answer.opening) this.#stand(watch, answer, answer.opening);
      } else if (answer.error.code !== 'offline') watch.onRefused?.(answer.error);
    });
  }

  #receive(text: string): void {
    const message: Push | (Answer & { id?: number }) = JSON.parse(text);
    if ('event' in message) this.#news(message);
    else if (message.id !== undefined) {
      const asked = this.#asked.get(message.id);
      if (asked && isPutOff(message) && asked.putOff++ < BUSY_TRIES) {
        void this.#askLater(message.id, asked, message.error);
        return;
      }
      this.#asked.delete(message.id);
      asked?.resolve(message as Answer<never>);
    }
  }

  async #askLater(id: number, asked: Unanswered, error: WireError): Promise<void> {
    const socket = this.#socket;
    await pauseFor(error);
    // After a break it has been sent again already, or been given up.
    if (this.#socket === socket && this.#asked.get(id) === asked) socket?.send(asked.text);
  }

  #news(push: Push): void {
    if (push.event === 'closing') return;
    const watch = this.#watches.get(push.event === 'table' ? push.table.id : push.match);
    if (watch === undefined) return;
    if (push.event === 'table') {
      watch.onTable?.(push.table);
      if (push.presence) watch.onPresence?.(push.presence);
    } else if (push.event === 'chat') this.#hear(watch, push.lines);
    else this.#stand(watch, push);
  }

  #stand(watch: Watch, standing: Standing, opening?: readonly object[]): void {
    watch.from = standing.version;
    watch.onStanding?.(standing, opening);
  }

  #hear(watch: Watch, lines: readonly ChatLine[], earlier = false): void {
    const fresh = lines.filter(({ number }) => number > watch.heard);
    watch.heard = Math.max(watch.heard, ...lines.map(({ number }) => number));
    if (fresh.length > 0) watch.onChat?.(fresh, earlier);
  }

  #set(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#terms.onState?.(state);
  }
}

const OFFLINE = { ok: false, error: { code: 'offline', message: 'the connection is broken' } } as const;

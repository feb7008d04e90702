/** The HTTP side: who you are, the lobby, and every operation on a match. */
import { BUSY_TRIES, isPutOff, pauseFor } from './busy.ts';
import type { Announcement, Answer, FinishedInfo, TableInfo } from './protocol.ts';
import type { Work, WorkDone } from './work.ts';

export interface Session {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ json(): Promise<unknown>; readonly headers?: { get(name: string): string | null } }>;

type Fields = Readonly<Record<string, unknown>>;

export interface ApiTerms {
  readonly session?: string | undefined;
  readonly fetch: Fetch;
  /** Does the work that a server may ask of new guests; a page has a worker do it. */
  readonly work?: (work: Work) => Promise<WorkDone | undefined>;
}

/** Of several servers another one may have asked for the work. */
const WORK_TRIES = 4;

async function workHere(work: Work): Promise<WorkDone | undefined> {
  const { doWork } = await import('./work.ts');
  return doWork(work, () => new Promise((resolve) => setTimeout(resolve)));
}

export class Api {
  /** The session's token; whoever has it is you. */
  session: string | undefined;
  readonly #base: string;
  readonly #fetch: Fetch;
  readonly #work: (work: Work) => Promise<WorkDone | undefined>;
  /** By how much the server's clock is ahead of this one, as far as is known. */
  #ahead = 0;

  /** `base` is the server's address, such as `https://table.example`. */
  constructor(base: string, { session, fetch, work = workHere }: ApiTerms) {
    this.#base = `${base.replace(/\/$/, '')}/api/v1`;
    this.#fetch = fetch;
    this.#work = work;
    this.session = session;
  }

  /** Sits you down as a guest and remembers who you are. A server under pressure may ask for some work first. */
  async signIn(name: string): Promise<Answer<Session>> {
    let answer = await this.ask<Session>('POST', '/session', { name });
    for (let tries = 0; tries < WORK_TRIES && !answer.ok && answer.error.work; tries++) {
      const work = await this.#work(answer.error.work);
      if (work === undefined) break;
      answer = await this.ask<Session>('POST', '/session', { name, work });
    }
    if (answer.ok) this.session = answer.token;
    return answer;
  }

  me(): Promise<Answer<{ player: string; name: string; account: boolean; language: string }>> {
    return this.ask('GET', '/session');
  }

  rename(name: string): Promise<Answer> {
    return this.ask('PATCH', '/session', { name });
  }

  /** The language that mails and refusals come in. */
  speak(language: string): Promise<Answer> {
    return this.ask('PATCH', '/session', { language });
  }

  /** Makes the server forget you. */
  forget(): Promise<Answer> {
    return this.ask('DELETE', '/session');
  }

  export(): Promise<Answer<Fields>> {
    return this.ask('GET', '/session/export');
  }

  tables(list: 'open' | 'playing' | 'over' | 'mine'): Promise<Answer<{ tables: readonly TableInfo[] }>> {
    return this.ask('GET', `/matches?list=${list}`);
  }

  /** What the host has to say to everyone, where there is something. */
  announcement(): Promise<Answer<{ announcement?: Announcement }>> {
    return this.ask('GET', '/announcement');
  }

  /** Your finished matches, the newest first: those before that one, or the last. */
  history(before?: string): Promise<Answer<{ matches: readonly FinishedInfo[]; more?: boolean }>> {
    return this.ask('GET', before === undefined ? '/history' : `/history?before=${before}`);
  }

  create(table: Fields): Promise<Answer<{ table: TableInfo; seat?: number; token?: string }>> {
    return this.ask('POST', '/matches', table);
  }

  /** Reads something of a match: `table`, `view`, `decisions`, `history`, `past`, `record`, `talk`, `instructions`. */
  read<T extends object = Fields>(match: string, op: string, fields: Fields = {}): Promise<Answer<T>> {
    const query = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.ask('GET', `/matches/${match}/${op}${query.size > 0 ? `?${query}` : ''}`);
  }

  /** Does something at a match: `join`, `act`, `undo`, `resign` and so on. */
  do<T extends object = Fields>(match: string, op: string, fields: Fields = {}): Promise<Answer<T>> {
    return this.ask('POST', `/matches/${match}/${op}`, fields);
  }

  /** Asks for anything below the server's `/api/v1`; what a busy server has put off, again after a while. */
  async ask<T extends object>(method: string, path: string, body?: Fields): Promise<Answer<T>> {
    let answer = await this.#once<T>(method, path, body);
    for (let tries = 0; tries < BUSY_TRIES && isPutOff(answer); tries++) {
      await pauseFor(answer.error);
      answer = await this.#once<T>(method, path, body);
    }
    return answer;
  }

  async #once<T extends object>(method: string, path: string, body?: Fields): Promise<Answer<T>> {
    const { session } = this;
    const headers: Record<string, string> = {
      ...(session ? { authorization: `Bearer ${session}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const asked = Date.now();
    try {
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const response = await this.#fetch(this.#base + path, init);
      this.#setClock(response.headers?.get('date'), asked);
      return (await response.json()) as Answer<T>;
    } catch {
      return { ok: false, error: { code: 'offline', message: 'the server cannot be reached' } };
    }
  }

  /** What time it is where the clocks of the tables run, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /**
   * An answer is dated to the second, or a second late, between being asked for and arriving, far apart on a slow way:
   * what is known is changed no further than that tells.
   */
  #setClock(date: string | null | undefined, asked: number): void {
    const dated = Date.parse(date ?? '');
    if (!Number.isFinite(dated)) return;
    const [least, most] = [dated - Date.now(), dated + 2000 - asked];
    this.#ahead = Math.min(Math.max(this.#ahead, least), most);
  }
}

/** The host's console, for the page and for `orrery admin`: people, tables, reports, bans, and the log of it all. */
import type { Api } from './api.ts';
import type { Answer, ChatLine } from './protocol.ts';

export interface ConsolePerson {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When they were last here; 0 where they have no session. */
  readonly seen: number;
  /** Whether they can sign in again. */
  readonly account: boolean;
  readonly tables: number;
  /** How much was reported about them. */
  readonly reports: number;
  readonly banned: boolean;
}

export interface ConsoleTable {
  readonly id: string;
  readonly game: string;
  /** What the game is called. */
  readonly title: string;
  readonly status: string;
  readonly visibility: string;
  readonly owner: string;
  readonly created: number;
  readonly updated: number;
  readonly ended?: string;
  /** By seat: its name, what kind it is, and who holds it. */
  readonly seats: readonly {
    readonly name: string;
    readonly kind: string;
    readonly held: readonly string[];
  }[];
}

export interface ConsoleReport {
  readonly id: string;
  readonly match: string;
  /** Empty once they are forgotten, as is `person`. */
  readonly reporter: string;
  readonly person: string;
  /** What the person was called then. */
  readonly name: string;
  readonly reason: string;
  /** What the game is called. */
  readonly title: string;
  /** The table as it was then, and the seat or the line it is about. */
  readonly context: {
    readonly game?: string;
    readonly status?: string;
    readonly seats?: readonly string[];
    readonly seat?: number;
    readonly line?: number;
  };
  /** What was said around it, or what the person said last. */
  readonly lines: readonly ChatLine[];
  readonly created: number;
  readonly handled?: number;
  readonly note?: string;
}

export interface ConsoleBan {
  readonly id: string;
  readonly player?: string;
  /** What that person is called now. */
  readonly name?: string;
  readonly addresses?: string;
  readonly reason: string;
  readonly created: number;
  /** Without it, for good. */
  readonly until?: number;
}

export interface ConsoleDeed {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly about: string;
  readonly detail: object;
}

export interface NewBan {
  readonly player?: string;
  readonly addresses?: string;
  readonly reason?: string;
  readonly days?: number;
}

/** A part of a long list; `more` is where the next begins, to be given as `after`. */
interface Some {
  readonly more?: string;
}

type Fields = Readonly<Record<string, string | number | undefined>>;

export class Console {
  readonly #api: Api;

  /** The session of this `api` is the host's token. */
  constructor(api: Api) {
    this.#api = api;
  }

  people(search?: string, after?: string): Promise<Answer<{ people: readonly ConsolePerson[] } & Some>> {
    return this.#look('people', { search, after });
  }

  person(player: string): Promise<
    Answer<{
      person: ConsolePerson;
      tables: readonly ConsoleTable[];
      bans: readonly ConsoleBan[];
      reports: readonly ConsoleReport[];
    }>
  > {
    return this.#look('person', { player });
  }

  tables(
    status?: string,
    { player, after }: { player?: string; after?: string | undefined } = {},
  ): Promise<Answer<{ tables: readonly ConsoleTable[] } & Some>> {
    return this.#look('tables', { status, player, after });
  }

  reports({
    all = false,
    after,
  }: {
    all?: boolean;
    after?: string | undefined;
  } = {}): Promise<Answer<{ reports: readonly ConsoleReport[] } & Some>> {
    return this.#look('reports', { ...(all ? { all: 'yes' } : {}), after });
  }

  bans(after?: string): Promise<Answer<{ bans: readonly ConsoleBan[] } & Some>> {
    return this.#look('bans', { after });
  }

  /** With `looks`, also what was only looked at. */
  log({
    looks = false,
    before,
    after,
  }: {
    looks?: boolean;
    before?: number;
    after?: string | undefined;
  } = {}): Promise<Answer<{ log: readonly ConsoleDeed[] } & Some>> {
    return this.#look('log', { ...(looks ? { looks: 'yes' } : {}), before, after });
  }

  handle(report: string, note?: string): Promise<Answer> {
    return this.#do('handle', { report, note });
  }

  ban(ban: NewBan): Promise<Answer<{ ban: ConsoleBan }>> {
    return this.#do('ban', { ...ban });
  }

  /** Says something to everyone; without words it is taken down. */
  announce(text: string, days?: number): Promise<Answer> {
    return this.#do('announce', { text, days });
  }

  lift(ban: string): Promise<Answer> {
    return this.#do('lift', { ban });
  }

  close(match: string, reason?: string): Promise<Answer> {
    return this.#do('close', { match, reason });
  }

  forget(player: string): Promise<Answer> {
    return this.#do('forget', { player });
  }

  #look<T extends object>(what: string, fields: Fields = {}): Promise<Answer<T>> {
    const given = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    );
    const query = String(new URLSearchParams(given));
    return this.#api.ask('GET', `/admin/${what}${query ? `?${query}` : ''}`);
  }

  #do<T extends object>(what: string, fields: Fields): Promise<Answer<T>> {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    return this.#api.ask('POST', `/admin/${what}`, Object.fromEntries(given));
  }
}

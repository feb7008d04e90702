/** The store: all that is kept, by what it is about. One implementation over either database. */
import { Audit } from './audit.ts';
import { Bans } from './bans.ts';
import { Blocks } from './blocks.ts';
import { Comings } from './comings.ts';
import { ConsoleStore } from './console.ts';
import { Holding } from './holding.ts';
import { Hooks } from './hooks.ts';
import { Instructions } from './instructions.ts';
import { Keeping } from './keeping.ts';
import { Links } from './links.ts';
import { Lobby } from './lobby.ts';
import { Marks } from './marks.ts';
import { migrate } from './migrations.ts';
import { Outbox } from './outbox.ts';
import { Pairings } from './pairings.ts';
import { Passes } from './passes.ts';
import { People } from './people.ts';
import { Presence } from './presence.ts';
import { Readiness } from './readiness.ts';
import { Records } from './records.ts';
import { Reports } from './reports.ts';
import { Seats } from './seats.ts';
import { Shuns } from './shunned.ts';
import type { Sql } from './sql.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

export class Store {
  readonly people: People;
  readonly passes: Passes;
  readonly pairings: Pairings;
  readonly blocks: Blocks;
  readonly mutes: Shuns;
  readonly bans: Bans;
  readonly reports: Reports;
  readonly audit: Audit;
  readonly console: ConsoleStore;
  readonly hooks: Hooks;
  readonly links: Links;
  readonly outbox: Outbox;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly seats: Seats;
  readonly comings: Comings;
  readonly holding: Holding;
  readonly records: Records;
  readonly talk: Talk;
  readonly marks: Marks;
  readonly keeping: Keeping;
  readonly presence: Presence;
  readonly instructions: Instructions;
  readonly #sql: Sql;
  readonly #readiness: Readiness;
  readonly #closed: () => void;

  private constructor(sql: Sql, closed: () => void) {
    this.#sql = sql;
    this.#closed = closed;
    this.marks = new Marks(sql);
    this.keeping = new Keeping(sql);
    this.#readiness = new Readiness(sql, this.marks);
    this.people = new People(sql);
    this.passes = new Passes(sql);
    this.pairings = new Pairings(sql);
    this.blocks = new Blocks(sql);
    this.mutes = new Shuns(sql, 'mutes');
    this.bans = new Bans(sql);
    this.reports = new Reports(sql);
    this.audit = new Audit(sql);
    this.console = new ConsoleStore(sql);
    this.hooks = new Hooks(sql);
    this.links = new Links(sql);
    this.outbox = new Outbox(sql);
    this.tables = new Tables(sql);
    this.lobby = new Lobby(sql);
    this.seats = new Seats(sql);
    this.comings = new Comings(sql);
    this.holding = new Holding(sql);
    this.records = new Records(sql);
    this.talk = new Talk(sql);
    this.presence = new Presence(sql);
    this.instructions = new Instructions(sql);
  }

  /** `closed` is called once it has been closed in good order. */
  static async open(sql: Sql, closed: () => void = () => undefined): Promise<Store> {
    await migrate(sql);
    return new Store(sql, closed);
  }

  /** What keeps it from taking requests: that it does not answer, or cannot be written to. */
  problem(): Promise<string | undefined> {
    return this.#readiness.problem();
  }

  async close(): Promise<void> {
    await this.#sql.close();
    this.#closed();
  }
}

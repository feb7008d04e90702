/** The store: all that is kept, by what it is about. One implementation over either database. */
import { Blocks } from './blocks.ts';
import { Holding } from './holding.ts';
import { Hooks } from './hooks.ts';
import { Links } from './links.ts';
import { Lobby } from './lobby.ts';
import { migrate } from './migrations.ts';
import { Outbox } from './outbox.ts';
import { Passes } from './passes.ts';
import { People } from './people.ts';
import { Records } from './records.ts';
import { Seats } from './seats.ts';
import type { Sql } from './sql.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

export class Store {
  readonly people: People;
  readonly passes: Passes;
  readonly blocks: Blocks;
  readonly hooks: Hooks;
  readonly links: Links;
  readonly outbox: Outbox;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly seats: Seats;
  readonly holding: Holding;
  readonly records: Records;
  readonly talk: Talk;
  readonly #sql: Sql;

  private constructor(sql: Sql) {
    this.#sql = sql;
    this.people = new People(sql);
    this.passes = new Passes(sql);
    this.blocks = new Blocks(sql);
    this.hooks = new Hooks(sql);
    this.links = new Links(sql);
    this.outbox = new Outbox(sql);
    this.tables = new Tables(sql);
    this.lobby = new Lobby(sql);
    this.seats = new Seats(sql);
    this.holding = new Holding(sql);
    this.records = new Records(sql);
    this.talk = new Talk(sql);
  }

  static async open(sql: Sql): Promise<Store> {
    await migrate(sql);
    return new Store(sql);
  }

  /** Whether the database answers. */
  async ping(): Promise<void> {
    await this.#sql.query('SELECT 1 AS one');
  }

  close(): Promise<void> {
    return this.#sql.close();
  }
}

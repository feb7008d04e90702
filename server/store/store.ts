/** The store: people, tables and the append-only records of matches. One implementation over either database. */
import type { Level } from '#bots';
import type { Seat } from '#engine';
import { Hooks } from './hooks.ts';
import { Links } from './links.ts';
import { migrate } from './migrations.ts';
import { Outbox } from './outbox.ts';
import { People } from './people.ts';
import {
  type ChatRow,
  type Holder,
  type MatchRow,
  matchOf,
  type RecordRow,
  recordOf,
  type SeatKind,
  type SeatRow,
  type Snapshot,
  seatOf,
} from './rows.ts';
import type { Row, Sql, Value } from './sql.ts';

export interface Append extends RecordRow {
  readonly match: string;
  readonly status: MatchRow['status'];
  readonly awaited: readonly Seat[];
  readonly due?: number | undefined;
}

/** What can change about a table besides its record. */
export interface TableChange {
  readonly due?: number | null;
  readonly paused?: number | null;
  readonly proposal?: MatchRow['proposal'] | null;
  readonly rematch?: string;
  readonly status?: MatchRow['status'];
  readonly ended?: string;
  readonly awaited?: readonly Seat[];
}

export interface SeatChange {
  readonly kind?: SeatKind;
  readonly name?: string;
  readonly level?: Level;
  readonly token?: string | null;
  readonly resigned?: boolean;
}

/** A game under a version of its rules. */
export interface RulesName {
  readonly id: string;
  readonly version: string;
}

const LISTED = 100;

export class Store {
  readonly people: People;
  readonly hooks: Hooks;
  readonly links: Links;
  readonly outbox: Outbox;
  readonly #sql: Sql;

  private constructor(sql: Sql) {
    this.#sql = sql;
    this.people = new People(sql);
    this.hooks = new Hooks(sql);
    this.links = new Links(sql);
    this.outbox = new Outbox(sql);
  }

  static async open(sql: Sql): Promise<Store> {
    await migrate(sql);
    return new Store(sql);
  }

  // Tables

  async createMatch(match: MatchRow, seats: readonly SeatRow[], holders: readonly Holder[]): Promise<void> {
    const columns: Readonly<Record<string, Value>> = {
      ...{ id: match.id, game: match.game, rules: match.rules, options: JSON.stringify(match.options) },
      ...{ seats: match.seats, seed: match.seed, owner: match.owner, visibility: match.visibility },
      ...{ clock: match.clock ?? null, at_zero: match.atZero, level: match.level, delay: match.delay },
      ...{ language: match.language, status: match.status, number: match.number },
      ...{ awaited: JSON.stringify(match.awaited), created: match.created, updated: match.updated },
    };
    const names = Object.keys(columns);
    await this.#sql.batch([
      {
        text: `INSERT INTO matches (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        values: Object.values(columns),
      },
      ...seats.map(({ seat, kind, name, level, token, resigned }) => ({
        text: `INSERT INTO seats (match, seat, kind, name, level, token, resigned) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        values: [match.id, seat, kind, name, level, token ?? null, resigned ? 1 : 0],
      })),
      ...holders.map(({ seat, player }) => ({
        text: 'INSERT INTO holders (match, seat, player) VALUES (?, ?, ?)',
        values: [match.id, seat, player],
      })),
    ]);
  }

  async match(id: string): Promise<MatchRow | undefined> {
    const [row] = await this.#sql.query('SELECT * FROM matches WHERE id = ?', [id]);
    return row && matchOf(row);
  }

  async matches(ids: readonly string[]): Promise<MatchRow[]> {
    const found: MatchRow[] = [];
    for (let i = 0; i < ids.length; i += LISTED) {
      const some = ids.slice(i, i + LISTED);
      const marks = some.map(() => '?').join(', ');
      found.push(...(await this.#matches(`SELECT * FROM matches WHERE id IN (${marks})`, some)));
    }
    return found;
  }

  async seats(match: string): Promise<SeatRow[]> {
    const rows = await this.#sql.query('SELECT * FROM seats WHERE match = ? ORDER BY seat', [match]);
    return rows.map(seatOf);
  }

  async holders(match: string): Promise<Holder[]> {
    const rows = await this.#sql.query('SELECT seat, player FROM holders WHERE match = ? ORDER BY seat', [
      match,
    ]);
    return rows as unknown as Holder[];
  }

  /** Tables that anyone may join or watch, the newest first. */
  async listed(status: MatchRow['status']): Promise<MatchRow[]> {
    // Said as the indices say it.
    const such =
      status === 'playing' ? "status = 'playing' AND status = ?" : "status <> 'playing' AND status = ?";
    return this.#matches(
      `SELECT * FROM matches WHERE ${such} AND visibility = 'public' ORDER BY updated DESC LIMIT ${LISTED}`,
      [status],
    );
  }

  async heldBy(player: string): Promise<MatchRow[]> {
    return this.#matches(
      `SELECT * FROM matches WHERE id IN (SELECT match FROM holders WHERE player = ?) ORDER BY updated DESC LIMIT ${LISTED}`,
      [player],
    );
  }

  /** Matches whose clock has run out, of those under these rules. */
  async dueBefore(time: number, rules: readonly RulesName[]): Promise<MatchRow[]> {
    if (rules.length === 0) return [];
    const known = rules.map(() => '(game = ? AND rules = ?)').join(' OR ');
    return this.#matches(
      `SELECT * FROM matches WHERE due <= ? AND status = 'playing' AND (${known}) LIMIT 1000`,
      [time, ...rules.flatMap(({ id, version }) => [id, version])],
    );
  }

  /** A table that has not begun goes over to other rules. */
  async adoptRules(match: string, rules: string): Promise<void> {
    await this.#sql.query("UPDATE matches SET rules = ? WHERE id = ? AND status = 'open'", [rules, match]);
  }

  /** Matches in play that a bot must go on with, for a node that starts. */
  async playing(): Promise<MatchRow[]> {
    return this.#matches("SELECT * FROM matches WHERE status = 'playing' ORDER BY updated DESC", []);
  }

  async playingSince(time: number): Promise<MatchRow[]> {
    return this.#matches("SELECT * FROM matches WHERE status = 'playing' AND updated < ? LIMIT 1000", [time]);
  }

  /** Seats a person, unless someone else was faster. */
  async takeSeat(
    match: string,
    seat: Seat,
    { name, token, player }: { name: string; token: string; player: string },
  ): Promise<boolean> {
    const taken = await this.#sql.query(
      `UPDATE seats SET kind = 'person', name = ?, token = ? WHERE match = ? AND seat = ? AND kind = 'free' RETURNING seat`,
      [name, token, match, seat],
    );
    if (taken.length === 0) return false;
    await this.addHolder(match, seat, player);
    return true;
  }

  async changeSeat(match: string, seat: Seat, change: SeatChange): Promise<void> {
    const { resigned, ...rest } = change;
    const columns = { ...rest, ...(resigned === undefined ? {} : { resigned: resigned ? 1 : 0 }) };
    await this.#update('seats', columns, 'match = ? AND seat = ?', [match, seat]);
  }

  async addHolder(match: string, seat: Seat, player: string): Promise<void> {
    await this.#sql.query(
      'INSERT INTO holders (match, seat, player) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      [match, seat, player],
    );
  }

  async removeHolders(match: string, seat: Seat): Promise<void> {
    await this.#sql.query('DELETE FROM holders WHERE match = ? AND seat = ?', [match, seat]);
  }

  /** From the lobby to the table; false when that has already happened. */
  async start(
    match: string,
    awaited: readonly Seat[],
    due: number | undefined,
    at: number,
  ): Promise<boolean> {
    const started = await this.#sql.query(
      `UPDATE matches SET status = 'playing', awaited = ?, due = ?, updated = ? WHERE id = ? AND status = 'open' RETURNING id`,
      [JSON.stringify(awaited), due ?? null, at, match],
    );
    return started.length === 1;
  }

  async changeTable(match: string, { proposal, awaited, ...rest }: TableChange): Promise<void> {
    const columns = {
      ...rest,
      ...(proposal === undefined ? {} : { proposal: proposal && JSON.stringify(proposal) }),
      ...(awaited === undefined ? {} : { awaited: JSON.stringify(awaited) }),
    };
    await this.#update('matches', columns, 'id = ?', [match]);
  }

  /** Puts a proposal in the place of the one that is known, or none; false when another stands there by now. */
  async exchangeProposal(
    match: string,
    known: MatchRow['proposal'],
    proposal: MatchRow['proposal'],
  ): Promise<boolean> {
    const written = (one: MatchRow['proposal']) => (one === undefined ? null : JSON.stringify(one));
    const rows = await this.#sql.query(
      "UPDATE matches SET proposal = ? WHERE id = ? AND COALESCE(proposal, '') = ? RETURNING id",
      [written(proposal), match, written(known) ?? ''],
    );
    return rows.length > 0;
  }

  /** Removes a table that never began. */
  async removeOpen(match: string): Promise<void> {
    await this.#sql.batch([
      { text: 'DELETE FROM holders WHERE match = ?', values: [match] },
      { text: 'DELETE FROM chat WHERE match = ?', values: [match] },
      { text: 'DELETE FROM hooks WHERE match = ?', values: [match] },
      { text: 'DELETE FROM visits WHERE match = ?', values: [match] },
      { text: 'DELETE FROM seats WHERE match = ?', values: [match] },
      { text: "DELETE FROM matches WHERE id = ? AND status = 'open'", values: [match] },
    ]);
  }

  // Records

  /** Durable once it resolves; false when that number or submission is taken, and then nothing is written. */
  append(row: Append): Promise<boolean> {
    return this.#sql.append({
      ...{ match: row.match, number: row.number, kind: row.kind, seat: row.seat, at: row.at },
      body: JSON.stringify(row.body),
      told: JSON.stringify(row.told),
      learnt: row.learnt ? 1 : 0,
      submission: row.submission ?? null,
      status: row.status,
      awaited: JSON.stringify(row.awaited),
      due: row.due ?? null,
    });
  }

  async records(match: string, after = 0): Promise<RecordRow[]> {
    const rows = await this.#sql.query(
      'SELECT * FROM records WHERE match = ? AND number > ? ORDER BY number',
      [match, after],
    );
    return rows.map(recordOf);
  }

  async saveSnapshot(match: string, { number, count, state }: Snapshot): Promise<void> {
    await this.#sql.query(
      'INSERT INTO snapshots (match, number, count, state) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [match, number, count, JSON.stringify(state)],
    );
  }

  /** The newest snapshot of at most so many actions, taken at most at this number. */
  async snapshot(match: string, number: number, count: number): Promise<Snapshot | undefined> {
    const [row] = await this.#sql.query(
      `SELECT number, count, state FROM snapshots WHERE match = ? AND number <= ? AND count <= ?
       ORDER BY number DESC LIMIT 1`,
      [match, number, count],
    );
    return (
      row && { number: Number(row.number), count: Number(row.count), state: JSON.parse(String(row.state)) }
    );
  }

  // Talk

  /** Numbers are given one after the other; whoever comes second at the same moment tries again. */
  async say(match: string, line: Omit<ChatRow, 'number'>): Promise<number> {
    const { channel, seat, player, name, text, at } = line;
    for (;;) {
      const [row] = await this.#sql.query(
        `INSERT INTO chat (match, number, channel, seat, player, name, text, at)
         SELECT CAST(? AS TEXT), COALESCE(MAX(number), 0) + 1, CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT),
           CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT) FROM chat WHERE match = ?
         ON CONFLICT DO NOTHING RETURNING number`,
        [match, channel, seat, player, name, text, at, match],
      );
      if (row) return Number(row.number);
    }
  }

  async chat(match: string, after = 0): Promise<ChatRow[]> {
    const rows = await this.#sql.query(
      'SELECT number, channel, seat, player, name, text, at FROM chat WHERE match = ? AND number > ? ORDER BY number',
      [match, after],
    );
    return rows as unknown as ChatRow[];
  }

  /** Whether the database answers. */
  async ping(): Promise<void> {
    await this.#sql.query('SELECT 1 AS one');
  }

  close(): Promise<void> {
    return this.#sql.close();
  }

  async #matches(text: string, values: readonly Value[]): Promise<MatchRow[]> {
    const rows: Row[] = await this.#sql.query(text, values);
    return rows.map(matchOf);
  }

  async #update(
    table: string,
    columns: Readonly<Record<string, Value | undefined>>,
    where: string,
    key: readonly Value[],
  ): Promise<void> {
    const set = Object.entries(columns).filter((entry): entry is [string, Value] => entry[1] !== undefined);
    if (set.length === 0) return;
    await this.#sql.query(
      `UPDATE ${table} SET ${set.map(([name]) => `${name} = ?`).join(', ')} WHERE ${where}`,
      [...set.map(([, value]) => value), ...key],
    );
  }
}

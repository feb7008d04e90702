/** The tables: what is played there under which terms, and how far it is. */
import { created } from './lobby.ts';
import { paged } from './pages.ts';
import { type Holder, type MatchRow, matchOf, type Reserves, type SeatRow } from './rows.ts';
import { type Row, type Sql, update, type Value } from './sql.ts';

/** What can change about a table besides its record. */
export interface TableChange {
  readonly owner?: string;
  readonly due?: number | null;
  readonly reserves?: Reserves;
  readonly rematch?: string;
}

/** A match that is over, with its last line and when its first was written. */
export interface Finished {
  readonly row: MatchRow;
  readonly end?: object;
  readonly began?: number;
}

/** A game under a version of its rules. */
export interface RulesName {
  readonly id: string;
  readonly version: string;
}

/** A table that is not over, as far as it is counted. */
export interface InUse {
  readonly id: string;
  readonly playing: boolean;
  readonly bots: number;
  readonly strong: number;
}

/** Where a person, named twice, holds a seat, or one is kept for them. */
const CONCERNED = 'SELECT match FROM holders WHERE player = ? UNION SELECT match FROM seats WHERE kept = ?';
const LISTED = 100;
/** More than one place can have open (`matches/quotas.ts`). */
const OFFERED = 200;
/** So many are remembered as shared, to be written once. */
const MOST_SHARED = 10_000;

export class Tables {
  readonly #sql: Sql;
  readonly #shared = new Set<string>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(match: MatchRow, seats: readonly SeatRow[], holders: readonly Holder[]): Promise<void> {
    await this.#sql.batch(created(match, seats, holders));
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

  /** Tables that anyone may watch, the newest first. */
  async listed(status: 'playing' | 'over'): Promise<MatchRow[]> {
    // Said as the indices say it.
    const such = status === 'playing' ? "status = 'playing'" : "status <> 'playing' AND status = 'over'";
    return this.#matches(
      `SELECT * FROM matches WHERE ${such} AND visibility = 'public' ORDER BY updated DESC LIMIT ${LISTED}`,
      [],
    );
  }

  /**
   * Tables that anyone may join: they have a free seat, and someone was there since. Where there are too many, everyone's
   * newest comes before anyone's second, so that nobody's many tables hide the others'.
   */
  async offered(since: number): Promise<MatchRow[]> {
    return this.#matches(
      `SELECT * FROM (SELECT m.*, ROW_NUMBER() OVER (PARTITION BY m.owner ORDER BY m.updated DESC) AS turn
         FROM matches m WHERE m.status <> 'playing' AND m.status = 'open' AND m.visibility = 'public' AND m.updated > ?
         AND EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.kind = 'free'
           AND s.kept IS NULL)) waiting
       ORDER BY turn, updated DESC LIMIT ${OFFERED}`,
      [since],
    );
  }

  /** The tables a person sits at or has a seat kept at: those that go on first, then the newest. */
  async heldBy(player: string): Promise<MatchRow[]> {
    return this.#matches(
      `SELECT * FROM matches WHERE id IN (${CONCERNED})
       ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, updated DESC LIMIT ${LISTED}`,
      [player, player],
    );
  }

  /** What a person has played to its end, the newest first, from before a moment on. */
  async finishedBy(
    player: string,
    before: { updated: number; id: string },
    most: number,
  ): Promise<Finished[]> {
    const rows = await this.#sql.query(
      `SELECT m.*, e.body AS result, f.at AS began FROM matches m
         LEFT JOIN records e ON e.match = m.id AND e.number = m.number AND e.kind = 'end'
         LEFT JOIN records f ON f.match = m.id AND f.number = 1
       WHERE m.id IN (SELECT match FROM holders WHERE player = ?) AND m.status = 'over'
         AND (m.updated < ? OR (m.updated = ? AND m.id < ?))
       ORDER BY m.updated DESC, m.id DESC LIMIT ${most}`,
      [player, before.updated, before.updated, before.id],
    );
    return rows.map((row) => ({
      row: matchOf(row),
      ...(row.result === null ? {} : { end: JSON.parse(String(row.result)) }),
      ...(row.began === null ? {} : { began: Number(row.began) }),
    }));
  }

  /** All tables a person sits at, is asked to or has set up. */
  of(player: string): AsyncIterable<MatchRow> {
    return paged((last, most) =>
      this.#matches(
        `SELECT * FROM matches WHERE (id IN (${CONCERNED}) OR owner = ?) AND id > ?
         ORDER BY id LIMIT ${most}`,
        [player, player, player, last?.id ?? ''],
      ),
    );
  }

  /** Someone who does not sit there is shown a match. */
  async share(match: string): Promise<void> {
    if (this.#shared.has(match)) return;
    if (this.#shared.size > MOST_SHARED) this.#shared.clear();
    this.#shared.add(match);
    await this.#sql.query('UPDATE matches SET shared = 1 WHERE id = ? AND shared = 0', [match]);
  }

  /** What is not over yet of a person's tables, or of these. */
  async inUse(of: { readonly owner: string } | { readonly tables: readonly string[] }): Promise<InUse[]> {
    if ('owner' in of) return this.#inUse('m.owner = ?', [of.owner]);
    const found: InUse[] = [];
    for (let i = 0; i < of.tables.length; i += LISTED) {
      const some = of.tables.slice(i, i + LISTED);
      found.push(...(await this.#inUse(`m.id IN (${some.map(() => '?').join(', ')})`, some)));
    }
    return found;
  }

  async #inUse(which: string, values: readonly string[]): Promise<InUse[]> {
    const rows = await this.#sql.query(
      `SELECT m.id AS id, m.status AS status,
        SUM(CASE WHEN s.kind = 'bot' THEN 1 ELSE 0 END) AS bots,
        SUM(CASE WHEN s.kind = 'bot' AND s.level = 'strong' THEN 1 ELSE 0 END) AS strong
       FROM matches m JOIN seats s ON s.match = m.id
       WHERE ${which} AND m.status <> 'over' GROUP BY m.id, m.status`,
      values,
    );
    return rows.map(({ id, status, bots, strong }) => ({
      id: String(id),
      playing: status === 'playing',
      bots: Number(bots),
      strong: Number(strong),
    }));
  }

  /** Matches whose clock has run out, of those under these rules. */
  async dueBefore(time: number, rules: readonly RulesName[]): Promise<MatchRow[]> {
    if (rules.length === 0) return [];
    const known = rules.map(() => '(game = ? AND rules = ?)').join(' OR ');
    return this.#matches(
      `SELECT * FROM matches WHERE due <= ? AND status = 'playing' AND (${known}) ORDER BY due LIMIT 1000`,
      [time, ...rules.flatMap(({ id, version }) => [id, version])],
    );
  }

  /** A match that is not over goes over to other rules, as far as it was played when they were tried on it. */
  async adoptRules({ id, rules: former }: MatchRow, number: number, rules: string): Promise<void> {
    await this.#sql.query(
      "UPDATE matches SET rules = ? WHERE id = ? AND rules = ? AND number = ? AND status <> 'over'",
      [rules, id, former, number],
    );
  }

  /** Matches in play that a bot must go on with, for a node that starts. */
  async playing(): Promise<MatchRow[]> {
    return this.#matches("SELECT * FROM matches WHERE status = 'playing' ORDER BY updated DESC", []);
  }

  /** How many matches are in play, over all nodes. */
  async countPlaying(): Promise<number> {
    const [row] = await this.#sql.query("SELECT COUNT(*) AS many FROM matches WHERE status = 'playing'");
    return Number(row?.many ?? 0);
  }

  async playingSince(time: number): Promise<MatchRow[]> {
    return this.#matches("SELECT * FROM matches WHERE status = 'playing' AND updated < ? LIMIT 1000", [time]);
  }

  async change(match: string, { owner, due, rematch, reserves }: TableChange): Promise<void> {
    const kept = reserves && JSON.stringify(reserves);
    await update(this.#sql, 'matches', { owner, due, rematch, reserves: kept }, 'id = ?', [match]);
  }

  /** Puts a proposal in the place of the one that is known, or none; false when another stands there by now, or it is over. */
  async exchangeProposal(
    match: string,
    known: MatchRow['proposal'],
    proposal: MatchRow['proposal'],
  ): Promise<boolean> {
    const written = (one: MatchRow['proposal']) => (one === undefined ? null : JSON.stringify(one));
    const rows = await this.#sql.query(
      "UPDATE matches SET proposal = ? WHERE id = ? AND status = 'playing' AND COALESCE(proposal, '') = ? RETURNING id",
      [written(proposal), match, written(known) ?? ''],
    );
    return rows.length > 0;
  }

  async #matches(text: string, values: readonly Value[]): Promise<MatchRow[]> {
    const rows: Row[] = await this.#sql.query(text, values);
    return rows.map(matchOf);
  }
}

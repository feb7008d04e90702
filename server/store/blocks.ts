/** Who does not want to meet whom: who is blocked joins nowhere the other sits, and neither hears the other. */
import { Shuns } from './shunned.ts';
import type { Sql, Statement } from './sql.ts';

export class Blocks extends Shuns {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    super(sql, 'blocks');
    this.#sql = sql;
  }

  /** Whom this person has blocked, and who has blocked them. */
  async around(player: string): Promise<Set<string>> {
    return new Set((await this.since(player)).keys());
  }

  /** The same, with since when neither hears the other. */
  async since(player: string): Promise<Map<string, number>> {
    const rows = await this.#sql.query(
      `SELECT other, MIN(created) AS created FROM (
         SELECT blocked AS other, created FROM blocks WHERE player = ?
         UNION ALL SELECT player, created FROM blocks WHERE blocked = ?) pairs GROUP BY other`,
      [player, player],
    );
    return new Map(rows.map(({ other, created }) => [String(other), Number(created)]));
  }

  /** Of these people, those whom another of them has blocked. */
  async among(people: readonly string[]): Promise<{ readonly player: string; readonly blocked: string }[]> {
    if (people.length === 0) return [];
    const marks = people.map(() => '?').join(', ');
    const rows = await this.#sql.query(
      `SELECT player, blocked FROM blocks WHERE player IN (${marks}) AND blocked IN (${marks})`,
      [...people, ...people],
    );
    return rows.map(({ player, blocked }) => ({ player: String(player), blocked: String(blocked) }));
  }

  /** Those of these tables, not over yet, where someone who sits there or set it up has blocked this person. */
  async closedTo(player: string, matches: readonly string[]): Promise<Set<string>> {
    if (matches.length === 0) return new Set();
    const marks = matches.map(() => '?').join(', ');
    const rows = await this.#sql.query(
      `SELECT m.id FROM matches m WHERE m.id IN (${marks}) AND ${UNWELCOME('m', '?')}`,
      [...matches, player, player, player],
    );
    return new Set(rows.map(({ id }) => String(id)));
  }
}

/** Whether a table that is not over is closed to a person; who holds a seat there already plays on. */
export const UNWELCOME = (match: string, person: string) =>
  `${match}.status <> 'over' AND ${match}.owner <> ${person} AND EXISTS (
     SELECT 1 FROM blocks k WHERE k.blocked = ${person} AND (k.player = ${match}.owner
       OR EXISTS (SELECT 1 FROM holders o WHERE o.match = ${match}.id AND o.player = k.player)))
   AND NOT EXISTS (SELECT 1 FROM holders own WHERE own.match = ${match}.id AND own.player = ${person})`;

/** Sees to it, within the transaction that seats a person somewhere, that nobody there has blocked them by then. */
export function welcome(match: string, person: string): Statement {
  return {
    text: `SELECT m.id FROM matches m WHERE m.id = ? AND NOT (${UNWELCOME('m', '?')})`,
    values: [match, person, person, person],
    must: true,
  };
}

/** The same for people who are seated together: none of them has blocked another. */
export function atPeace(people: readonly string[]): Statement[] {
  if (people.length === 0) return [];
  const marks = people.map(() => '?').join(', ');
  const text = `SELECT 1 AS fine WHERE NOT EXISTS
    (SELECT 1 FROM blocks WHERE player IN (${marks}) AND blocked IN (${marks}))`;
  return [{ text, values: [...people, ...people], must: true }];
}

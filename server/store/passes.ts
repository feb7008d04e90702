/** Who a session belongs to at this moment, and which seats that person holds where they ask. */
import type { Seat } from '#engine';
import { UNWELCOME } from './blocks.ts';
import { type Player, playerOf } from './rows.ts';
import type { Row, Sql } from './sql.ts';

/** A session by the hash of its token, and the match it is about. */
export interface PassLookup {
  readonly session: string;
  readonly match?: string | undefined;
}

export interface Known {
  readonly player: Player;
  /** The seats they hold at the match they asked about. */
  readonly seats: readonly Seat[];
  /** Until when they are shut out, where they ever were. */
  readonly shut?: number;
  /** Someone at the table they asked about has blocked them. */
  readonly unwelcome?: true;
}

/** Longer than any clock: shut out for good. */
const FOR_GOOD = 9_000_000_000_000_000;

/** So many are asked for at once. */
const AT_ONCE = 50;

export class Passes {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** While it stays the same, what was read still holds; undefined where it must be read again. */
  epoch(): number | undefined {
    return this.#sql.epoch();
  }

  /** One answer for each that is asked; none where the session has ended. */
  async look(asked: readonly PassLookup[]): Promise<(Known | undefined)[]> {
    const found: (Known | undefined)[] = [];
    for (let i = 0; i < asked.length; i += AT_ONCE)
      found.push(...(await this.#some(asked.slice(i, i + AT_ONCE))));
    return found;
  }

  async #some(asked: readonly PassLookup[]): Promise<(Known | undefined)[]> {
    const pairs = asked.map(
      (_, i) => `SELECT ${i} AS which, CAST(? AS TEXT) AS token, CAST(? AS TEXT) AS match`,
    );
    const rows = await this.#sql.query(
      `SELECT a.which, p.id, p.name, p.created, p.language, h.seat,
         (SELECT MAX(COALESCE(b.until, ${FOR_GOOD})) FROM bans b WHERE b.player = s.player) AS shut,
         CASE WHEN EXISTS (SELECT 1 FROM matches m WHERE m.id = a.match AND ${UNWELCOME('m', 's.player')})
           THEN 1 ELSE 0 END AS unwelcome
       FROM (${pairs.join(' UNION ALL ')}) a
         JOIN sessions s ON s.token = a.token JOIN players p ON p.id = s.player
         LEFT JOIN holders h ON h.player = s.player AND h.match = a.match
       ORDER BY a.which, h.seat`,
      asked.flatMap(({ session, match = '' }) => [session, match]),
    );
    const byAsked = asked.map((): Row[] => []);
    for (const row of rows) byAsked[Number(row.which)]?.push(row);
    return byAsked.map(knownIn);
  }
}

function knownIn(rows: readonly Row[]): Known | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const { shut, unwelcome } = first;
  return {
    player: playerOf(first),
    seats: rows.flatMap(({ seat }) => (typeof seat === 'number' ? [seat] : [])),
    ...(shut === null ? {} : { shut: Number(shut) }),
    ...(Number(unwelcome) === 1 ? { unwelcome: true } : {}),
  };
}

/**
 * Who comes to a match in play, and who leaves it for good. That a seat is added or closed is written together with the
 * line of the record that says so; taking a newcomer's seat begins with the table's own row, as every change of who sits
 * there does.
 */
import type { Level } from '#bots';
import type { Seat } from '#engine';
import { welcome } from './blocks.ts';
import { met, type Sql, type Statement } from './sql.ts';

/** A seat for a newcomer: a new one, or one that was closed. */
export interface Coming {
  readonly seat: Seat;
  readonly level: Level;
  /** The hash of its link's token. */
  readonly token: string;
}

/** A seat that is closed. */
export interface Leaving {
  readonly seat: Seat;
  /** Who had it, where that was a person. */
  readonly by?: string | undefined;
  /** Who has the table from now on, where that is another. */
  readonly owner?: string | undefined;
}

/** Who takes a newcomer's seat. */
export interface Taking {
  readonly match: string;
  /** Which: by its number, or by the hash of its link's token. */
  readonly which: { readonly seat: Seat } | { readonly token: string };
  readonly player: string;
  readonly name: string;
  /** The hash of the link that counts from now on; none by default. */
  readonly token?: string;
}

export class Comings {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Gives the seat; none when it is another's by now, nothing is played there any more, or someone there has blocked them. */
  async take({ match, which, player, name, token }: Taking): Promise<Seat | undefined> {
    const [column, value] =
      'seat' in which ? (['seat', which.seat] as const) : (['token', which.token] as const);
    const such = `match = ? AND offered = 1 AND ${column} = ?`;
    const results = await met(this.#sql, [
      {
        text: "UPDATE matches SET seating = seating + 1 WHERE id = ? AND status = 'playing' RETURNING id",
        values: [match],
        must: true,
      },
      welcome(match, player),
      {
        text: `INSERT INTO holders (match, seat, player) SELECT match, seat, CAST(? AS TEXT) FROM seats WHERE ${such}
          ON CONFLICT DO NOTHING`,
        values: [player, match, value],
      },
      {
        text: `UPDATE seats SET kind = 'person', name = ?, token = ?, offered = 0 WHERE ${such} RETURNING seat`,
        values: [name, token ?? null, match, value],
        must: true,
      },
    ]);
    const seat = results?.[3]?.[0]?.seat;
    return seat === undefined ? undefined : Number(seat);
  }
}

/** What a seat had a part in stays: the dice are checked by it. */
export function arrival(match: string, { seat, level, token }: Coming): Statement[] {
  return [
    {
      text: `INSERT INTO seats (match, seat, kind, name, level, token, resigned, offered)
        VALUES (?, ?, 'bot', '', ?, ?, 0, 1)
        ON CONFLICT (match, seat) DO UPDATE SET kind = 'bot', name = '', level = excluded.level,
          token = excluded.token, resigned = 0, lost = 0, offered = 1, left_by = NULL`,
      values: [match, seat, level, token],
    },
    reseated(match),
  ];
}

/** Nobody holds the seat any more, and nothing that was said or settled for it holds for who may come after. */
export function departure(match: string, { seat, by, owner }: Leaving): Statement[] {
  const here = [match, seat];
  return [
    {
      text: `UPDATE seats SET kind = 'closed', token = NULL, lost = 0, offered = 0, left_by = ?
        WHERE match = ? AND seat = ?`,
      values: [by ?? null, ...here],
    },
    {
      text: `DELETE FROM hooks WHERE match = ? AND player IN (SELECT player FROM holders WHERE match = ? AND seat = ?)
        AND player NOT IN (SELECT player FROM holders WHERE match = ? AND seat <> ?)`,
      values: [match, ...here, ...here],
    },
    ...['holders', 'instructions', 'presence'].map((table) => ({
      text: `DELETE FROM ${table} WHERE match = ? AND seat = ?`,
      values: here,
    })),
    reseated(match),
    ...(owner === undefined
      ? []
      : [{ text: 'UPDATE matches SET owner = ? WHERE id = ?', values: [owner, match] }]),
  ];
}

/** Whoever knew another seating looks again. */
function reseated(match: string): Statement {
  return { text: 'UPDATE matches SET seating = seating + 1 WHERE id = ?', values: [match] };
}

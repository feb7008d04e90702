/**
 * Who sits where before the start. Each change is one transaction that begins with the table's own row: it is written
 * only over the seating that was known, and whoever comes second, on whatever node, looks again.
 */
import type { Seat } from '#engine';
import { atPeace, welcome } from './blocks.ts';
import { type Holder, type MatchRow, matchOf, type Reserves, type SeatRow } from './rows.ts';
import { attempt, type Sql, type Statement, type Value } from './sql.ts';

/** How a table shall be, where it is not as it was. */
export interface Reseating {
  readonly seats: readonly SeatRow[];
  /** Who sits down. Whoever held a seat that is a person's no longer holds it no longer. */
  readonly holders?: readonly Holder[];
  readonly owner?: string;
  /** When those who are not ready lose their seats; in play, when the clock runs out. */
  readonly due?: number | undefined;
  /** With this change the match begins. */
  readonly begins?: {
    readonly status: MatchRow['status'];
    readonly seed: string;
    readonly awaited: readonly Seat[];
    readonly reserves?: Reserves | undefined;
    readonly at: number;
  };
}

export class Lobby {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * False when who sits there has changed since, the match has begun, or someone there has blocked who sits down: then
   * nothing is written.
   */
  reseat(known: MatchRow, { seats, holders = [], owner, due, begins }: Reseating): Promise<boolean> {
    const columns: Readonly<Record<string, Value>> = {
      due: due ?? null,
      ...(owner === undefined ? {} : { owner }),
      ...(begins
        ? {
            ...{
              status: begins.status,
              seed: begins.seed,
              luck: known.luck ?? known.seed,
              updated: begins.at,
            },
            awaited: JSON.stringify(begins.awaited),
            reserves: writtenReserves(begins.reserves),
          }
        : {}),
    };
    return attempt(this.#sql, [
      guard(known, columns),
      ...holders.map(({ player }) => welcome(known.id, player)),
      ...seats.flatMap((seat) => reseated(known.id, seat)),
      ...holders.map((holder) => held(known.id, holder)),
    ]);
  }

  /** Tables at which those who are ready have waited long enough. */
  async lateBefore(time: number): Promise<MatchRow[]> {
    const rows = await this.#sql.query(
      "SELECT * FROM matches WHERE due <= ? AND status = 'open' LIMIT 1000",
      [time],
    );
    return rows.map(matchOf);
  }

  /** Puts a table away at which nobody sits. */
  remove(known: MatchRow): Promise<boolean> {
    return attempt(this.#sql, [
      guard(known, {}),
      ...['holders', 'chat', 'hooks', 'visits', 'seats'].map((table) => ({
        text: `DELETE FROM ${table} WHERE match = ?`,
        values: [known.id],
      })),
      { text: 'DELETE FROM matches WHERE id = ?', values: [known.id] },
    ]);
  }

  /**
   * The table to play again at; false when there is one already, others sit there than was known, or one of those who
   * sit down has blocked another.
   */
  rematch(known: MatchRow, next: MatchRow, seats: readonly SeatRow[], holders: readonly Holder[]) {
    return attempt(this.#sql, [
      {
        text: `UPDATE matches SET rematch = ? WHERE id = ? AND status = 'over' AND rematch IS NULL
          AND seating = ? RETURNING id`,
        values: [next.id, known.id, known.seating],
        must: true,
      },
      ...atPeace([...new Set(holders.map(({ player }) => player))]),
      ...created(next, seats, holders),
    ]);
  }
}

/** Locks the table, and lets nobody through who knew another seating. */
function guard({ id, seating }: MatchRow, columns: Readonly<Record<string, Value>>): Statement {
  const set = Object.keys(columns).map((name) => `, ${name} = ?`);
  return {
    text: `UPDATE matches SET seating = seating + 1${set.join('')}
      WHERE id = ? AND status = 'open' AND seating = ? RETURNING id`,
    values: [...Object.values(columns), id, seating],
    must: true,
  };
}

function reseated(match: string, row: SeatRow): Statement[] {
  const { seat, kind, name, level, kept, token, commitment, reveal } = row;
  return [
    {
      text: `UPDATE seats SET kind = ?, name = ?, level = ?, kept = ?, token = ?, commitment = ?, reveal = ?
        WHERE match = ? AND seat = ?`,
      values: [
        ...[kind, name, level, kept ?? null, token ?? null, commitment ?? null, reveal ?? null],
        ...[match, seat],
      ],
    },
    ...(kind === 'person'
      ? []
      : [{ text: 'DELETE FROM holders WHERE match = ? AND seat = ?', values: [match, seat] }]),
  ];
}

function held(match: string, { seat, player, link, device }: Holder): Statement {
  return {
    text: `INSERT INTO holders (match, seat, player, by_link, device) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`,
    values: [match, seat, player, link ?? null, device ?? null],
  };
}

const writtenReserves = (reserves: Reserves | undefined) => (reserves ? JSON.stringify(reserves) : null);

/** A new table. */
export function created(
  match: MatchRow,
  seats: readonly SeatRow[],
  holders: readonly Holder[],
): readonly Statement[] {
  const columns: Readonly<Record<string, Value>> = {
    id: match.id,
    game: match.game,
    rules: match.rules,
    options: JSON.stringify(match.options),
    seats: match.seats,
    seed: match.seed,
    luck: match.luck ?? null,
    owner: match.owner,
    visibility: match.visibility,
    seating: match.seating,
    shared: 0,
    clock: match.clock ?? null,
    reserve: match.reserve ?? null,
    ...{
      reserves: writtenReserves(match.reserves),
      at_zero: match.atZero,
      level: match.level,
      delay: match.delay,
    },
    stand_in: match.standIn ?? null,
    paced: match.paced ? 1 : 0,
    language: match.language,
    status: match.status,
    number: match.number,
    due: match.due ?? null,
    awaited: JSON.stringify(match.awaited),
    created: match.created,
    updated: match.updated,
  };
  const names = Object.keys(columns);
  return [
    {
      text: `INSERT INTO matches (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      values: Object.values(columns),
    },
    ...seats.map(({ seat, kind, name, level, kept, token, resigned, commitment }) => ({
      text: `INSERT INTO seats (match, seat, kind, name, level, kept, token, resigned, commitment)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values: [
        ...[match.id, seat, kind, name, level, kept ?? null, token ?? null],
        ...[resigned ? 1 : 0, commitment ?? null],
      ],
    })),
    ...holders.map((holder) => held(match.id, holder)),
  ];
}

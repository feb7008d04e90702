/** The append-only records of matches, and the snapshots that save playing them from the start. */
import type { Seat } from '#engine';
import { arrival, type Coming, departure, type Leaving } from './comings.ts';
import {
  type MatchRow,
  type Proposal,
  type RecordRow,
  type Reserves,
  recordOf,
  type Snapshot,
} from './rows.ts';
import { type SeatChange, seatStatement } from './seats.ts';
import type { Sql, Statement } from './sql.ts';

/** Lines that are written together, and what the table says once they are. */
export interface Append {
  readonly match: string;
  readonly lines: readonly RecordRow[];
  readonly status: MatchRow['status'];
  readonly ended?: MatchRow['ended'];
  readonly awaited: readonly Seat[];
  readonly due?: number | undefined;
  readonly paused?: number | undefined;
  /** What is left of each seat's reserve, at a table that has one. */
  readonly reserves?: Reserves | undefined;
  /** What is proposed afterwards, and where that matters what must stand there now; without it, proposals are left alone. */
  readonly proposal?:
    | { readonly next: Proposal | undefined; readonly instead?: { readonly of: Proposal | undefined } }
    | undefined;
  /** Where it matters: the seating it was worked out from, which must still be the table's. */
  readonly seating?: number;
  /** A seat that changes with it. */
  readonly seat?: { readonly seat: Seat; readonly change: SeatChange };
  /** A seat that is added with it. */
  readonly coming?: Coming;
  /** A seat that is closed with it. */
  readonly leaving?: Leaving;
}

export class Records {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Durable once it resolves; false, and then nothing is written, when the match is not in play, when its last line is
   * not the one before these, when the submission is there already, or when the proposal or the seating is another by now.
   */
  append(given: Append): Promise<boolean> {
    const { match, lines, status, ended, awaited, due, paused, proposal, seating } = given;
    return this.#sql.append({
      match,
      status,
      ended: ended ?? null,
      awaited: JSON.stringify(awaited),
      due: due ?? null,
      paused: paused ?? null,
      seating,
      lines: lines.map(({ number, kind, seat, at, body, told, learnt, submission }) => ({
        number,
        kind,
        seat,
        at,
        body: JSON.stringify(body),
        told: JSON.stringify(told),
        learnt: learnt ? 1 : 0,
        submission: submission ?? null,
      })),
      proposal: proposal && {
        next: written(proposal.next) ?? null,
        ...(proposal.instead ? { known: written(proposal.instead.of) ?? '' } : {}),
      },
      also: statementsBeside(given),
    });
  }

  /** The lines after a number, in order; at most so many. */
  async of(match: string, after = 0, most = 1_000_000): Promise<RecordRow[]> {
    const rows = await this.#sql.query(
      'SELECT * FROM records WHERE match = ? AND number > ? ORDER BY number LIMIT ?',
      [match, after, most],
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
}

function statementsBeside({ match, seat, coming, leaving, reserves }: Append): Statement[] {
  return [
    ...(reserves
      ? [{ text: 'UPDATE matches SET reserves = ? WHERE id = ?', values: [JSON.stringify(reserves), match] }]
      : []),
    ...(seat ? [seatStatement(match, seat.seat, seat.change)] : []),
    ...(coming ? arrival(match, coming) : []),
    ...(leaving ? departure(match, leaving) : []),
  ];
}

const written = (proposal: Proposal | undefined) => proposal && JSON.stringify(proposal);

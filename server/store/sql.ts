/** What the store asks of a database. Both drivers speak the same SQL, with `?` for values; only `append` is their own. */

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  readonly text: string;
  readonly values?: readonly Value[];
}

/** One line of a match's record, and what the match's own row shall say once it is written. */
export interface AppendRow {
  readonly match: string;
  readonly number: number;
  readonly kind: string;
  readonly seat: number;
  readonly body: string;
  readonly told: string;
  readonly learnt: number;
  readonly submission: string | null;
  readonly at: number;
  readonly status: string;
  readonly awaited: string;
  readonly due: number | null;
}

export interface Sql {
  query(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** All of them or none. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** Durable once it resolves; false when this number or this submission is already there, and then nothing is written. */
  append(row: AppendRow): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A backup as it lies in a file: lines of JSON, packed by gzip. The first says what it is, then come the rows of each
 * table, and the last has their number and a hash of all that came before. It is the same for both databases, so what
 * one wrote the other can read.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type BackupTrouble, troubleSaid } from '../../words.ts';
import type { Value } from '../sql.ts';

export interface TableHead {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface BackupHead {
  readonly orrery: 'backup';
  readonly version: 1;
  readonly made: string;
  /** How many steps of the database's making had been taken. */
  readonly steps: number;
  readonly tables: readonly TableHead[];
}

export type Values = readonly Value[];

/** A file that is no backup, or not a whole one, in words. */
export class BadBackup extends Error {
  readonly trouble: BackupTrouble;

  constructor(trouble: BackupTrouble) {
    super(troubleSaid(trouble));
    this.trouble = trouble;
  }
}

/** Done so far, of so many rows. */
export type Progress = (done: number, total: number) => void;

export const rowsIn = ({ tables }: BackupHead): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** The text of a line; what the hash is made of. */
export const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Reads a backup and hands over its rows table by table; complains at its end if it is not whole. */
export async function readBackup(
  file: string,
  to: {
    head?: (head: BackupHead) => Promise<void> | void;
    rows?: (table: TableHead, rows: readonly Values[]) => Promise<void>;
    progress?: Progress;
  },
): Promise<BackupHead> {
  const hash = createHash('sha256');
  let head: BackupHead | undefined;
  let table: TableHead | undefined;
  let some: Values[] = [];
  let done = 0;
  let whole = false;
  const hand = async () => {
    if (table && some.length > 0) await to.rows?.(table, some);
    some = [];
    if (head) to.progress?.(done, rowsIn(head));
  };
  for await (const line of linesOf(file)) {
    const value = parsed(file, line);
    if (head === undefined) {
      head = headOf(file, value);
      await to.head?.(head);
    } else if (Array.isArray(value)) {
      some.push(value as Values);
      done++;
      if (some.length >= AT_ONCE) await hand();
    } else if (isObject(value) && 'table' in value) {
      await hand();
      table = head.tables.find(({ name }) => name === value.table);
    } else if (isObject(value) && 'end' in value) {
      await hand();
      whole = value.rows === done && done === rowsIn(head) && value.hash === hash.digest('hex');
      break;
    }
    hash.update(`${line}\n`);
  }
  if (head === undefined || !whole) throw new BadBackup(['notWhole', file]);
  return head;
}

const AT_ONCE = 500;

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const plain = createGunzip();
  packed.on('error', (error) => plain.destroy(error));
  packed.pipe(plain);
  try {
    yield* createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new BadBackup(['noBackupOrWhole', file]);
    throw error;
  } finally {
    packed.destroy();
  }
}

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadBackup(['notWhole', file]);
  }
}

function headOf(file: string, value: unknown): BackupHead {
  if (!isObject(value) || value.orrery !== 'backup') throw new BadBackup(['notOurs', file]);
  if (value.version !== 1) throw new BadBackup(['newerForm', file]);
  return value as unknown as BackupHead;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

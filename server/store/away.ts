/** A database that does not answer: what is told to whoever asked, within a time, in words. */
import pg from 'pg';
import { Unmet } from './sql.ts';

/** What was asked may or may not be carried out; whoever asks again with the same submission is safe either way. */
export class StoreAway extends Error {
  /** As answers name it: whoever asked is told to try again. */
  readonly code = 'unavailable';

  constructor(cause: unknown) {
    super('the database does not answer at the moment; it is safe to send this again', { cause });
  }
}

/** Conditions of PostgreSQL that pass: it starts or stops, has no connection left, or something took too long. */
const PASSING = /^(57P0\d|57014|53300|55P03|25P03|08)/;

/** Whether the database itself has answered, with an objection, or with rows that are not enough. */
export function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError || error instanceof Unmet;
}

/** Whether the database was not there, or not in time. */
export function isAway(error: unknown): boolean {
  return error instanceof pg.DatabaseError ? PASSING.test(error.code ?? '') : !isAnswer(error);
}

/** Whether nothing came back at all: neither an answer nor a refusal. */
export function isSilence(error: unknown): boolean {
  return (
    error instanceof Error && /Query read timeout|connection timeout|timeout expired/i.test(error.message)
  );
}

/** Conditions under which nothing can be written until somebody makes room or mends a disk. */
const CANNOT_WRITE = /^(53100|53000|58030|XX001|SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CORRUPT)/;

export function cannotWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CANNOT_WRITE.test(String(error.code));
}

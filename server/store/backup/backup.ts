/** Makes a backup: one moment of the store, written to a file of its own and read once more before it counts. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { StorePlace } from '../index.ts';
import { type BackupHead, BadBackup, lineOf, type Progress, readBackup } from './format.ts';
import { type Source, sourceOf } from './sources.ts';

export interface BackupTerms {
  readonly place: StorePlace;
  /** Where it goes; nothing may be there yet. */
  readonly file: string;
  readonly progress?: Progress;
}

/** Gives what the file holds, read back from the file itself. */
export async function backup({ place, file, progress = () => undefined }: BackupTerms): Promise<BackupHead> {
  refuseToOverwrite(file);
  if (!place.url && !existsSync(place.file)) throw new BadBackup(['noDatabase', place.file]);
  mkdirSync(dirname(file), { recursive: true });
  const half = `${file}.half`;
  const source = await sourceOf(place);
  try {
    // The seeds of running matches are in it: only its owner reads it.
    const out = await open(half, 'w', 0o600);
    await pipeline(
      Readable.from(linesOf(source, progress)),
      createGzip({ level: 4 }),
      out.createWriteStream({ flush: true }),
    );
    const head = await readBackup(half, {});
    refuseToOverwrite(file);
    renameSync(half, file);
    return head;
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  } finally {
    await source.close();
  }
}

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new BadBackup(['isThere', file]);
}

async function* linesOf(source: Source, progress: Progress): AsyncGenerator<string> {
  const { tables, steps } = source;
  const head: BackupHead = { orrery: 'backup', version: 1, made: new Date().toISOString(), steps, tables };
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(lineOf(head));
  let done = 0;
  for (const table of tables) {
    yield hashed(lineOf({ table: table.name }));
    for await (const rows of source.rows(table)) {
      done += rows.length;
      progress(done, total);
      if (rows.length > 0) yield hashed(rows.map(lineOf).join(''));
    }
  }
  yield lineOf({ end: true, rows: done, hash: hash.digest('hex') });
}

/**
 * One server for one data folder. The lock is the operating system's: an embedded database of its own that is held open
 * exclusively, so it is gone with the process however that ends, and no number of a process is ever compared. Beside it
 * stands, for people, who holds it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

const LOCK = 'orrery.lock';
/** Not the locked file itself: closing any handle on that one would let go of the lock. */
const HOLDER = 'orrery.running.json';

export interface FolderLock {
  /** Writes down where the server is found. */
  at(address: string): void;
  release(): void;
}

interface Holder {
  readonly process: number;
  readonly since: string;
  readonly address?: string;
}

/** The lock, or words for whoever starts a second server. */
export function lockFolder(folder: string): FolderLock | string {
  mkdirSync(folder, { recursive: true });
  const db = new Database(join(folder, LOCK));
  try {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE;');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return taken(folder);
    throw error;
  }
  const file = join(folder, HOLDER);
  const holder: Holder = { process: process.pid, since: new Date().toISOString() };
  const note = (more: Partial<Holder> = {}) => writeFileSync(file, JSON.stringify({ ...holder, ...more }));
  note();
  const lock: FolderLock = {
    at(address) {
      note({ address });
    },
    release() {
      rmSync(file, { force: true });
      db.close();
    },
  };
  return lock;
}

function taken(folder: string): string {
  const holder = readHolder(join(folder, HOLDER));
  const where = holder?.address ? `: ${holder.address}` : '';
  const who = holder ? ` (process ${holder.process}, since ${holder.since})` : '';
  return `Orrery is already running on this data folder${where}${who}.
Open that address, end that server first, or choose another folder with --data. The folder is ${folder}.`;
}

/** Who holds the lock, as far as they wrote it down. */
function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

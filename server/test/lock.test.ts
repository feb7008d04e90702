// One server for one data folder, by a lock that dies with its process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../process/lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that holds the lock, with what it wrote down about itself. */
async function elsewhere(pid: number): Promise<ChildProcess> {
  const code = `
    const Database = require(${JSON.stringify(createRequire(import.meta.url).resolve('libsql'))});
    const db = new Database(${JSON.stringify(join(folder, 'orrery.lock'))});
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => db, 1000);`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  writeFileSync(
    join(folder, 'orrery.running.json'),
    JSON.stringify({ process: pid, since: '2026-01-01T00:00:00Z', address: 'http://localhost:4040/' }),
  );
  return child;
}

test('the second server is told what is running and where; after kill -9 the next one goes through', async () => {
  const other = await elsewhere(4321);
  const refused = lockFolder(folder);
  expect(refused).toContain('already running on this data folder: http://localhost:4040/');
  expect(refused).toContain('process 4321, since 2026-01-01T00:00:00Z');
  expect(refused).toContain('--data');
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = lockFolder(folder);
  expect(typeof lock).toBe('object');
  if (typeof lock === 'object') lock.release();
});

test('a process number that is alive again, as in a container, means nothing', async () => {
  const other = await elsewhere(process.pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = lockFolder(folder);
  expect(typeof lock).toBe('object');
  if (typeof lock === 'object') lock.release();
});

test('one that was let go can be taken again', () => {
  for (let n = 0; n < 3; n++) {
    const lock = lockFolder(folder);
    if (typeof lock === 'string') throw new Error(lock);
    lock.at(`http://localhost:404${n}/`);
    lock.release();
  }
});

test('what the holder wrote down may be missing or unreadable', async () => {
  const other = await elsewhere(1);
  writeFileSync(join(folder, 'orrery.running.json'), '{');
  expect(lockFolder(folder)).toMatch(/already running on this data folder\.\n/);
  other.kill('SIGKILL');
  await once(other, 'exit');
});

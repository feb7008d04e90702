/** Databases for tests, on loopback, gone when the test is. PostgreSQL is Debian's; without it those tests say so loudly. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, findRedis } from '#scripts/databases.mjs';
import { freePort } from '#scripts/ports.mjs';

export interface Running {
  readonly url: string;
  /** Stops all of its processes where they are, so that it answers nobody and refuses nobody; and lets them go on. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export const POSTGRES = findPostgres();
export const REDIS = findRedis();

/** Says that something is left out; where everything must be tested, that is a failure. */
export function leftOut(what: string): void {
  const words = `SKIPPED: ${what} is not installed here, so its tests did not run`;
  if (process.env.CI) throw new Error(words);
  console.warn(words);
}

export async function startPostgres(): Promise<Running> {
  if (POSTGRES === undefined) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'));
  const user = unprivileged(folder);
  const data = join(folder, 'data');
  const quietly = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(POSTGRES, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'orrery', '--no-sync'], quietly);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(POSTGRES, 'postgres'), args, quietly);
  await untilReady(() =>
    execFileSync(join(POSTGRES, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], quietly),
  );
  return {
    url: `postgres://orrery@127.0.0.1:${port}/postgres`,
    ...freezing(child),
    stop: () => stopping(child, 'SIGINT', folder),
  };
}

export async function startRedis(): Promise<Running> {
  if (REDIS === undefined) throw new Error('Redis is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'orrery-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn(REDIS, args, { stdio: 'ignore' });
  await untilReady(() => execFileSync('redis-cli', ['-p', String(port), 'ping'], { stdio: 'ignore' }));
  return {
    url: `redis://127.0.0.1:${port}`,
    ...freezing(child),
    stop: () => stopping(child, 'SIGTERM', folder),
  };
}

/** PostgreSQL refuses to run as root: there it runs as the user its package brings. */
function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function freezing({ pid = 0 }: ChildProcess): Pick<Running, 'freeze' | 'thaw'> {
  const send = (signal: NodeJS.Signals) => {
    // The parent first, so that it begets no more.
    process.kill(pid, signal);
    for (const child of childrenOf(pid)) sendTo(child, signal);
  };
  return { freeze: () => send('SIGSTOP'), thaw: () => send('SIGCONT') };
}

/** A connection's process may have ended since it was listed. */
function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split(/\s+/).filter(Boolean).map(Number);
}

async function untilReady(probe: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return probe();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function stopping(child: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
    child.kill(signal);
  });
}

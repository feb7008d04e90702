/** The real command as a child process, for tests. It is bundled anew when the sources have changed. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../scripts/orrery.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function start(...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1' };
  return spawn(process.execPath, [SCRIPT, ...args], { stdio: 'pipe', env });
}

export function orrery(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = start(...args);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A child that ended early closes its input; what it said is what counts.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

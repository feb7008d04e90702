/** `orrery bench`: the benchmark lives in the source tree, beside the peers it is measured with. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import type { Shell } from '../shell.ts';
import { home } from '../version.ts';

export async function runBench(_shell: Shell, { json }: { json?: boolean }): Promise<void> {
  const script = join(home, 'scripts/bench.mjs');
  if (!existsSync(script)) {
    throw new Fault('benchSources');
  }
  const child = spawn(process.execPath, [script, ...(json ? ['--json'] : [])], { stdio: 'inherit' });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  if (code !== 0) throw new Fault(['benchFailed', code]);
}

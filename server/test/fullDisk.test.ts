// A full disk: what cannot be kept is not taken, and whoever watches the server is told.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Api } from '#client';
import { ensureBundle, FAULT } from '#scripts/bundle.mjs';
import { freePort } from '#scripts/ports.mjs';
import { leftOut } from '../fault/databases.ts';
import { ServerProcess } from '../fault/node.ts';
import { codeOf, well } from './kit/server.ts';

test(
  'a full disk: nothing is taken that cannot be kept, and /readyz says so',
  { timeout: 120_000 },
  async () => {
    if (spawnSync('prlimit', ['--version']).status !== 0) return leftOut('prlimit');
    const data = mkdtempSync(join(tmpdir(), 'orrery-full-'));
    const program = join(dirname(await ensureBundle(FAULT)), 'server.js');
    const node = new ServerProcess({ program, port: await freePort(), data, env: {} });
    await node.start();
    const api = new Api(node.url, { fetch });
    const ready = () => fetch(`${node.url}/readyz`);
    const allow = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(node.pid), `--fsize=${bytes}:`]);
    well(await api.signIn('Ann'));
    expect((await ready()).status).toBe(200);
    // No file may grow any more, as on a disk without room.
    allow(String(statSync(join(data, 'orrery.db-wal')).size));
    expect(codeOf(await api.signIn('Bob'))).toBe('unavailable');
    const told = await ready();
    expect([told.status, await told.json()]).toEqual([
      503,
      { status: expect.stringMatching(/could not be written to|cannot be written to/) },
    ]);
    allow('unlimited');
    well(await api.signIn('Cas'));
    while ((await ready()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await node.stop()).toBe(0);
    rmSync(data, { recursive: true });
    return undefined;
  },
);

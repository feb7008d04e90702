/** Our server in a process of its own: SQLite on the disk, write-ahead log, full synchronisation. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { GAMES } from '#games';
import { createServer, openOnline } from '#server';
import { CALM } from '#server/edge/pressure.ts';
import { boundGarbage } from '#server/process/memory.ts';
import { NO_QUOTAS } from '#server/settings/quotas.ts';
import { report } from './child.ts';

boundGarbage();
const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
writeFileSync(join(folder, 'index.html'), '');
const online = await openOnline({
  games: [ticTacToe, ...GAMES],
  quotas: NO_QUOTAS,
  place: { url: process.env.DATABASE_URL, file: join(folder, 'orrery.db') },
  trouble: (what, error) => console.error(what, error),
});
const rate = { perSecond: 1e9, burst: 1e9 };
const limits = { http: 1e9, socket: rate, seat: rate, perAddress: 1e9, effort: rate };
const app = await createServer({ webRoot: folder, api: { online, limits, pressure: CALM } });
await app.listen({ host: '127.0.0.1', port: 0 });
report(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);

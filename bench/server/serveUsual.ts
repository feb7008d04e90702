/** Our server with the limits it has in use, and a match of thousands of actions to look back on. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '#games';
import { createServer, openOnline } from '#server';
import { writeLongMatch } from '#server/fault/longMatch.ts';
import { report } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
writeFileSync(join(folder, 'index.html'), '');
const online = await openOnline({
  games: GAMES,
  place: { url: process.env.DATABASE_URL, file: join(folder, 'orrery.db') },
  trouble: (what, error) => console.error(what, error),
});
const game = findGame('mothership');
if (game === undefined) throw new Error('there is no such game');
const owner = { id: 'nobody', name: 'Nobody', created: 0 };
const { id } = await writeLongMatch(online.store, {
  game,
  seats: 6,
  most: 3600,
  seed: 'long',
  owner,
  over: true,
});
const app = await createServer({ webRoot: folder, api: { online } });
await app.listen({ host: '127.0.0.1', port: 0 });
report(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, id);

/** Our server with the limits it has in use, or without, and matches of thousands of actions to look back on. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '#engine';
import { findGame, GAMES } from '#games';
import { createServer, openOnline } from '#server';
import { CALM } from '#server/edge/pressure.ts';
import { guestAt } from '#server/fault/guest.ts';
import { writeLongMatch } from '#server/fault/longMatch.ts';
import { boundGarbage } from '#server/process/memory.ts';
import { NO_QUOTAS, QUOTAS } from '#server/settings/quotas.ts';
import { report } from './child.ts';
import { type LongPress, writeLongPress } from './longPress.ts';

export interface LongMatches {
  /** Of who sits first at all of them. */
  readonly session: string;
  readonly over: string;
  readonly playing: string;
  readonly delayed: string;
  /** Nobody has asked for these yet: some with snapshots, then some without. */
  readonly cold: readonly string[];
  /** Long presses at matches of Mothership and EOS Rise. */
  readonly presses: readonly LongPress[];
}

const COLD = 4;
const unlimited = process.env.ORRERY_BENCH_LIMITS === 'off';
boundGarbage();
const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
writeFileSync(join(folder, 'index.html'), '');
const online = await openOnline({
  games: GAMES,
  place: { url: process.env.DATABASE_URL, file: join(folder, 'orrery.db') },
  quotas: unlimited ? NO_QUOTAS : QUOTAS,
  trouble: (what, error) => console.error(what, error),
});
const rate = { perSecond: 1e9, burst: 1e9 };
const limits = { http: 1e9, socket: rate, seat: rate, perAddress: 1e9, effort: rate };
const app = await createServer({
  webRoot: folder,
  api: { online, ...(unlimited ? { limits, pressure: CALM } : {}) },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const { api: ann, player } = await guestAt(url, 'Ann');
const session = ann.session ?? '';
const [game, another] = [present(findGame('mothership'), 'game'), present(findGame('eos-rise'), 'game')];
const owner = { id: player, name: 'Ann', created: 0 };
const terms = { game, seats: 6, most: 3600, seed: 'a', owner };
const write = async (more: object) => (await writeLongMatch(online.store, { ...terms, ...more })).id;
const over = await write({ over: true });
if (!unlimited) report(url, over);
else {
  const [playing, delayed] = [await write({}), await write({ delay: 1_800_000 })];
  const cold: string[] = [];
  for (let n = 0; n < 2 * COLD; n++) cold.push(await write({ snapshots: n < COLD }));
  const presses = [
    await writeLongPress(online.store, terms),
    await writeLongPress(online.store, { ...terms, game: another, seats: 4 }),
  ];
  report(url, JSON.stringify({ session, over, playing, delayed, cold, presses } satisfies LongMatches));
}

// `orrery admin` against a server that runs: what it tells, and what it says when something is wrong.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api } from '#client';
import { GAMES } from '#games';
import { createServer, openOnline } from '#server';
import { typed } from './shell.ts';

const TOKEN = 'correct-horse-battery-staple';
const folder = mkdtempSync(join(tmpdir(), 'orrery-admin-'));
let url: string;
let stop: () => Promise<unknown>;
let ann: Api;
let bob: Api;

beforeAll(async () => {
  const online = await openOnline({ games: GAMES, place: { file: join(folder, 'orrery.db') } });
  writeFileSync(join(folder, 'index.html'), '<title>Orrery</title>');
  // On a machine that is busy with other tests nothing is refused for it.
  const pressure = { level: 'calm', after: 1, lag: 0 } as const;
  const app = await createServer({ webRoot: folder, api: { online, console: TOKEN, pressure } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  stop = () => app.close();
  [ann, bob] = [new Api(url, { fetch }), new Api(url, { fetch })];
  await ann.signIn('Ann');
  await bob.signIn('Bob');
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const admin = (...args: string[]) =>
  typed(['admin', ...args], [], undefined, { ORRERY_SERVER: url, ORRERY_ADMIN_TOKEN: TOKEN });
const idOf = async (api: Api) => {
  const me = await api.me();
  return me.ok ? me.player : '';
};

describe('orrery admin', () => {
  test('from a report to a ban and back', async () => {
    const made = await bob.create({ game: 'exoworld', seats: 2 });
    if (!made.ok) throw new Error(made.error.message);
    const { id } = made.table;
    await bob.do(id, 'chat', { text: 'go away' });
    const reported = await ann.do(id, 'report', { line: 1, reason: 'rude' });
    expect(reported.ok).toBe(true);
    const { out: reports } = await admin('reports');
    expect(reports).toMatch(new RegExp(`Exoworld Survival ${id}: rude\\n {4}> Bob.*: go away\\n`));
    const report = reports.split(' ')[0] ?? '';
    const him = await idOf(bob);
    const { out: banned } = await admin('ban', him, '--days', '3', '--reason', 'rude');
    expect(banned).toMatch(/until .*: rude\n$/);
    expect(await bob.me()).toMatchObject({ error: { code: 'banned' } });
    expect((await admin('person', him)).out).toMatch(/shut out.*Tables: 0.*Reports: 1.*Bans: 1/s);
    const ban = banned.split(' ')[0] ?? '';
    expect((await admin('bans')).out).toContain(ban);
    expect((await admin('lift', ban)).out).toBe('The ban is lifted.\n');
    expect((await bob.me()).ok).toBe(true);
    expect((await admin('handle', report, '--note', 'told him')).out).toBe('The report is handled.\n');
    expect((await admin('reports')).out).toBe('Nothing is reported.\n');
    expect((await admin('reports', '--all')).out).toMatch(/handled .*: told him/);
    expect((await admin('log')).out).toMatch(/ handle .*\n.* lift .*\n.* ban /);
  });

  test('people, tables, closing and forgetting', async () => {
    const made = await ann.create({ game: 'exoship', seats: 1 });
    if (!made.ok) throw new Error(made.error.message);
    expect((await admin('people', 'ann')).out).toMatch(/^\S+ {2}Ann: guest, 1 table, last here .* UTC\n$/);
    expect((await admin('people', 'nobody')).out).toBe('Nobody is called that.\n');
    expect((await admin('tables', 'playing')).out).toMatch(
      new RegExp(`${made.table.id} {2}Exoship, playing`),
    );
    expect((await admin('close', made.table.id)).out).toBe('The table is closed.\n');
    expect((await admin('tables', 'over')).out).toMatch(/Exoship, over \(closed\)/);
    const json = JSON.parse((await admin('tables', '--json')).out);
    expect(json.tables).toHaveLength(1);
    expect((await admin('forget', await idOf(ann))).err).toMatch(/--yes/);
    expect((await admin('forget', await idOf(ann), '--yes')).out).toBe('The person is forgotten.\n');
  });

  test('what is wrong is said in one line', async () => {
    expect((await admin('ban', '0.0.0.0/0')).err).toMatch(/addresses must be an address or a range such as/);
    expect((await admin('ban', 'x', '--days', 'many')).err).toMatch(
      /--days must be a number above 0, not “many”/,
    );
    expect((await admin('person', '--', '-x2Fh1bYc')).err).toMatch(/there is no such person/);
    expect((await admin('tables', 'never')).err).toMatch(/status must be one of open, playing, over/);
    expect((await admin('people', '--server', 'http://127.0.0.1:9')).err).toMatch(/no server answers at/);
    const token = join(folder, 'token');
    writeFileSync(token, 'another\n');
    expect((await admin('people', '--token-file', token)).err).toMatch(/has another token/);
    writeFileSync(token, `${TOKEN}\n`);
    expect((await admin('people', '--token-file', token)).code).toBe(0);
  });
});

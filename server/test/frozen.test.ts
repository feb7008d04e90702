// A database that has stopped answering: nobody waits for ever, the host is told, and it goes on by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { ensureBundle, FAULT } from '#scripts/bundle.mjs';
import { freePort } from '#scripts/ports.mjs';
import { leftOut, POSTGRES, type Running, startPostgres } from '../fault/databases.ts';
import { ServerProcess } from '../fault/node.ts';
import { EXIT } from '../process/exits.ts';
import { atTable, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';

// Without timeouts each of these hangs for as long as the database does: for ever.
if (POSTGRES) suite();
else test('a frozen database', () => leftOut('PostgreSQL'));

function suite(): void {
  describe('a frozen database', () => {
    let postgres: Running;
    let hosted: Hosted;
    let data: string;

    beforeAll(async () => {
      data = mkdtempSync(join(tmpdir(), 'orrery-frozen-'));
      postgres = await startPostgres();
      hosted = await host({ games: [ticTacToe], database: postgres.url });
    }, 120_000);
    afterAll(async () => {
      postgres.thaw();
      await hosted.close();
      await postgres.stop();
      rmSync(data, { recursive: true, force: true });
    });

    test('refuses in words, is not ready, and goes on; what was sent again is written once', async () => {
      const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
      const match = await atTable(ann, bob);
      const ready = () => fetch(`${hosted.url}/readyz`).then(({ status }) => status);
      expect(await ready()).toBe(200);
      postgres.freeze();
      const move = { match, action: mark(4), version: 0, submission: 'one' };
      const [over, beside] = await Promise.all([
        ann.connection.ask('act', move),
        bob.api.do(match, 'act', { action: mark(0) }),
      ]);
      for (const answer of [over, beside]) {
        expect(answer).toMatchObject({ ok: false, error: { code: 'unavailable' } });
      }
      expect(over).toMatchObject({ error: { message: expect.stringContaining('database does not answer') } });
      expect(await ready()).toBe(503);
      // Once it is known to be silent, nobody waits at all.
      expect(codeOf(await ann.connection.ask('act', move))).toBe('unavailable');
      postgres.thaw();
      for (;;) {
        const answer = await ann.connection.ask('act', move);
        if (answer.ok) break;
        expect(answer.error.code).toBe('unavailable');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const lines = await hosted.online.store.records.of(match);
      expect(lines.map(({ number, submission }) => [number, submission])).toEqual([[1, '0:one']]);
      await bob.until(() => bob.version(match) === 1);
      well(await bob.connection.ask('act', { match, action: mark(0), version: 1 }));
      while ((await ready()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
      for (const person of [ann, bob]) person.close();
    }, 120_000);

    test('does not keep a server from ending', async () => {
      const program = join(dirname(await ensureBundle(FAULT)), 'server.js');
      const env = { DATABASE_URL: postgres.url };
      const node = new ServerProcess({ program, port: await freePort(), data, env });
      await node.start();
      const api = new Api(node.url, { fetch });
      well(await api.signIn('Ann'));
      postgres.freeze();
      const asked = api.signIn('Bob').then(codeOf);
      // It ends by itself, with a code that says it did not wait for everything, or did not have to.
      expect([EXIT.left, EXIT.hurried]).toContain(await node.stop());
      expect(await asked).toMatch(/unavailable|offline/);
      postgres.thaw();
    }, 120_000);
  });
}

// Where a web hook may lead: never into a private network, whatever a name stands for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { isPublic, objectionToUrl, safePost } from '../calls/safePost.ts';
import { openReceiver, type Receiver } from './kit/receiver.ts';
import { host, Person, well } from './kit/server.ts';

describe('where hooks may lead', () => {
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      'ff02::1',
      'nonsense',
    ],
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.32.0.1',
    '2001:4860:4860::8888',
    '2606:4700::1111',
  ])('%s is', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.each([
    ...[
      ['http://example.org/', /https/],
      ['https://127.0.0.1/', /private/],
      ['https://[::1]/', /private/],
    ],
    ...[
      ['https://localhost/', /private/],
      ['https://localhost./', /private/],
      ['https://db.internal/', /private/],
      ['https://redis/', /private/],
    ],
    ...[
      ['https://2130706433/', /private/],
      ['https://0x7f.1/', /private/],
      ['https://a:b@example.org/', /password/],
    ],
    ...[
      ['ftp://example.org/', /https/],
      ['nonsense', /address/],
    ],
  ] as [string, RegExp][])('%s is refused', (url, why) => {
    expect(objectionToUrl(url, 'public')).toMatch(why);
  });

  test('https to the world is fine; with hooks off nothing is', () => {
    expect(objectionToUrl('https://discord.com/api/webhooks/1/x', 'public')).toBeUndefined();
    expect(objectionToUrl('https://discord.com/api/webhooks/1/x', 'off')).toMatch(/no web hooks/);
    expect(objectionToUrl('http://192.168.1.5:8123/api', 'private')).toBeUndefined();
  });

  describe('names', () => {
    const message = { body: '{}', headers: {} };
    const v4 = (address: string) => ({ address, family: 4 });
    let web: Receiver;
    beforeAll(async () => {
      web = await openReceiver();
    });
    afterAll(() => web.close());

    test.each([
      [[v4('127.0.0.1')]],
      [[v4('8.8.8.8'), v4('127.0.0.1')]],
      [[{ address: '::1', family: 6 }]],
    ])('one that stands for %j is not called', async (stands) => {
      const url = `https://hooks.example:${new URL(web.url).port}/`;
      const posted = await safePost(url, 'public', message, { resolve: async () => stands });
      expect(posted).toMatchObject({ ok: false, final: true, why: expect.stringContaining('private') });
      expect(web.received).toEqual([]);
    });

    test('one is asked for once: what it stands for later does not matter', async () => {
      const asked: string[] = [];
      const resolve = async (name: string) => {
        asked.push(name);
        return [v4(asked.length === 1 ? '127.0.0.1' : '127.9.9.9')];
      };
      const url = `http://hooks.example:${new URL(web.url).port}/once`;
      expect(await safePost(url, 'private', message, { resolve })).toEqual({ ok: true, status: 204 });
      expect(asked).toEqual(['hooks.example']);
      expect(web.received.at(-1)?.headers.host).toMatch(/^hooks\.example:/);
    });

    test('one that nobody knows is given up for now', async () => {
      const resolve = () => Promise.reject(new Error('ENOTFOUND'));
      expect(await safePost('https://nowhere.example/', 'public', message, { resolve })).toMatchObject({
        ok: false,
        final: false,
      });
    });

    test('a server that does not answer is not waited for', async () => {
      const silent = createServer(() => undefined);
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      const { port } = silent.address() as AddressInfo;
      const posted = await safePost(`http://127.0.0.1:${port}/`, 'private', message, { patience: 100 });
      expect(posted).toMatchObject({ ok: false, final: false });
      silent.closeAllConnections();
      silent.close();
    });
  });

  test('a server without hooks says so', async () => {
    const hosted = await host({ games: [ticTacToe], reach: { hooks: 'off', providers: [] } });
    const ann = await Person.named('Ann', hosted.url);
    const refused = await new Account(ann.api).addHook({ kind: 'generic', url: 'https://example.org/x' });
    expect(refused).toMatchObject({ error: { code: 'bad-request', field: 'url' } });
    ann.close();
    await hosted.close();
  });

  test('by default only https to the world is taken', async () => {
    const hosted = await host({ games: [ticTacToe] });
    const ann = await Person.named('Ann', hosted.url);
    const account = new Account(ann.api);
    for (const url of ['http://example.org/x', 'https://127.0.0.1/x', 'https://localhost/x']) {
      expect(await account.addHook({ kind: 'generic', url })).toMatchObject({ error: { field: 'url' } });
    }
    well(await account.addHook({ kind: 'generic', url: 'https://example.org/x' }));
    ann.close();
    await hosted.close();
  });
});

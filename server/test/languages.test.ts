// Two languages on one server, English and the words of tests: each person is spoken and written to in their own.

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { Account, Api, Connection } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { accented, pseudo } from '#scripts/languages/pseudo.mjs';
import type { Saying } from '../words.ts';
import { Days } from './kit/days.ts';
import { type Mailbox, openMailbox, tokenIn } from './kit/mailbox.ts';
import { begun, type Hosted, host, mark, Person, socketUrl, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

vi.mock('#engine', async (original) => {
  const { spokenIn, ...rest } = await original<typeof import('#engine')>();
  const both = ['en', 'pseudo'];
  return { ...rest, LANGUAGES: both, spokenIn: (wish: string, among = both) => spokenIn(wish, among) };
});

vi.mock('../words.ts', async (original) => {
  const { lettersIn, said, ...rest } = await original<typeof import('../words.ts')>();
  return {
    ...rest,
    lettersIn: async (language: string) =>
      language === 'pseudo' ? pseudo({ ...(await lettersIn('en')) }) : lettersIn('en'),
    said: (saying: Saying, language?: string) =>
      language === 'pseudo' ? accented(said(saying)) : said(saying),
  };
});

const speaking = (language: string) => (url: string, init: RequestInit) =>
  fetch(url, { ...init, headers: { ...init.headers, 'accept-language': language } });

onBothStores('languages', (open) => {
  let at: Place;
  let box: Mailbox;
  let hosted: Hosted;
  const days = new Days();
  const connections: Connection[] = [];

  beforeAll(async () => {
    at = await open();
    box = await openMailbox();
    hosted = await host({
      games: [ticTacToe],
      now: () => days.now,
      reach: {
        publicUrl: 'https://table.example',
        mail: { url: box.url, from: 'Orrery <table@table.example>' },
        hooks: 'off',
        providers: [],
      },
      ...(at.database ? { database: at.database } : {}),
    });
  });
  afterEach(async () => {
    days.nextDay();
    box.mails.length = 0;
    for (const connection of connections.splice(0)) connection.close();
    await days.goHome({ forgotten: true });
  });
  afterAll(async () => {
    await hosted.close();
    await box.close();
    await at.stop();
  });

  /** A guest whose browser asks for a language; `again` is another device of theirs, whose browser asks for English. */
  const guest = async (name: string, language: string) => {
    const api = new Api(hosted.url, { fetch: speaking(language) });
    well(await api.signIn(name));
    const again = new Api(hosted.url, { session: api.session, fetch: speaking('en') });
    return { api, again };
  };
  const overSocket = async (session: string | undefined) => {
    const connection = new Connection({
      url: socketUrl(hosted.url),
      session,
      connect: (url) => new WebSocket(url, { headers: { 'accept-language': 'en' } }),
    });
    connections.push(connection);
    connection.open();
    return refusalIn(await connection.ask('table', { match: 'nowhere' }));
  };
  const refusalIn = (answer: { ok: true } | { ok: false; error: { message: string } }) =>
    answer.ok ? '' : answer.error.message;
  const isAccented = (text: string) => accented(text) === text;

  test('a refusal is in the language kept with who asks, whatever this browser asks for', async () => {
    const { api, again } = await guest('Zoé', 'pseudo,en;q=0.5');
    expect(well(await again.me()).language).toBe('pseudo');
    const refused = refusalIn(await again.read('nowhere', 'table'));
    expect(isAccented(refused)).toBe(true);
    expect(await overSocket(api.session)).toBe(refused);
    well(await api.speak('en'));
    expect(well(await api.me()).language).toBe('en');
    const plain = refusalIn(await api.read('nowhere', 'table'));
    expect(accented(plain)).toBe(refused);
    expect(plain).not.toBe(refused);
    expect(await overSocket(api.session)).toBe(plain);
  });

  test('an open connection hears of another language with the next thing that is asked', async () => {
    const { api } = await guest('Zoé', 'en');
    const connection = new Connection({
      url: socketUrl(hosted.url),
      session: api.session,
      connect: (url) => new WebSocket(url),
    });
    connections.push(connection);
    connection.open();
    const ask = async () => refusalIn(await connection.ask('table', { match: 'nowhere' }));
    expect(isAccented(await ask())).toBe(false);
    well(await api.speak('pseudo'));
    expect(isAccented(await ask())).toBe(true);
  });

  test('strangers are answered in what they ask for, and a language without words is refused', async () => {
    const stranger = new Api(hosted.url, { fetch: speaking('pseudo') });
    expect(isAccented(refusalIn(await stranger.me()))).toBe(true);
    const { api } = await guest('Ann', 'xx, en');
    expect(well(await api.me()).language).toBe('en');
    expect(await api.speak('xx')).toMatchObject({
      ok: false,
      error: { code: 'bad-request', field: 'language' },
    });
    expect(well(await api.me()).language).toBe('en');
  });

  test('mails are in the language of whom they are for', async () => {
    const { api } = await guest('Zoé', 'pseudo');
    const account = new Account(api);
    well(await account.giveAddress('zoe@mail.example'));
    await days.pass(hosted, 1);
    expect(box.mails.map(({ headers }) => headers.subject)).toEqual([accented('Confirm your address')]);
    well(await account.confirm(tokenIn(box.mails.at(-1), 'confirm')));
    box.mails.length = 0;
    const ann = await days.named('Ann', hosted);
    const zoe = days.welcome(Person.known(api.session ?? '', hosted.url));
    const { id } = await begun({ game: 'tic-tac-toe', seats: 2, atZero: 'default', clock: 86_400 }, ann, zoe);
    well(await ann.api.do(id, 'act', { action: mark(0), version: 0 }));
    zoe.close();
    await days.pass(hosted, 10);
    expect(box.mails).toHaveLength(1);
    expect(box.mails.every(({ headers }) => isAccented(headers.subject ?? ''))).toBe(true);
  });

  test('a link to sign in is sent in the language it was asked for in', async () => {
    well(await new Account(new Api(hosted.url, { fetch: speaking('pseudo') })).askLink('new@mail.example'));
    await days.pass(hosted, 1);
    expect(box.mails.map(({ headers }) => headers.subject)).toEqual([accented('Your link to sign in')]);
    const device = new Api(hosted.url, { fetch: speaking('pseudo') });
    const { token } = well(await new Account(device).enter(tokenIn(box.mails.at(-1), 'enter')));
    const back = new Api(hosted.url, { session: token, fetch: speaking('en') });
    expect(well(await back.me()).language).toBe('pseudo');
  });
});

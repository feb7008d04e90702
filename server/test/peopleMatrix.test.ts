// Every address about people by every kind of visitor, and what none of them may ever be told.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Account, type Answer } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { Efforts } from '../api/effort.ts';
import { OPERATIONS } from '../api/operations.ts';
import { routesOf } from '../api/routes.ts';
import { Gate } from '../edge/gate.ts';
import { TALK_RATES, TalkLimits } from '../matches/talkLimits.ts';
import { type Mailbox, openMailbox, tokenIn } from './kit/mailbox.ts';
import { begun, codeOf, type Hosted, host, NO_WORK, Person, well } from './kit/server.ts';

/** `owner` has a hook and a second device, which is what the others ask for. */
const VISITORS = ['owner', 'other', 'stranger', 'expired'] as const;
type Visitor = (typeof VISITORS)[number];

let box: Mailbox;
let hosted: Hosted;
let expired: Person;
let clock = 1_800_000_000_000;
let opened: Person[] = [];

beforeAll(async () => {
  box = await openMailbox();
  hosted = await host({
    games: [ticTacToe],
    now: () => clock,
    reach: {
      publicUrl: 'https://table.example',
      mail: { url: box.url, from: 'table@table.example' },
      hooks: 'public',
      providers: [],
    },
  });
  expired = await Person.named('Gone', hosted.url);
  well(await expired.api.forget());
});
afterAll(async () => {
  expired.close();
  await hosted.close();
  await box.close();
});

afterEach(() => {
  for (const person of opened) person.close();
  opened = [];
});

interface Scene {
  readonly owner: Person;
  readonly other: Person;
  readonly hook: string;
  readonly device: string;
  /** Whom the owner has blocked and muted. */
  readonly shunned: string;
}

function named({ hook, device, shunned }: Scene, name: string): string {
  return name === ':hook' ? hook : name === ':device' ? device : shunned;
}

async function scene(): Promise<Scene> {
  clock += 3_600_000;
  const [owner, other] = [await Person.named('Owner', hosted.url), await Person.named('Other', hosted.url)];
  opened.push(owner, other);
  const made = well(
    await new Account(owner.api).addHook({ kind: 'generic', url: 'https://hooks.example/owner/secret' }),
  );
  const { devices } = well(await new Account(owner.api).reach());
  const { player: me } = well(await owner.api.me());
  const shunned = 'someone-rude';
  const { blocks, mutes } = hosted.online.store;
  for (const list of [blocks, mutes]) await list.add(me, { player: shunned, name: 'Rude', created: clock });
  return { owner, other, hook: made.hook.id, device: devices[0]?.id ?? '', shunned };
}

type Codes = readonly [owner: string, other: string, stranger: string, expired: string];
const ANYONE: Codes = ['ok', 'ok', 'ok', 'not-signed-in'];
const PEOPLE: Codes = ['ok', 'ok', 'not-signed-in', 'not-signed-in'];
const ITS_OWN: Codes = ['ok', 'unknown-page', 'not-signed-in', 'not-signed-in'];
const NO_LINK: Codes = ['forbidden', 'forbidden', 'forbidden', 'not-signed-in'];
const token = 'x'.repeat(32);

const MATRIX: Readonly<Record<string, readonly [fields: object, codes: Codes]>> = {
  'GET ': [{}, ANYONE],
  'GET /announcement': [{}, ANYONE],
  'POST /session': [{ name: 'New' }, ANYONE],
  'GET /session': [{}, PEOPLE],
  'PATCH /session': [{ name: 'New' }, PEOPLE],
  'DELETE /session': [{}, PEOPLE],
  'GET /session/export': [{}, PEOPLE],
  'GET /history': [{}, PEOPLE],
  'POST /session/join': [{ guest: token }, ['bad-request', 'bad-request', 'not-signed-in', 'not-signed-in']],
  'POST /session/pair': [{}, PEOPLE],
  'POST /session/paired': [{ code: 'ABCD2345' }, NO_LINK],
  'POST /session/out': [{}, PEOPLE],
  'GET /reach/server': [{}, ANYONE],
  'GET /reach': [{}, PEOPLE],
  'POST /reach/address': [{ address: 'a@b.example' }, PEOPLE],
  'PATCH /reach/address': [{ calls: false }, PEOPLE],
  'DELETE /reach/address': [{}, PEOPLE],
  'POST /reach/confirm': [{ token }, NO_LINK],
  'POST /reach/stop': [{ token }, NO_LINK],
  'POST /reach/hooks': [{ kind: 'discord', url: 'https://hooks.example/x' }, PEOPLE],
  'DELETE /reach/hooks/:hook': [{}, ITS_OWN],
  'POST /reach/hooks/:hook/test': [{}, ITS_OWN],
  'DELETE /reach/devices/:device': [{}, ITS_OWN],
  'GET /people': [{}, PEOPLE],
  'DELETE /people/blocked/:person': [{}, ITS_OWN],
  'DELETE /people/muted/:person': [{}, ITS_OWN],
  'POST /sign-in/mail': [{ address: 'a@b.example' }, ANYONE],
  'POST /sign-in/enter': [{ token }, NO_LINK],
  'POST /sign-in/provider': [
    { provider: 'club' },
    ['bad-request', 'bad-request', 'bad-request', 'not-signed-in'],
  ],
  'GET /matches': [{ list: 'mine' }, ANYONE],
  'POST /matches': [{ game: 'tic-tac-toe', seats: 2 }, PEOPLE],
};

const routes = () =>
  routesOf({
    online: hosted.online,
    letters: { perSecond: 1, burst: 1 },
    tries: { perSecond: 1, burst: 1 },
    ...{
      hurries: () => false,
      efforts: new Efforts({ perSecond: 1, burst: 1 }),
      place: () => '',
      gate: new Gate(),
      guests: NO_WORK,
      talk: new TalkLimits(TALK_RATES),
    },
  });

function ask(at: Scene, who: Visitor, route: string, fields: object): Promise<Answer> {
  const stranger = Person.unknown(hosted.url);
  opened.push(stranger);
  const person = { ...at, expired, stranger }[who];
  const [method = '', path = ''] = route.replace(/:\w+/, (name) => named(at, name)).split(' ');
  const query = method === 'GET' ? new URLSearchParams({ ...fields } as Record<string, string>) : '';
  return person.api.ask(
    method,
    query && String(query) ? `${path}?${query}` : path,
    method === 'GET' ? undefined : { ...fields },
  );
}

describe('address by visitor', () => {
  test('every address stands in this matrix or in that of the operations', () => {
    const all = routes().map(({ method, url }) => `${method} ${url}`);
    const operations = Object.keys(OPERATIONS).map((op) => `/matches/:match/${op}`);
    const here = all.filter((route) => !operations.includes(route.split(' ')[1] ?? ''));
    expect(Object.keys(MATRIX).sort()).toEqual(here.sort());
  });

  test.each(Object.entries(MATRIX))('%s', async (route, [fields, codes]) => {
    const seen: string[] = [];
    for (const who of VISITORS) seen.push(codeOf(await ask(await scene(), who, route, fields)));
    expect(seen).toEqual(codes);
  });

  test.each(
    Object.entries(MATRIX).filter(([route]) => !route.startsWith('GET')),
  )('%s from a page of another site is turned away', async (route, [fields]) => {
    const at = await scene();
    const [method = '', path = ''] = route.replace(/:\w+/, (name) => named(at, name)).split(' ');
    const answer = await fetch(`${hosted.url}/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${at.owner.api.session}`,
        origin: 'https://evil.example',
      },
      body: JSON.stringify(fields),
    });
    expect(answer.status).toBe(403);
  });

  test('the OpenAPI document says who needs a session, and how a refusal looks', async () => {
    const { paths } = (await (await fetch(`${hosted.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { security?: readonly object[]; responses: object }>>;
    };
    const told = (method: string, url: string) =>
      paths[`/api/v1${url.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
    for (const [route, [, codes]] of Object.entries(MATRIX)) {
      const [method = '', url = ''] = route.split(' ');
      const needed = codes[2] === 'not-signed-in';
      const security = needed ? [{ session: [] }] : [{}, { session: [] }];
      expect({ route, security: told(method, url)?.security }).toEqual({ route, security });
    }
    expect(told('GET', '/matches/:match/view')?.security).toContainEqual({});
    expect(told('POST', '/matches/:match/act')?.security).toEqual([{ session: [] }]);
    expect(JSON.stringify(told('POST', '/matches')?.responses)).toContain('"unknown-game"');
  });

  test('the addresses that other programs open stand in the document, and need a token', async () => {
    const document = await (await fetch(`${hosted.url}/api/v1/openapi.json`)).json();
    const paths = Object.keys((document as { paths: object }).paths);
    for (const path of ['/unsubscribe', '/sign-in/callback/{provider}', '/reach/hooks/{hook}/test']) {
      expect(
        paths.some((one) => one.endsWith(path)),
        path,
      ).toBe(true);
    }
    const stop = await fetch(`${hosted.url}/api/v1/unsubscribe?token=${token}`, { method: 'POST' });
    expect(stop.status).toBe(403);
    const back = await fetch(`${hosted.url}/api/v1/sign-in/callback/club?code=x&state=y`, {
      redirect: 'manual',
    });
    expect(back.headers.get('location')).toBe('https://table.example/#/online/enter/failed');
  });
});

describe('what is kept to oneself', () => {
  test('nobody at a table learns how another is reached', async () => {
    const { owner, other } = await scene();
    const account = new Account(owner.api);
    well(await account.giveAddress('owner.secret@mail.example'));
    await hosted.online.postman.deliver();
    well(await account.confirm(tokenIn(box.mails.at(-1), 'confirm')));
    const table = await begun({ game: 'tic-tac-toe', seats: 2 }, owner, other);
    const frames: unknown[] = [];
    for (const op of ['table', 'view', 'decisions', 'history', 'talk']) {
      frames.push(await other.api.read(table.id, op));
    }
    frames.push(await other.connection.ask('watch', { match: table.id }), await other.api.tables('mine'));
    frames.push(await other.api.export(), await new Account(other.api).reach(), await other.api.me());
    const secrets = [owner.api.session ?? '', 'owner.secret', 'hooks.example'];
    for (const secret of secrets) expect(JSON.stringify(frames)).not.toContain(secret);
    // Two people who differ only in how they are reached look the same to everyone else.
    const seen = async () => {
      const { table: now } = well(await other.api.read<{ table: object }>(table.id, 'table'));
      return JSON.stringify(now);
    };
    const before = await seen();
    well(await account.removeAddress());
    expect(await seen()).toBe(before);
  });

  test('of what a person has, only what must be is kept in plain', async () => {
    const { owner } = await scene();
    const { hooks, people } = hosted.online.store;
    const { player } = well(await owner.api.me());
    expect(JSON.stringify(await people.sessions(player))).not.toContain(owner.api.session);
    const shown = JSON.stringify([
      well(await new Account(owner.api).reach()),
      well(await owner.api.export()),
    ]);
    const [hook] = await hooks.of(player);
    expect(hook?.secret).toMatch(/^[\w-]{32}$/);
    expect(shown).not.toContain(hook?.secret);
  });
});

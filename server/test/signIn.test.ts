// Signing in by mail and through a provider: a guest's matches come along, and nothing else does.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Account, PROTOCOL } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { hashOf } from '../tokens.ts';
import { Days, MINUTE } from './kit/days.ts';
import { type Mailbox, openMailbox, tokenIn } from './kit/mailbox.ts';
import { CLIENT, type OidcProvider, openProvider } from './kit/provider.ts';
import { begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

onBothStores('signing in', (open) => {
  let at: Place;
  let box: Mailbox;
  let club: OidcProvider;
  let hosted: Hosted;
  const days = new Days();

  beforeAll(async () => {
    at = await open();
    box = await openMailbox();
    club = await openProvider();
    const provider = {
      issuer: new URL(club.issuer),
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    };
    hosted = await host({
      games: [ticTacToe],
      now: () => days.now,
      reach: {
        publicUrl: 'https://table.example',
        mail: { url: box.url, from: 'table@table.example' },
        hooks: 'off',
        providers: [
          { id: 'club', name: 'The club', ...provider },
          { id: 'other', name: 'Another', ...provider, issuer: new URL('http://127.0.0.1:9') },
        ],
      },
      ...(at.database ? { database: at.database } : {}),
    });
  });
  beforeEach(() => {
    days.nextDay();
    box.mails.length = 0;
    Object.assign(club, { subject: 'ann', fault: 'none' });
  });
  afterEach(() => days.goHome({ forgotten: false }));
  afterAll(async () => {
    await hosted.close();
    await box.close();
    await club.close();
    await at.stop();
  });

  const named = (name: string) => days.named(name, hosted);
  const unknown = () => days.welcome(Person.unknown(hosted.url));
  const post = async () => {
    while ((await hosted.online.postman.deliver()) > 0);
  };
  /** Asks for a link as this person, and gives its token. */
  const linkFor = async (person: Person, address: string) => {
    box.mails.length = 0;
    well(await new Account(person.api).askLink(address));
    await post();
    days.now += 2 * MINUTE;
    return tokenIn(box.mails[0], 'enter');
  };
  const byMail = async (person: Person, address: string) =>
    well(await new Account(person.api).enter(await linkFor(person, address)));
  const tables = async (person: Person) =>
    well(await person.api.tables('mine')).tables.map(({ id, yours, owner }) => ({ id, yours, owner }));

  describe('by mail', () => {
    test('a guest keeps what they have, and finds it on another device', async () => {
      const laptop = await named('Ann');
      const { table } = well(await laptop.api.create({ game: 'tic-tac-toe', seats: 2 }));
      const before = laptop.api.session;
      const first = await byMail(laptop, 'ann@mail.example');
      expect(first).toMatchObject({ name: 'Ann', joined: true });
      expect(first.token).not.toBe(before);
      expect(Buffer.from(first.token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
      expect(await tables(laptop)).toEqual([{ id: table.id, yours: [0], owner: true }]);

      const phone = unknown();
      const second = await byMail(phone, 'ANN@mail.example');
      expect(second.player).toBe(first.player);
      expect(await tables(phone)).toEqual([{ id: table.id, yours: [0], owner: true }]);
      expect(well(await new Account(phone.api).reach()).devices).toHaveLength(2);
    });

    test('what was played as a guest elsewhere comes along, and can be played on', async () => {
      const [laptop, other, phone] = [
        await named('Bea'),
        await named('Other'),
        await named('Bea, on the road'),
      ];
      await byMail(laptop, 'bea@mail.example');
      const table = await begun({ game: 'tic-tac-toe', seats: 2 }, phone, other);
      const guest = well(await phone.api.me()).player;
      const entered = await byMail(phone, 'bea@mail.example');
      expect(entered.joined).toBe(true);
      expect(await tables(laptop)).toEqual([{ id: table.id, yours: [0], owner: true }]);
      well(await laptop.api.do(table.id, 'act', { action: mark(4), version: 0 }));
      expect(await hosted.online.store.people.player(guest)).toBeUndefined();
    });

    test('the answer is the same for every address, and for too many', async () => {
      const eve = await named('Eve');
      await byMail(eve, 'known@mail.example');
      const account = new Account(unknown().api);
      const known = await account.askLink('known@mail.example');
      const stranger = await account.askLink('stranger@mail.example');
      expect(stranger).toEqual(known);
      box.mails.length = 0;
      for (let n = 0; n < 20; n++) {
        expect(await account.askLink('flooded@mail.example')).toEqual(known);
        days.now += MINUTE;
      }
      await post();
      expect(box.mails.filter(({ to }) => to.includes('flooded@mail.example'))).toHaveLength(5);
    });

    test('a mailbox is not flooded by what may stand behind a plus', async () => {
      const account = new Account(unknown().api);
      for (let n = 0; n < 9; n++) well(await account.askLink(`swamped+${n}@mail.example`));
      await post();
      expect(box.mails.filter(({ to }) => String(to).includes('swamped'))).toHaveLength(5);
    });

    test('a link is good once, for half an hour, and only its hash is kept', async () => {
      const account = new Account(unknown().api);
      const token = await linkFor(unknown(), 'once@mail.example');
      const { links: kept } = hosted.online.store;
      expect(await kept.read(token, 'enter', days.now)).toBeUndefined();
      expect(await kept.read(hashOf(token), 'enter', days.now)).toBeDefined();
      well(await account.enter(token));
      well(await account.signOut());
      expect(codeOf(await new Account(unknown().api).enter(token))).toBe('forbidden');
      const late = await linkFor(unknown(), 'late@mail.example');
      days.now += 31 * MINUTE;
      expect(codeOf(await new Account(unknown().api).enter(late))).toBe('forbidden');
    });

    test('who opens a link that another asked for loses nothing to them', async () => {
      const mallory = await named('Mallory');
      const victim = await named('Victim');
      const { table } = well(await victim.api.create({ game: 'tic-tac-toe', seats: 2 }));
      const before = victim.api.session;
      // Mallory has a link to her own account sent, and passes it on.
      const trap = await linkFor(mallory, 'mallory@mail.example');
      const entered = well(await new Account(victim.api).enter(trap));
      expect(entered.joined).toBe(false);
      victim.api.session = before;
      expect(await tables(victim)).toHaveLength(1);
      expect(table.owner).toBe(true);
      // Mallory asks for a link to the address of another, and the other opens it: she is not taken along.
      await byMail(victim, 'victim@mail.example');
      const fresh = await named('Mallory');
      const asked = await linkFor(fresh, 'victim@mail.example');
      well(await new Account(unknown().api).enter(asked));
      expect(await tables(fresh)).toEqual([]);
      expect(well(await fresh.api.me()).name).toBe('Mallory');
    });

    test('a guest is brought along later, by both sessions; a person with an account is not', async () => {
      const [person, guest] = [await named('Cleo'), await named('Cleo as a guest')];
      await byMail(person, 'cleo@mail.example');
      const { table } = well(await guest.api.create({ game: 'tic-tac-toe', seats: 2 }));
      const account = new Account(person.api);
      expect(codeOf(await account.bring('x'.repeat(32)))).toBe('bad-request');
      well(await account.bring(guest.api.session ?? ''));
      expect((await tables(person)).map(({ id }) => id)).toEqual([table.id]);
      expect(codeOf(await guest.api.me())).toBe('not-signed-in');
      const other = await named('Dan');
      await byMail(other, 'dan@mail.example');
      expect(codeOf(await account.bring(other.api.session ?? ''))).toBe('forbidden');
    });

    test('many requests from one place are slowed down', async () => {
      const slow = await host({
        games: [ticTacToe],
        reach: hosted.online.settings,
        limits: { letters: { perSecond: 0.01, burst: 3 } },
      });
      const account = new Account(Person.unknown(slow.url).api);
      const codes = [];
      for (let n = 0; n < 5; n++) codes.push(codeOf(await account.askLink(`n${n}@mail.example`)));
      expect(codes).toEqual(['ok', 'ok', 'ok', 'too-fast', 'too-fast']);
      await slow.close();
    });
  });

  describe('through a provider', () => {
    /** Sets out, as a browser would, and comes back; gives where it ends. */
    const roundTrip = async (person: Person, { cookie = true, back = (url: string) => url } = {}) => {
      const out = await fetch(`${hosted.url}/api/v1/sign-in/provider`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(person.api.session ? { authorization: `Bearer ${person.api.session}` } : {}),
        },
        body: JSON.stringify({ provider: 'club' }),
      });
      const { url } = (await out.json()) as { url: string };
      const set = out.headers.get('set-cookie') ?? '';
      expect(set).toMatch(
        /^orrery_away=[\w-]{32}; Path=\/api\/v1\/sign-in\/callback; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
      );
      const sent = await fetch(url, { redirect: 'manual' });
      const returned = back(sent.headers.get('location') ?? '').replace('https://table.example', hosted.url);
      const home = await fetch(returned, {
        redirect: 'manual',
        headers: cookie ? { cookie: `a=b; ${set.split(';')[0]}` } : {},
      });
      expect(home.status).toBe(302);
      expect(home.headers.get('set-cookie')).toMatch(/Max-Age=0/);
      return {
        returned,
        cookie: set.split(';')[0] ?? '',
        token: home.headers.get('location')?.replace('https://table.example/#/online/enter/', '') ?? '',
      };
    };
    const enter = async (person: Person) =>
      well(await new Account(person.api).enter((await roundTrip(person)).token));

    test('a guest keeps what they have; on another device the person finds it', async () => {
      club.subject = 'fay';
      const laptop = await named('Fay');
      const { table } = well(await laptop.api.create({ game: 'tic-tac-toe', seats: 2 }));
      expect(await enter(laptop)).toMatchObject({ name: 'Fay', joined: true });
      const phone = unknown();
      await enter(phone);
      expect((await tables(phone)).map(({ id }) => id)).toEqual([table.id]);
      expect(well(await new Account(phone.api).reach())).toMatchObject({
        account: true,
        providers: ['The club'],
      });
    });

    test('the way out carries PKCE, state and nonce, none of them the same', async () => {
      const { url } = well(await new Account(unknown().api).setOut('club'));
      const ask = new URL(url).searchParams;
      expect(ask.get('response_type')).toBe('code');
      expect(ask.get('code_challenge_method')).toBe('S256');
      expect(ask.get('redirect_uri')).toBe('https://table.example/api/v1/sign-in/callback/club');
      const secrets = ['state', 'nonce', 'code_challenge'].map((name) => ask.get(name));
      expect(new Set(secrets).size).toBe(3);
      for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    });

    test.each([
      'nonce',
      'signature',
      'audience',
      'old',
    ] as const)('a wrong %s is not believed', async (fault) => {
      club.fault = fault;
      expect((await roundTrip(unknown())).token).toBe('failed');
      expect(hosted.troubles.splice(0)).toHaveLength(1);
    });

    test('another browser cannot come back in one’s place, nor twice, nor with another state', async () => {
      expect((await roundTrip(unknown(), { cookie: false })).token).toBe('failed');
      const other = (url: string) => url.replace(/state=[^&]*/, 'state=another');
      expect((await roundTrip(unknown(), { back: other })).token).toBe('failed');
      const { returned, cookie } = await roundTrip(unknown());
      const twice = await fetch(returned, { redirect: 'manual', headers: { cookie } });
      expect(twice.headers.get('location')).toMatch(/\/failed$/);
      const elsewhere = (url: string) => url.replace('callback/club', 'callback/other');
      expect((await roundTrip(unknown(), { back: elsewhere })).token).toBe('failed');
      hosted.troubles.length = 0;
    });

    test('what it gives is good once and for two minutes', async () => {
      club.subject = 'gus';
      const { token } = await roundTrip(unknown());
      days.now += 3 * MINUTE;
      expect(codeOf(await new Account(unknown().api).enter(token))).toBe('forbidden');
    });

    test('one that cannot be reached, and one that is not there, are said so', async () => {
      const account = new Account(unknown().api);
      expect(codeOf(await account.setOut('other'))).toBe('unavailable');
      expect(await account.setOut('nobody')).toMatchObject({
        error: { code: 'bad-request', field: 'provider' },
      });
      hosted.troubles.length = 0;
    });

    test('a person with an address adds a provider, and comes in by either', async () => {
      club.subject = 'hal';
      const hal = await named('Hal');
      const { player } = await byMail(hal, 'hal@mail.example');
      expect((await enter(hal)).player).toBe(player);
      expect((await enter(unknown())).player).toBe(player);
      expect((await byMail(unknown(), 'hal@mail.example')).player).toBe(player);
    });
  });

  describe('sessions', () => {
    test('signing out ends one, signing out everywhere ends all, and their connections', async () => {
      const [one, two, three] = [await named('Ivy'), unknown(), unknown()];
      for (const device of [one, two, three]) await byMail(device, 'ivy@mail.example');
      const account = new Account(two.api);
      const { devices } = well(await account.reach());
      expect(devices.filter(({ here }) => here)).toHaveLength(1);
      expect(JSON.stringify(devices)).not.toContain(two.api.session);
      const session = one.api.session;
      well(await new Account(one.api).signOut());
      one.api.session = session;
      expect(codeOf(await one.api.me())).toBe('not-signed-in');
      expect(well(await account.reach()).devices).toHaveLength(2);

      const live = Person.again(three, hosted.url);
      days.welcome(live);
      well(await live.connection.ask('hello', { protocol: PROTOCOL, session: three.api.session }));
      const gone = live.connection.ask('ping');
      await gone;
      const kept = three.api.session;
      well(await account.signOut({ everywhere: true }));
      await untilState(live, 'waiting');
      three.api.session = kept;
      expect(codeOf(await three.api.me())).toBe('not-signed-in');
    });

    test('one device is signed out from another; of others’ devices nobody knows', async () => {
      const [one, two, eve] = [await named('Jo'), unknown(), await named('Eve')];
      for (const device of [one, two]) await byMail(device, 'jo@mail.example');
      const { devices } = well(await new Account(one.api).reach());
      const other = devices.find(({ here }) => !here)?.id ?? '';
      expect(codeOf(await new Account(eve.api).signOutOn(other))).toBe('unknown-page');
      well(await new Account(one.api).signOutOn(other));
      expect(codeOf(await two.api.me())).toBe('not-signed-in');
    });

    test('all that is kept is shown, and all of it is forgotten', async () => {
      const kai = await named('Kai');
      club.subject = 'kai';
      await byMail(kai, 'kai@mail.example');
      const match = well(await kai.api.create({ game: 'tic-tac-toe', seats: 2 })).table.id;
      const shown = JSON.stringify(well(await kai.api.export()));
      expect(shown).toContain('kai@mail.example');
      expect(JSON.parse(shown).sessions).toHaveLength(1);
      expect(shown).not.toContain(kai.api.session);
      const { player } = well(await kai.api.me());
      well(await kai.api.forget());
      const { people: kept } = hosted.online.store;
      expect(await kept.player(player)).toBeUndefined();
      expect(await kept.address(player)).toBeUndefined();
      expect(await kept.sessions(player)).toEqual([]);
      expect(await kept.withAddress('kai@mail.example')).toBeUndefined();
      // Nobody else sat at the table: it goes with its person.
      expect(codeOf(await unknown().api.read(match, 'table'))).toBe('unknown-match');
    });
  });
});

async function untilState(person: Person, state: string): Promise<void> {
  while (person.connection.state !== state) await new Promise((resolve) => setTimeout(resolve, 20));
}

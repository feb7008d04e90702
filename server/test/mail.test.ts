// Calls by mail: received by a real SMTP server, with links that work, at the right time and not more often than that.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Account, PROTOCOL } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import type { ReachSettings } from '../settings.ts';
import { Days, MINUTE } from './kit/days.ts';
import { type Mail, type Mailbox, openMailbox, tokenIn } from './kit/mailbox.ts';
import { begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

const DAY = 24 * 3600;

onBothStores('mail', (open) => {
  let at: Place;
  let box: Mailbox;
  let hosted: Hosted;
  const days = new Days();

  beforeAll(async () => {
    at = await open();
    box = await openMailbox();
    const reach: ReachSettings = {
      publicUrl: 'https://table.example',
      mail: { url: box.url, from: 'Orrery <table@table.example>' },
      hooks: 'off',
      providers: [],
    };
    hosted = await host({
      games: [ticTacToe],
      now: () => days.now,
      reach,
      ...(at.database ? { database: at.database } : {}),
    });
  });
  beforeEach(() => {
    days.nextDay();
    box.mails.length = 0;
  });
  afterEach(() => days.goHome({ forgotten: true }));
  afterAll(async () => {
    await hosted.close();
    await box.close();
    await at.stop();
  });

  const named = (name: string) => days.named(name, hosted);
  const pass = (minutes: number) => days.pass(hosted, minutes);
  const reachable = async (name: string, address: string) => {
    const person = await named(name);
    const account = new Account(person.api);
    well(await account.giveAddress(address));
    await pass(1);
    well(await account.confirm(tokenIn(box.mails.at(-1), 'confirm')));
    box.mails.length = 0;
    return person;
  };
  /** Two at a table over days; the second is to decide. */
  const table = async (ann: Person, bob: Person, clockS: number | undefined = DAY) => {
    const wanted = { game: 'tic-tac-toe', seats: 2, atZero: 'default', ...(clockS ? { clock: clockS } : {}) };
    const made = await begun(wanted, ann, bob);
    well(await ann.api.do(made.id, 'act', { action: mark(0), version: 0 }));
    return made.id;
  };

  test('who is shut out meanwhile gets no mail, and an address that is wanted no more none either', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Bob', 'bob@mail.example')];
    const { postman, store } = hosted.online;
    await table(ann, bob);
    ann.close();
    bob.close();
    const { player } = well(await bob.api.me());
    await postman.look();
    expect((await store.outbox.of(player)).filter(({ kind }) => kind === 'turn')).toHaveLength(1);
    await store.bans.add({ id: 'ban of Bob', player, reason: '', created: days.now });
    await pass(10);
    expect(box.mails).toEqual([]);
    const eve = new Account((await named('Eve')).api);
    well(await eve.giveAddress('eve@mail.example'));
    well(await eve.giveAddress('another@mail.example'));
    await pass(1);
    expect(box.mails.map(({ to }) => to)).toEqual([['another@mail.example']]);
    await store.bans.lift('ban of Bob');
  });

  test('an address counts once it is confirmed, and the link is good once', async () => {
    const eve = await named('Eve');
    const account = new Account(eve.api);
    well(await account.giveAddress('Eve@mail.example'));
    expect(well(await account.reach()).address).toEqual({ pending: 'Eve@mail.example', calls: true });
    await pass(1);
    const [mail, ...more] = box.mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: ['Eve@mail.example'], from: 'table@table.example' });
    expect(mail?.headers['content-type']).toMatch(/^text\/plain/);
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
    const token = tokenIn(mail, 'confirm');
    expect(well(await account.confirm(token)).address).toBe('Eve@mail.example');
    expect(well(await account.reach())).toMatchObject({
      account: true,
      address: { address: 'Eve@mail.example', calls: true },
    });
    expect(codeOf(await account.confirm(token))).toBe('forbidden');
  });

  test('a link that is a day old confirms nothing', async () => {
    const account = new Account((await named('Late')).api);
    well(await account.giveAddress('late@mail.example'));
    await pass(1);
    days.now += DAY * 1000;
    expect(codeOf(await account.confirm(tokenIn(box.mails[0], 'confirm')))).toBe('forbidden');
    expect(well(await account.reach()).account).toBe(false);
  });

  test('an address belongs to one person', async () => {
    await reachable('First', 'one@mail.example');
    const second = new Account((await named('Second')).api);
    well(await second.giveAddress('ONE@mail.example'));
    await pass(1);
    expect(await second.confirm(tokenIn(box.mails[0], 'confirm'))).toMatchObject({
      ok: false,
      error: { code: 'forbidden', message: expect.stringContaining('sign in') },
    });
    expect(well(await second.reach()).account).toBe(false);
  });

  test.each([
    'a',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b.example\nBcc: x@y.example',
    'a@b.example, c@d.example',
  ])('“%s” is no address', async (address) => {
    const account = new Account((await named('Odd')).api);
    expect(await account.giveAddress(address)).toMatchObject({
      error: { code: 'bad-request', field: 'address' },
    });
  });

  test('whoever is not ready while another waits is called, once, and by hand at a table of any pace', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Bob', 'bob@mail.example')];
    bob.close();
    const seated = async (more: object) => {
      const { table: made } = well(await ann.dice.create({ game: 'tic-tac-toe', seats: 2, ...more }));
      well(await bob.dice.join(made.id));
      expect(codeOf(await ann.api.do(made.id, 'call'))).toBe('bad-request');
      well(await ann.dice.ready(made.id));
      return made.id;
    };
    const slow = await seated({});
    await pass(10);
    await pass(10);
    expect(box.mails.map(({ headers }) => headers.subject)).toEqual([
      'You are waited for at a table of Tic-tac-toe',
    ]);
    expect(box.mails[0]?.text).toContain(`https://table.example/#/online/${slow}`);
    expect(box.mails[0]?.text).toMatch(/opened to others at \d{4}-\d\d-\d\d/);
    const fast = await seated({ clock: 60 });
    await pass(1);
    expect(box.mails).toHaveLength(1);
    expect(well(await ann.api.do<{ called: number }>(fast, 'call')).called).toBe(1);
    expect(well(await ann.api.do<{ called: number }>(fast, 'call')).called).toBe(0);
    await pass(1);
    expect(box.mails).toHaveLength(2);
  });

  test('whoever is waited for in a match over days is called, once, until they have been back', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Bob', 'bob@mail.example')];
    bob.close();
    const match = await table(ann, bob);
    await pass(10);
    expect(box.mails).toHaveLength(1);
    const [mail] = box.mails as [Mail];
    expect(mail.headers.subject).toBe('It is your decision in Tic-tac-toe');
    expect(mail.to).toEqual(['bob@mail.example']);
    expect(mail.text).toContain(`https://table.example/#/online/${match}`);
    expect(mail.text).toMatch(/The usual is done for you at \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    expect(`${mail.text}${mail.headers.subject}`).not.toMatch(/Ann|Bob/);
    const { 'list-unsubscribe': stop, 'list-unsubscribe-post': post } = mail.headers;
    expect(stop).toMatch(/^<https:\/\/table\.example\/api\/v1\/unsubscribe\?token=[\w-]{32}>$/);
    expect(post).toBe('List-Unsubscribe=One-Click');

    // The clock decides for Bob, Ann plays on, Bob is waited for again: he knows already.
    days.now += DAY * 1000;
    await hosted.online.tick();
    well(await ann.api.do(match, 'act', { action: mark(2) }));
    await pass(10);
    expect(box.mails).toHaveLength(1);

    // Bob looks at the table and goes again.
    const again = Person.again(bob, hosted.url);
    again.watch(match);
    await again.until(() => again.version(match) === 3);
    again.close();
    days.now += DAY * 1000;
    await hosted.online.tick();
    well(await ann.api.do(match, 'act', { action: mark(4) }));
    await pass(10);
    expect(box.mails).toHaveLength(2);
  });

  test('whoever plays on without looking has come back too', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Bea', 'bea@mail.example')];
    bob.close();
    const match = await table(ann, bob);
    await pass(5);
    expect(box.mails).toHaveLength(1);
    well(await bob.api.do(match, 'act', { action: mark(4) }));
    well(await ann.api.do(match, 'act', { action: mark(1) }));
    await pass(5);
    expect(box.mails).toHaveLength(2);
    expect(new Set(box.mails.map(({ headers }) => headers['message-id'])).size).toBe(2);
  });

  test('whoever is connected is not called, but is when they have gone without deciding', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Ben', 'ben@mail.example')];
    await bob.connection.ask('hello', { protocol: PROTOCOL, session: bob.api.session });
    const match = await table(ann, bob);
    const about = hosted.online.store.people;
    const stay = async () =>
      about.seen([...(await about.sessions(await idOf(bob))).map(({ token }) => token)], days.now);
    for (let minute = 0; minute < 6; minute++) {
      await stay();
      await pass(1);
    }
    expect(box.mails).toHaveLength(0);
    await pass(5);
    expect(box.mails).toHaveLength(1);
    expect(box.mails[0]?.text).toContain(match);
  });

  test('nobody is called to a match with a short clock', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Kim', 'kim@mail.example')];
    bob.close();
    await table(ann, bob, 300);
    await pass(4);
    expect(box.mails).toEqual([]);
  });

  test('a call that has lost its reason is not sent', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Lou', 'lou@mail.example')];
    bob.close();
    const match = await table(ann, bob, undefined);
    await hosted.online.postman.look();
    well(await bob.api.do(match, 'act', { action: mark(4) }));
    await pass(5);
    expect(box.mails).toEqual([]);
  });

  test('no more mails: by one click of a mail program, by the page, by the settings', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Max', 'max@mail.example')];
    bob.close();
    const account = new Account(bob.api);
    await table(ann, bob);
    await pass(5);
    const stop = /<https:\/\/table\.example(.*)>/.exec(box.mails[0]?.headers['list-unsubscribe'] ?? '')?.[1];
    const clicked = await fetch(`${hosted.url}${stop}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(clicked.status).toBe(200);
    expect(well(await account.reach()).address?.calls).toBe(false);
    await table(ann, bob);
    await pass(5);
    expect(box.mails).toHaveLength(1);

    well(await account.callMe(true));
    well(await account.stop(tokenIn(box.mails[0], 'stop')));
    expect(well(await account.reach()).address?.calls).toBe(false);
    const opened = await fetch(`${hosted.url}${stop}`, { redirect: 'manual' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toMatch(/^https:\/\/table\.example\/#\/online\/stop\/[\w-]{32}$/);
    expect(codeOf(await account.stop('x'.repeat(32)))).toBe('forbidden');
  });

  test('a mail server that is busy is asked again, later and later; one that says no is not', async () => {
    const eve = new Account((await named('Eve')).api);
    box.refuse = { code: 451, times: 2 };
    well(await eve.giveAddress('busy@mail.example'));
    await pass(1);
    expect(box.mails).toHaveLength(0);
    await pass(1);
    expect(box.mails).toHaveLength(0);
    await pass(3);
    expect(box.mails).toHaveLength(1);
    const put = hosted.troubles.splice(0);
    expect(put.every((words) => words.startsWith('confirm put off'))).toBe(true);

    box.refuse = { code: 550, times: 99 };
    well(await eve.giveAddress('nobody@mail.example'));
    await pass(30);
    expect(hosted.troubles.splice(0)).toHaveLength(1);
    box.refuse = undefined;
    await pass(30);
    expect(box.mails).toHaveLength(1);
  });

  test('what waits is sent by whoever starts next, and by one of several', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Ned', 'ned@mail.example')];
    bob.close();
    const match = await table(ann, bob);
    // Written, but nobody has looked yet: as after a crash.
    const { settings, house } = hosted.online;
    const { Postman } = await import('../calls/postman.ts');
    const { mailer } = await import('../calls/mail.ts');
    if (!settings.mail) throw new Error('there is no mail');
    const mail = mailer(settings.mail);
    const others = Array.from({ length: 3 }, () => new Postman({ house, settings, mailer: mail }));
    await Promise.all(others.map((one) => one.look()));
    days.now += 3 * MINUTE;
    await Promise.all([...others, hosted.online.postman].map((one) => one.deliver()));
    expect(box.mails.map(({ text }) => text.includes(match))).toEqual([true]);
    mail.close();
  });

  test('a node that dies while it sends is replaced after a while', async () => {
    const [ann, bob] = [await named('Ann'), await reachable('Oda', 'oda@mail.example')];
    bob.close();
    await table(ann, bob);
    await hosted.online.postman.look();
    days.now += 3 * MINUTE;
    // Taken, and then nothing.
    expect(await hosted.online.store.outbox.take(days.now, days.now + 2 * MINUTE, 20)).toHaveLength(1);
    expect(await hosted.online.postman.deliver()).toBe(0);
    days.now += 3 * MINUTE;
    expect(await hosted.online.postman.deliver()).toBe(1);
    expect(box.mails).toHaveLength(1);
  });
});

async function idOf(person: Person): Promise<string> {
  return well(await person.api.me()).player;
}

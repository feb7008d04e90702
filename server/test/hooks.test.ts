import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Account } from '#client';
import type { GameWithBots } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { signature } from '../calls/hooks.ts';
import { Days, MINUTE } from './kit/days.ts';
import { openReceiver, type Receiver } from './kit/receiver.ts';
import { allReady, begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

/** The same, where nobody is told who is asked. */
const UNSEEN: GameWithBots = {
  ...(ticTacToe as GameWithBots),
  id: 'unseen',
  steps: { turn: { ...ticTacToe.steps.turn, unseen: true } } as GameWithBots['steps'],
};

onBothStores('hooks', (open) => {
  let at: Place;
  let web: Receiver;
  let hosted: Hosted;
  const days = new Days();

  beforeAll(async () => {
    at = await open();
    web = await openReceiver();
    hosted = await host({
      games: [ticTacToe, UNSEEN],
      now: () => days.now,
      reach: { publicUrl: 'https://table.example', hooks: 'private', providers: [] },
      ...(at.database ? { database: at.database } : {}),
    });
  });
  beforeEach(() => {
    days.nextDay();
    web.received.length = 0;
    web.answers.clear();
  });
  afterEach(() => days.goHome({ forgotten: true }));
  afterAll(async () => {
    await hosted.close();
    await web.close();
    await at.stop();
  });

  const named = async (name: string) => {
    const person = await days.named(name, hosted);
    person.close();
    return person;
  };
  const pass = (minutes: number) => days.pass(hosted, minutes);
  const table = async (ann: Person, bob: Person) => {
    const made = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    return made.id;
  };

  test('a person is called at every table of theirs, with a signature that can be checked', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const account = new Account(bob.api);
    const { hook, secret = '' } = well(
      await account.addHook({ kind: 'generic', url: `${web.url}/bob?key=1` }),
    );
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(hook)).not.toContain('key=1');
    const match = await table(ann, bob);
    await pass(3);
    expect(web.received).toEqual([]);
    well(await ann.api.do(match, 'act', { action: mark(0) }));
    await pass(5);
    expect(web.received).toHaveLength(1);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = web.received;
    expect(path).toBe('/bob?key=1');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({
      event: 'turn',
      match,
      game: 'tic-tac-toe',
      title: 'Tic-tac-toe',
      seat: 1,
      name: 'Bob',
      url: `https://table.example/#/online/${match}`,
    });
    const timestamp = String(headers['orrery-timestamp']);
    expect(Math.abs(Number(timestamp) * 1000 - days.now)).toBeLessThan(10 * MINUTE);
    expect(headers['orrery-signature']).toBe(`v1=${signature(secret, timestamp, body)}`);
    expect(signature('another', timestamp, body)).not.toBe(signature(secret, timestamp, body));
    expect(well(await account.reach()).hooks).toMatchObject([{ id: hook.id, last: 'delivered' }]);

    // Each turn is told, once.
    well(await bob.api.do(match, 'act', { action: mark(1) }));
    well(await ann.api.do(match, 'act', { action: mark(4) }));
    await pass(5);
    expect(web.received).toHaveLength(2);
    expect(new Set(web.received.map((one) => one.headers['orrery-delivery'])).size).toBe(2);
  });

  test('a table’s own hook is called for everyone at it, as Discord takes it', async () => {
    const [ann, bob] = [await named('A*n_n'), await named('@everyone')];
    const match = await table(ann, bob);
    const url = `${web.url}/discord`;
    well(await new Account(ann.api).addHook({ kind: 'discord', url, match }));
    await pass(2);
    well(await ann.api.do(match, 'act', { action: mark(0) }));
    await pass(2);
    const said = web.received.map(({ body }) => JSON.parse(body));
    expect(said).toEqual([
      {
        content: `A\\*n\\_n: it is your decision in Tic-tac-toe.\n<https://table.example/#/online/${match}>`,
        allowed_mentions: { parse: [] },
      },
      {
        content: expect.stringMatching(/^\\@everyone: it is your decision/),
        allowed_mentions: { parse: [] },
      },
    ]);
    expect(Object.keys(said[0])).toEqual(['content', 'allowed_mentions']);
  });

  test('where questions are asked unseen, a table’s hook tells nobody of another seat’s', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const { id: match } = await begun({ game: UNSEEN.id, seats: 2 }, ann, bob);
    well(await new Account(ann.api).addHook({ kind: 'discord', url: `${web.url}/mine`, match }));
    await pass(2);
    expect(web.received).toHaveLength(1);
    well(await ann.api.do(match, 'act', { action: mark(0) }));
    await pass(2);
    expect(web.received).toHaveLength(1);
  });

  test('who was sent away from a table hears no more of it', async () => {
    const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
    const { table: made } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    well(await eve.dice.join(made.id));
    well(await new Account(eve.api).addHook({ kind: 'discord', url: `${web.url}/eve`, match: made.id }));
    well(await ann.api.do(made.id, 'kick', { seat: 1 }));
    well(await bob.dice.join(made.id));
    await allReady(made.id, ann, bob);
    await pass(2);
    expect(web.received).toEqual([]);
  });

  test.each(['removed', 'shut out'])('a call that waits is not made for who is %s meanwhile', async (how) => {
    const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
    const match = await table(ann, bob);
    const { token } = well(await bob.api.do<{ token: string }>(match, 'link'));
    well(await eve.api.do(match, 'claim', { token }));
    well(await new Account(eve.api).addHook({ kind: 'discord', url: `${web.url}/eve` }));
    const { player } = well(await eve.api.me());
    well(await ann.api.do(match, 'act', { action: mark(0) }));
    const { postman, store } = hosted.online;
    await postman.look();
    expect(await store.outbox.of(player)).toHaveLength(1);
    if (how === 'removed') well(await bob.api.do(match, 'remove', { seat: 1 }));
    else await store.bans.add({ id: `ban ${player}`, player, reason: '', created: days.now });
    await pass(3);
    expect(web.received).toEqual([]);
    expect(await store.outbox.of(player)).toEqual([]);
    await store.bans.lift(`ban ${player}`);
  });

  test('only who sits at a table can have it call somewhere', async () => {
    const [ann, bob, eve] = [await named('Ann'), await named('Bob'), await named('Eve')];
    const match = await table(ann, bob);
    const hook = { kind: 'discord', url: `${web.url}/x` } as const;
    expect(codeOf(await new Account(eve.api).addHook({ ...hook, match }))).toBe('forbidden');
    expect(codeOf(await new Account(eve.api).addHook({ ...hook, match: 'nowhere' }))).toBe('unknown-match');
    well(await new Account(bob.api).addHook({ ...hook, match }));
  });

  test('a trial shows whether it works, and what is removed is called no more', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const account = new Account(ann.api);
    const { hook } = well(await account.addHook({ kind: 'generic', url: `${web.url}/ann` }));
    well(await account.tryHook(hook.id));
    await pass(1);
    expect(web.received.map(({ body }) => body)).toEqual(['{"event":"test"}']);
    expect(codeOf(await new Account(bob.api).tryHook(hook.id))).toBe('unknown-page');
    expect(codeOf(await new Account(bob.api).removeHook(hook.id))).toBe('unknown-page');
    const match = await table(ann, bob);
    await hosted.online.postman.look();
    well(await account.removeHook(hook.id));
    await pass(3);
    expect(web.received).toHaveLength(1);
    expect(well(await account.reach()).hooks).toEqual([]);
    expect(match).toMatch(/\S/);
  });

  test('a receiver in trouble is tried again with growing pauses, and given up in the end', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const account = new Account(ann.api);
    well(await account.addHook({ kind: 'generic', url: `${web.url}/busy` }));
    web.answers.set('/busy', { status: 503 });
    await table(ann, bob);
    const tries: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const before = web.received.length;
      days.now += 10 * MINUTE;
      await hosted.online.postman.look();
      while ((await hosted.online.postman.deliver()) > 0);
      if (web.received.length > before) tries.push(minute);
    }
    expect(web.received).toHaveLength(8);
    const pauses = tries.slice(1).map((minute, i) => minute - (tries[i] ?? 0));
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(new Set(web.received.map((one) => one.headers['orrery-delivery'])).size).toBe(1);
    expect(well(await account.reach()).hooks[0]?.last).toBe('the address answered 503');
    expect(hosted.troubles.splice(0)).toHaveLength(7);
  });

  test('where it sends elsewhere it is not followed, and tried no more', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const account = new Account(ann.api);
    well(await account.addHook({ kind: 'generic', url: `${web.url}/moved` }));
    web.answers.set('/moved', { status: 302, location: `${web.url}/secret` });
    await table(ann, bob);
    await pass(60);
    expect(web.received.map(({ path }) => path)).toEqual(['/moved']);
    expect(well(await account.reach()).hooks[0]?.last).toMatch(/sends elsewhere/);
  });

  test('one that fails again and again is switched off', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const account = new Account(ann.api);
    well(await account.addHook({ kind: 'generic', url: `${web.url}/gone` }));
    web.answers.set('/gone', { status: 404 });
    for (let n = 0; n < 12; n++) {
      await table(ann, bob);
      await pass(2);
    }
    expect(web.received).toHaveLength(10);
    expect(well(await account.reach()).hooks[0]?.off).toBe(true);
  });

  test('a person has at most ten', async () => {
    const account = new Account((await named('Ann')).api);
    const url = `${web.url}/many`;
    for (let n = 0; n < 10; n++) well(await account.addHook({ kind: 'generic', url }));
    expect(codeOf(await account.addHook({ kind: 'generic', url }))).toBe('forbidden');
  });

  test('nobody is called again and again by those who only try', async () => {
    const slow = await host({
      games: [ticTacToe],
      reach: hosted.online.settings,
      limits: { tries: { perSecond: 1e-6, burst: 3 } },
    });
    const ann = await Person.named('Ann', slow.url);
    const account = new Account(ann.api);
    const codes = [];
    // Another hook each time, so that none is tried twice.
    for (let n = 0; n < 5; n++) {
      const { hook } = well(await account.addHook({ kind: 'generic', url: `${web.url}/victim` }));
      codes.push(codeOf(await account.tryHook(hook.id)));
      well(await account.removeHook(hook.id));
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', 'too-fast', 'too-fast']);
    ann.close();
    await slow.close();
  });

  test('and no more by asking for many at the same moment', async () => {
    const account = new Account((await named('Ann')).api);
    const url = `${web.url}/many`;
    const asked = Array.from({ length: 30 }, () => account.addHook({ kind: 'generic', url }));
    const codes = (await Promise.all(asked)).map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(well(await account.reach()).hooks).toHaveLength(10);
  });
});

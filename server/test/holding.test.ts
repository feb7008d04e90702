// A personal link that got into wrong hands: who first took the seat takes it back, and nobody takes it from them.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { HeldBy, TableInfo } from '#client/protocol.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { Watches } from '../api/watches.ts';
import { TALK_RATES, TalkLimits } from '../matches/talkLimits.ts';
import { type Nodes, onTwoNodes } from './kit/nodes.ts';
import { allReady, codeOf, type Hosted, mark, Person, well } from './kit/server.ts';
import { Wire } from './kit/wire.ts';

onTwoNodes((start) => {
  let running: Nodes;
  let here: Hosted;
  let there: Hosted;
  let open: { close(): void }[] = [];
  let now = 1_900_000_000_000;

  beforeAll(async () => {
    running = await start({ games: [ticTacToe], now: () => now });
    [here, there] = running.nodes;
  });
  afterEach(() => {
    for (const one of open) one.close();
    open = [];
  });
  afterAll(() => running.stop());

  const named = async (name: string, node: Hosted) => {
    const person = await Person.named(name, node.url);
    open.push(person);
    return person;
  };
  /** Ann set the table up, Bob sits at it, and a thief has come by Bob's link, at the other node. */
  const scene = async () => {
    const [ann, bob, eve] = [await named('Ann', here), await named('Bob', here), await named('Eve', there)];
    const { table } = well(await ann.dice.create({ game: 'tic-tac-toe', seats: 2 }));
    const match = table.id;
    const { token = '' } = well(await bob.dice.join(match));
    await allReady(match, ann, bob);
    well(await eve.api.do(match, 'claim', { token }));
    return { ann, bob, eve, match, token };
  };
  const idOf = async (person: Person) => well(await person.api.me()).player;
  const held = async (person: Person, match: string) =>
    well(await person.api.read<{ holders: HeldBy[] }>(match, 'held')).holders;

  test('the owner sees who holds the seat, since when and by what', async () => {
    const { bob, eve, match } = await scene();
    const holders = await held(bob, match);
    expect(holders.map(({ name, you }) => [name, you])).toEqual(
      expect.arrayContaining([
        ['Bob', true],
        ['Eve', false],
      ]),
    );
    expect(holders.find(({ name }) => name === 'Eve')).toMatchObject({
      player: await idOf(eve),
      since: now,
      devices: ['A program'],
    });
  });

  test('who came by link plays, but neither makes links, sees, removes nor asks; and leaves alone', async () => {
    const { bob, eve, match } = await scene();
    expect(codeOf(await eve.api.do(match, 'explain', { action: mark(0) }))).toBe('ok');
    const bobId = await idOf(bob);
    for (const [op, fields] of [
      ['link', {}],
      ['link', { alone: true }],
      ['request', {}],
      ['remove', { seat: 1 }],
      ['remove', { seat: 1, player: bobId }],
    ] as const) {
      expect(codeOf(await eve.api.do(match, op, fields)), op).toBe('forbidden');
    }
    expect(codeOf(await eve.api.read(match, 'held'))).toBe('forbidden');
    well(await eve.api.do(match, 'leave'));
    const { table } = well(await bob.api.read<{ table: TableInfo }>(match, 'table'));
    expect([table.seats[1]?.kind, table.seats[1]?.name, table.yours]).toEqual(['person', 'Bob', [1]]);
    expect(codeOf(await eve.api.do(match, 'act', { action: mark(0) }))).toBe('forbidden');
  });

  test('a link that leads nowhere is refused, and nobody at the table hears of it', async () => {
    const { ann, match } = await scene();
    const wire = await Wire.open(here.url);
    open.push(wire);
    well(await wire.ask('hello'));
    well(await wire.ask('watch', { match, seat: 'spectator' }));
    const mallory = await named('Mallory', here);
    const { seating } = (await here.online.store.tables.match(match)) ?? {};
    for (let n = 0; n < 5; n++)
      expect(codeOf(await mallory.api.do(match, 'claim', { token: `a-link-to-nowhere-${n}` }))).toBe(
        'forbidden',
      );
    expect(codeOf(await mallory.api.do('nowhere', 'claim', { token: 'a-link-to-nowhere' }))).toBe(
      'unknown-match',
    );
    well(await ann.api.do(match, 'act', { action: mark(4) }));
    well(await wire.ask('ping'));
    expect(wire.news.filter(({ event }) => event === 'table')).toEqual([]);
    expect((await here.online.store.tables.match(match))?.seating).toBe(seating);
  });

  test('who leaves an open table by link frees nothing', async () => {
    const [ann, eve] = [await named('Ann', here), await named('Eve', there)];
    const { table, token = '' } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
    well(await eve.api.do(table.id, 'claim', { token }));
    well(await eve.api.do(table.id, 'leave'));
    const { table: after } = well(await ann.api.read<{ table: TableInfo }>(table.id, 'table'));
    expect([after.seats[0]?.kind, after.yours, after.owner]).toEqual(['person', [0], true]);
  });

  test.each([
    ['by a new link', (bob: Person, match: string) => bob.api.do(match, 'link', { alone: true })],
    [
      'one by one',
      async (bob: Person, match: string, eve: string) =>
        bob.api.do(match, 'remove', { seat: 1, player: eve }),
    ],
  ] as const)('%s the thief is out at both nodes: hears nothing, does nothing, comes in no more', async (_, remove) => {
    const { ann, bob, eve, match, token } = await scene();
    const lines = [await Wire.open(here.url), await Wire.open(there.url)];
    open.push(...lines);
    for (const line of lines) {
      well(await line.ask('hello', { session: eve.api.session }));
      well(await line.ask('watch', { match, seat: 1 }));
    }
    const own = await Wire.open(there.url);
    open.push(own);
    well(await own.ask('hello', { session: bob.api.session }));
    well(await own.ask('watch', { match, seat: 1 }));
    well(await remove(bob, match, await idOf(eve)));
    for (const line of lines) {
      expect(codeOf(await line.ask('act', { match, action: mark(8) }))).toBe('forbidden');
      expect(codeOf(await line.ask('view', { match, seat: 1 }))).toBe('forbidden');
      expect(codeOf(await line.ask('resign', { match }))).toBe('forbidden');
      // Told that the seat is theirs no more, and after that nothing.
      while (!line.news.some(({ event, table }) => event === 'table' && isLost(table as TableInfo))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      line.news.length = 0;
    }
    well(await ann.api.do(match, 'act', { action: mark(4) }));
    well(await bob.api.do(match, 'act', { action: mark(0) }));
    for (const line of lines) {
      well(await line.ask('ping'));
      expect(line.news.filter(({ event }) => event === 'update')).toEqual([]);
    }
    expect(codeOf(await eve.api.do(match, 'claim', { token }))).toBe('forbidden');
    // The owner's own devices stay.
    expect(codeOf(await own.ask('explain', { match, action: mark(1) }))).toBe('ok');
  });

  test('whoever set the table up removes the others only at the owner’s request, for ten minutes', async () => {
    const { ann, bob, eve, match } = await scene();
    expect(codeOf(await ann.api.do(match, 'remove', { seat: 1 }))).toBe('forbidden');
    well(await bob.api.do(match, 'request'));
    now += 10 * 60_000;
    expect(codeOf(await ann.api.do(match, 'remove', { seat: 1 }))).toBe('forbidden');
    well(await bob.api.do(match, 'request'));
    expect(codeOf(await ann.api.do(match, 'remove', { seat: 1, player: await idOf(bob) }))).toBe(
      'bad-request',
    );
    expect(well(await ann.api.do<{ removed: number }>(match, 'remove', { seat: 1 })).removed).toBe(1);
    expect(codeOf(await eve.api.do(match, 'explain', { action: mark(0) }))).toBe('forbidden');
    expect((await held(bob, match)).map(({ name }) => name)).toEqual(['Bob']);
    // Done once, it is asked for no more.
    expect(codeOf(await ann.api.do(match, 'remove', { seat: 1 }))).toBe('forbidden');
  });

  test('of a claim and a removal at the same moment the thief never stays in', async () => {
    const { bob, eve, match } = await scene();
    for (let i = 0; i < 8; i++) {
      const { token } = well(await bob.api.do<{ token: string }>(match, 'link'));
      const [claimed] = await Promise.all([
        eve.api.do(match, 'claim', { token }),
        bob.api.do(match, 'link', { alone: true }),
      ]);
      const inside = (await held(bob, match)).some(({ name }) => name === 'Eve');
      expect(inside, `claim: ${codeOf(claimed)}`).toBe(false);
    }
  });

  test('a link brings eight to a seat, also at the same moment; who holds it comes again, and a new link makes room', async () => {
    const { bob, eve, match } = await scene();
    const { token } = well(await bob.api.do<{ token: string }>(match, 'link'));
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, n) => named(`Stranger ${n}`, n % 2 ? there : here)),
    );
    const answers = await Promise.all(crowd.map(({ api }) => api.do(match, 'claim', { token })));
    const [refused, came] = [answers.filter(({ ok }) => !ok), answers.filter(({ ok }) => ok)];
    // Eve is there already.
    expect([came.length, (await held(bob, match)).length]).toEqual([7, 9]);
    for (const answer of refused)
      expect(answer).toMatchObject({
        error: { code: 'too-many', message: expect.stringMatching(/^8 others hold this seat.*new link$/) },
      });
    for (const person of [bob, eve]) well(await person.api.do(match, 'claim', { token }));
    // Whoever goes makes room for another.
    well(await eve.api.do(match, 'leave'));
    const late = await named('Late', there);
    well(await late.api.do(match, 'claim', { token }));
    expect(codeOf(await eve.api.do(match, 'claim', { token }))).toBe('too-many');
    const fresh = well(await bob.api.do<{ token: string }>(match, 'link', { alone: true })).token;
    expect((await held(bob, match)).map(({ name }) => name)).toEqual(['Bob']);
    expect(codeOf(await late.api.do(match, 'claim', { token }))).toBe('forbidden');
    well(await late.api.do(match, 'claim', { token: fresh }));
  });

  test('who was removed while a watch was being made ready is refused it', async () => {
    const { bob, eve, match } = await scene();
    const { house } = here.online;
    const player = { id: await idOf(eve), name: 'Eve', created: now };
    const told: object[] = [];
    const talk = new TalkLimits(TALK_RATES);
    const watches = new Watches({
      house,
      talk,
      trouble: (what, error) => told.push({ what, error }),
      push: (text) => told.push({ text }),
    });
    // As it was when the seat was looked up.
    const asker = { house, player, seats: [1], from: '', device: '', talk, people: here.online.people };
    well(await bob.api.do(match, 'remove', { seat: 1, player: player.id }));
    const reply = await watches.begin(asker, { match, seat: 1 }, (answer) => told.push(answer));
    expect(reply).toMatchObject({ error: { code: 'forbidden', field: 'seat' } });
    expect(watches.all()).toEqual([]);
    expect(told).toEqual([]);
  });

  test('a look at the seats drops who watches through one that is not theirs', async () => {
    const { ann, eve, match } = await scene();
    const wire = await Wire.open(here.url);
    open.push(wire);
    well(await wire.ask('hello', { session: ann.api.session }));
    well(await wire.ask('watch', { match, seat: 0 }));
    const { house } = here.online;
    const [viewer] = [...house.viewers.of(match)].filter(({ seat }) => seat === 0);
    if (viewer === undefined) throw new Error('nobody watches');
    // Whatever went wrong before: someone else is told what this seat knows.
    house.viewers.add(match, { ...viewer, player: await idOf(eve) });
    house.lookAgain(match);
    await expect
      .poll(() => [...house.viewers.of(match)].map(({ player }) => player))
      .toEqual([viewer.player]);
  });

  test('who came by link sets no match up again, and finds the one that another asked for', async () => {
    const { ann, bob, eve, match } = await scene();
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      well(await (i % 2 ? bob : ann).api.do(match, 'act', { action: mark(cell) }));
    }
    expect(codeOf(await eve.api.do(match, 'rematch'))).toBe('forbidden');
    const { table } = well(await bob.api.do<{ table: TableInfo }>(match, 'rematch'));
    expect(table.owner).toBe(true);
    const found = well(await eve.api.do<{ table: TableInfo }>(match, 'rematch')).table;
    expect([found.id, found.owner]).toEqual([table.id, false]);
    expect(codeOf(await eve.api.do(table.id, 'kick', { seat: 0 }))).toBe('forbidden');
  });

  test('a match played again keeps who is the owner', async () => {
    const { ann, bob, eve, match } = await scene();
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      well(await (i % 2 ? bob : ann).api.do(match, 'act', { action: mark(cell) }));
    }
    const { table } = well(await ann.api.do<{ table: TableInfo }>(match, 'rematch'));
    well(await bob.api.do(table.id, 'join'));
    expect(codeOf(await eve.api.do(table.id, 'link'))).toBe('forbidden');
    expect(codeOf(await bob.api.do(table.id, 'link'))).toBe('ok');
  });

  test('a thief who is forgotten does not take the owner’s name or seat along', async () => {
    const { bob, eve, match } = await scene();
    well(await eve.api.forget());
    const { table } = well(await bob.api.read<{ table: TableInfo }>(match, 'table'));
    expect([table.seats[1]?.kind, table.seats[1]?.name]).toEqual(['person', 'Bob']);
  });
});

const isLost = ({ yours }: TableInfo) => yours.length === 0;

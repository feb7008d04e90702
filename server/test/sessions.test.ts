// A session that has ended is of no use any more: on any connection, at any node, from that moment on.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { type Nodes, onTwoNodes } from './kit/nodes.ts';
import { begun, codeOf, type Hosted, mark, Person, well } from './kit/server.ts';
import { Wire } from './kit/wire.ts';

onTwoNodes((start) => {
  let running: Nodes;
  let here: Hosted;
  let there: Hosted;
  let open: { close(): void }[] = [];

  beforeAll(async () => {
    running = await start({ games: [ticTacToe] });
    [here, there] = running.nodes;
  });
  afterEach(() => {
    for (const one of open) one.close();
    open = [];
  });
  afterAll(() => running.stop());

  const named = async (name: string) => {
    const person = await Person.named(name, here.url);
    open.push(person);
    return person;
  };
  const wire = async (url: string) => {
    const one = await Wire.open(url);
    open.push(one);
    return one;
  };
  const scene = async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const table = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    return { ann, bob, match: table.id };
  };
  const OPERATIONS = (match: string): [string, object][] => [
    ['act', { match, action: mark(0) }],
    ['explain', { match, action: mark(0) }],
    ['view', { match, seat: 0 }],
    ['history', { match, seat: 0 }],
    ['link', { match }],
    ['chat', { match, text: 'still here' }],
    ['resign', { match }],
  ];

  test('who says hello as another watches nothing any more, and has none of the former’s seats', async () => {
    const { ann, match } = await scene();
    const eve = await named('Eve');
    const line = await wire(there.url);
    well(await line.ask('hello', { session: ann.api.session }));
    well(await line.ask('watch', { match }));
    well(await line.ask('hello', { session: eve.api.session }));
    for (const [op, fields] of OPERATIONS(match)) {
      expect(codeOf(await line.ask(op, { ...fields })), op).toBe('forbidden');
    }
    line.news.length = 0;
    well(await ann.api.do(match, 'act', { action: mark(4) }));
    // What the other node has not heard of it reads when it is asked.
    well(await line.ask('watch', { match: (await scene()).match, seat: 'spectator' }));
    expect(line.news.filter((news) => news.match === match)).toEqual([]);
  });

  test('signing out everywhere is felt at once by every operation at every node', async () => {
    const { ann, match } = await scene();
    for (const node of running.nodes) {
      for (const [op, fields] of OPERATIONS(match)) {
        const again = await named('Ann again');
        const { table } = well(await again.api.create({ game: 'tic-tac-toe', seats: 2 }));
        const line = await wire(node.url);
        well(await line.ask('hello', { session: again.api.session }));
        well(await line.ask('watch', { match: table.id }));
        well(await again.api.ask('POST', '/session/out', { everywhere: true }));
        const answer = codeOf(await line.ask(op, { ...fields, match: table.id }));
        expect(['not-signed-in', 'closed'], `${op}: ${answer}`).toContain(answer);
        await line.closed;
      }
    }
    expect(codeOf(await ann.api.read(match, 'table'))).toBe('ok');
  });

  test('who only listens is told nothing more, and the connection ends by itself', async () => {
    const { ann, bob, match } = await scene();
    const line = await wire(there.url);
    well(await line.ask('hello', { session: bob.api.session }));
    well(await line.ask('watch', { match }));
    well(await bob.api.ask('POST', '/session/out', {}));
    await line.closed;
    line.news.length = 0;
    well(await ann.api.do(match, 'act', { action: mark(4) }));
    expect(line.news).toEqual([]);
  });

  test('so does every one of many connections', async () => {
    const bob = await named('Bob');
    const lines = await Promise.all(Array.from({ length: 60 }, () => wire(there.url)));
    for (const line of lines) well(await line.ask('hello', { session: bob.api.session }));
    well(await bob.api.ask('POST', '/session/out', {}));
    await Promise.all(lines.map((line) => line.closed));
  });

  test('one device signed out leaves the others as they are', async () => {
    const { ann, match } = await scene();
    const line = await wire(there.url);
    well(await line.ask('hello', { session: ann.api.session }));
    well(await line.ask('watch', { match }));
    const eve = await named('Eve');
    well(await eve.api.ask('POST', '/session/out', { everywhere: true }));
    expect(codeOf(await line.ask('act', { match, action: mark(8) }))).toBe('ok');
  });

  test('a hello that fails leaves nobody', async () => {
    const { ann, match } = await scene();
    const line = await wire(here.url);
    well(await line.ask('hello', { session: ann.api.session }));
    well(await line.ask('watch', { match }));
    expect(codeOf(await line.ask('hello', { session: 'x'.repeat(32) }))).toBe('not-signed-in');
    expect(codeOf(await line.ask('act', { match, action: mark(0) }))).toBe('not-signed-in');
  });
});

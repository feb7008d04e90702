// One guest's tables do not starve others' bots and clocks.
import { afterEach, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { type BotQuestion, THINK_HERE, type Thinkers } from '../matches/bots.ts';
import { FairLine } from '../matches/fair.ts';
import { Quotas } from '../matches/quotas.ts';
import { codeOf, type Hosted, type HostedTerms, host, mark, Person, well } from './kit/server.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(terms: Partial<HostedTerms> = {}): Promise<Hosted> {
  const hosted = await host({ games: [ticTacToe], ...terms });
  closing.push(async () => {
    expect(hosted.troubles).toEqual([]);
    await hosted.close();
  });
  return hosted;
}

async function someone(name: string, { url }: Hosted): Promise<Person> {
  const person = await Person.named(name, url);
  closing.push(() => person.close());
  return person;
}

/** Bots that think until they are let go, those of one level; what they are asked is noted. */
function slowThinkers(level: string) {
  const asked: BotQuestion[] = [];
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const thinkers: Thinkers = {
    async choose(one) {
      asked.push(one);
      if (one.level === level) await gone;
      return THINK_HERE.choose(one);
    },
    close: async () => letGo(),
  };
  return { thinkers, asked, letGo };
}

test('a line serves everyone in turn, and nobody more than their share at a time', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const line = new FairLine<string>({
    most: 3,
    each: 2,
    work: (item) =>
      new Promise((resolve) => {
        begun.push(item);
        ends.push(resolve);
      }),
  });
  for (const n of [1, 2, 3, 4]) line.add('much', `much ${n}`);
  expect(begun).toEqual(['much 1', 'much 2']);
  for (const n of [1, 2, 3]) line.add('some', `some ${n}`);
  expect(begun).toEqual(['much 1', 'much 2', 'some 1']);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(begun.slice(3)).toEqual(['much 3', 'some 2', 'much 4', 'some 3']);
});

test('strong bots at many tables of one guest leave others’ bots their turn', async () => {
  const { thinkers, asked, letGo } = slowThinkers('strong');
  const hosted = await open({ thinkers });
  const [eve, ann] = [await someone('Eve', hosted), await someone('Ann', hosted)];
  for (let i = 0; i < 12; i++) {
    well(await eve.api.create({ game: 'tic-tac-toe', seats: 2, players: ['strong', 'me'] }));
  }
  const strong = () => asked.filter(({ level }) => level === 'strong').length;
  const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, players: ['me', 'easy'] }));
  ann.watch(table.id);
  await ann.until(() => ann.version(table.id) >= 0);
  well(await ann.connection.ask('act', { match: table.id, action: mark(0), version: 0 }));
  await ann.until(() => ann.version(table.id) >= 2);
  expect(strong()).toBeGreaterThan(0);
  expect(strong()).toBeLessThan(4);
  letGo();
});

test('a clock that calls for no thought does not wait for one that does', async () => {
  let now = 1_000_000;
  const { thinkers, asked, letGo } = slowThinkers('sound');
  const hosted = await open({ thinkers, now: () => now });
  const ann = await someone('Ann', hosted);
  const table = async (atZero: string, clock: number) => {
    const wanted = { game: 'tic-tac-toe', seats: 2, players: ['me', 'me'], clock, atZero, level: 'sound' };
    const made = well(await ann.api.create(wanted as never));
    ann.watch(made.table.id);
    await ann.until(() => ann.version(made.table.id) >= 0);
    return made.table.id;
  };
  const thoughtful = await table('bot', 60);
  const simple = await table('default', 61);
  now += 62_000;
  const first = hosted.online.tick();
  await ann.until(() => ann.version(simple) >= 1);
  expect(ann.version(thoughtful)).toBe(0);
  // Nor does the next look, and it asks nobody twice.
  now += 62_000;
  await hosted.online.tick();
  expect(ann.version(simple)).toBeGreaterThanOrEqual(1);
  expect(asked).toHaveLength(1);
  letGo();
  await first;
  await ann.until(() => ann.version(thoughtful) >= 1);
});

test('many clocks of one guest that run out at once keep nobody else’s waiting', async () => {
  let now = 1_000_000;
  const { thinkers, asked, letGo } = slowThinkers('strong');
  const hosted = await open({ thinkers, now: () => now });
  const [eve, ann] = [await someone('Eve', hosted), await someone('Ann', hosted)];
  const wanted = { game: 'tic-tac-toe', seats: 2, players: ['me', 'me'], clock: 60, atZero: 'bot' };
  for (let i = 0; i < 12; i++) well(await eve.api.create({ ...wanted, level: 'strong' } as never));
  const { table } = well(await ann.api.create({ ...wanted, level: 'easy' } as never));
  ann.watch(table.id);
  await ann.until(() => ann.version(table.id) >= 0);
  now += 62_000;
  const rung = hosted.online.tick();
  await ann.until(() => ann.version(table.id) >= 1);
  expect(asked.filter(({ level }) => level === 'strong')).toHaveLength(2);
  letGo();
  // Each of them is decided all the same.
  await rung;
  expect(asked.filter(({ level }) => level === 'strong')).toHaveLength(12);
});

test('bots alone at a table wait until somebody watches', async () => {
  const { thinkers, asked } = slowThinkers('none of them');
  const hosted = await open({ thinkers });
  const ann = await someone('Ann', hosted);
  const players = ['easy', 'random'];
  const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, players }));
  await hosted.online.tick();
  const standing = await ann.api.read<{ table: TableInfo }>(table.id, 'table');
  expect(well(standing).table.status).toBe('playing');
  expect(asked).toEqual([]);
  const leave = ann.watch(table.id);
  await ann.until(() => ann.standing.get(table.id)?.outcome !== undefined);
  expect(asked.length).toBeGreaterThan(4);
  leave();
});

test('a person who is away is played for, whoever watches', async () => {
  const hosted = await open();
  const [ann, bob] = [await someone('Ann', hosted), await someone('Bob', hosted)];
  const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2, players: ['me', 'easy'] }));
  well(await ann.api.do(table.id, 'away'));
  let over = false;
  while (!over) {
    const { status } = well(await bob.api.read<{ table: TableInfo }>(table.id, 'table')).table;
    over = status === 'over';
  }
});

const few = { open: 2, playing: 3, bots: 4, strong: 1 };
const solo = { game: 'tic-tac-toe', seats: 2 };

test('who has enough tables is told what to end first', async () => {
  const hosted = await open({ quotas: few });
  const eve = await someone('Eve', hosted);
  const made = [well(await eve.api.create(solo)), well(await eve.api.create(solo))];
  const refused = await eve.api.create(solo);
  expect(refused).toMatchObject({
    error: { code: 'too-many', message: expect.stringContaining('you have 2 tables waiting') },
  });
  well(await eve.api.do(made[0]?.table.id ?? '', 'leave'));
  well(await eve.api.create(solo));
});

test('many at once find no more room than one after the other', async () => {
  const hosted = await open({ quotas: few });
  const eve = await someone('Eve', hosted);
  const codes = await Promise.all(Array.from({ length: 6 }, async () => codeOf(await eve.api.create(solo))));
  expect(codes.sort()).toEqual(['ok', 'ok', 'too-many', 'too-many', 'too-many', 'too-many']);
});

test('strong bots are counted by themselves, wherever they are seated', async () => {
  const hosted = await open({ quotas: few });
  const eve = await someone('Eve', hosted);
  const with_ = (...players: string[]) => eve.api.create({ ...solo, players });
  const first = well(await with_('me', 'strong'));
  expect(codeOf(await with_('me', 'strong'))).toBe('too-many');
  const waiting = well(await with_('me', 'free'));
  expect(codeOf(await eve.api.do(waiting.table.id, 'bot', { seat: 1, level: 'strong' }))).toBe('too-many');
  well(await eve.api.do(waiting.table.id, 'bot', { seat: 1, level: 'easy' }));
  well(await eve.api.do(first.table.id, 'resign'));
  well(await with_('me', 'strong'));
});

test('new guests from one place have no more between them than a club', async () => {
  const hosted = await open({ quotas: few });
  const codes: string[] = [];
  for (let guest = 0; guest < 7; guest++) {
    const eve = await someone(`Eve ${guest}`, hosted);
    for (let n = 0; n < 2; n++) codes.push(codeOf(await eve.api.create(solo)));
  }
  expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
  expect(codes.slice(10)).toEqual(['too-many', 'too-many', 'too-many', 'too-many']);
});

test('guests of one place who ask in the same moment have no more between them either', async () => {
  const hosted = await open({ quotas: few });
  const guests = await Promise.all(Array.from({ length: 20 }, (_, n) => someone(`Eve ${n}`, hosted)));
  const codes = await Promise.all(guests.map(async ({ api }) => codeOf(await api.create(solo))));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
});

test('a place whose tables are over is forgotten when others ask, and one in use is not', async () => {
  const inUse = new Set<string>();
  const store = {
    tables: {
      async inUse(of: { readonly owner: string } | { readonly tables: readonly string[] }) {
        if ('owner' in of) return [];
        return of.tables
          .filter((id) => inUse.has(id))
          .map((id) => ({ id, playing: false, bots: 0, strong: 0 }));
      },
    },
  };
  const quotas = new Quotas(store, few);
  const openFrom = (place: string) =>
    quotas.within(asksFrom(place), async () => {
      inUse.add(`table of ${place}`);
      quotas.note(place, `table of ${place}`);
      return { ok: true };
    });
  for (let n = 0; n < 5; n++) await openFrom(`place ${n}`);
  expect(quotas.places).toBe(5);
  for (const n of [0, 1, 3]) inUse.delete(`table of place ${n}`);
  for (let n = 0; n < 5; n++) await quotas.within(asksFrom('elsewhere'), async () => ({ ok: true }));
  expect(quotas.places).toBe(2);
});

const asksFrom = (place: string) => ({
  player: `someone at ${place}`,
  place,
  wanted: { tables: 1, bots: 0, strong: 0 },
});

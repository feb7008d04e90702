// Standing instructions, the times a game gives its decisions, and what it suggests for matches over days.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GameWithBots, int, list, maybe } from '#engine';
import { type TicTacToe, ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { exodus } from '#games/exodus/index.ts';
import { begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';

/** Tic-tac-toe in which cells can be chosen in advance; the first three marks share one time. */
const planned: GameWithBots<TicTacToe> = {
  ...ticTacToe,
  advance: {
    fields: { cells: maybe(list(int(0, 8), { max: 9 })) },
    answer: (_s, _seat, legal, { cells }) =>
      (cells as readonly number[] | undefined)
        ?.map((cell) => legal.find((action) => action.cell === cell))
        .find((action) => action !== undefined),
  },
  pace: ({ turn }) => (turn < 3 ? { seconds: 20, span: 'opening' } : { seconds: 40 }),
};

/** The same, where people are not asked about what they would hardly want to decide. */
const eager: GameWithBots<TicTacToe> = {
  ...planned,
  id: 'eager-toe',
  advance: {
    fields: { cells: maybe(list(int(0, 8), { max: 9 })) },
    unasked: true,
    answer: (_s, _seat, legal, { cells = [4] }) =>
      legal.find((action) => (cells as readonly number[]).includes(action.cell)),
  },
};

const START = 1_800_000_000_000;
const DAY = 24 * 3600;
let clock = START;
let hosted: Hosted;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  const games = [planned, eager, exodus] as unknown as readonly GameWithBots[];
  hosted = await host({ games, now: () => clock, reach: { hooks: 'off', providers: [] } });
  [ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => Person.named(name, hosted.url)))) as [
    Person,
    Person,
  ];
});
afterEach(() => expect(hosted.troubles).toEqual([]));
afterAll(async () => {
  for (const person of [ann, bob]) person.close();
  await hosted.close();
});

const GAME = { game: 'tic-tac-toe', seats: 2 };
const table = (more: object = {}) => begun({ ...GAME, ...more }, ann, bob);

/** What a person hears of the record. */
async function changes(person: Person, match: string) {
  const heard = well(
    await person.api.read<{ changes: { seat: number; settled?: true; late?: string }[] }>(match, 'history'),
  );
  return heard.changes;
}

describe('standing instructions', () => {
  test('what someone who came by link has settled goes with them, and what the owner has settled stays', async () => {
    const eve = await Person.named('Eve', hosted.url);
    const settled = async (id: string) => well(await ann.api.read(id, 'instructions'));
    const by = async (who: Person, id: string) =>
      well(await who.api.do(id, 'instruct', { seat: 0, instructions: { cells: [0] } }));
    for (const [giver, left] of [
      [eve, {}],
      [ann, { cells: [0] }],
    ] as const) {
      const { id } = await table();
      ann.watch(id);
      await ann.until(() => ann.version(id) >= 0);
      const { token } = well(await ann.api.do<{ token: string }>(id, 'link'));
      well(await eve.api.do(id, 'claim', { token }));
      await by(giver === eve ? ann : eve, id);
      await by(giver, id);
      well(await eve.api.do(id, 'propose', { kind: 'end' }));
      well(await ann.api.do(id, 'remove', { seat: 0 }));
      expect(await settled(id)).toMatchObject({ instructions: left });
      if (giver === eve) expect(await settled(id)).toEqual({ ok: true, instructions: {} });
      // Nor does Bob's answer end what nobody who sits there wants to end.
      expect(codeOf(await bob.api.do(id, 'answer', { agree: true }))).toBe('bad-request');
    }
    eve.close();
  });

  test('they answer while nobody of the seat is at the table, one after the other, and wait where they say nothing', async () => {
    const { id } = await table();
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [4, 0] } }));
    well(await bob.api.do(id, 'instruct', { instructions: { cells: [4, 8] } }));
    await hosted.online.tick();
    expect((await changes(ann, id)).map(({ seat }) => seat)).toEqual([0, 1, 0]);
    // Bob has nothing left that he could take.
    expect(well(await ann.api.read<{ awaited: number[] }>(id, 'decisions')).awaited).toEqual([1]);
    well(await bob.api.do(id, 'act', { action: mark(1) }));
    await hosted.online.tick();
    expect(await changes(ann, id)).toHaveLength(4);
  });

  test('only the seat itself sees that they answered', async () => {
    const { id } = await table();
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [4] } }));
    await hosted.online.tick();
    expect(await changes(ann, id)).toMatchObject([{ seat: 0, settled: true }]);
    expect((await changes(bob, id))[0]).not.toHaveProperty('settled');
  });

  test('while the page is open the person decides; once it is closed, what they settled', async () => {
    const { id } = await table();
    const own = Person.again(ann, hosted.url);
    own.watch(id);
    await own.until(() => own.version(id) >= 0);
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [4] } }));
    await hosted.online.tick();
    expect(await changes(ann, id)).toEqual([]);
    own.close();
    const { viewers } = hosted.online.house;
    while (viewers.of(id).size > 0) await new Promise((resolve) => setImmediate(resolve));
    await hosted.online.tick();
    expect(await changes(ann, id)).toHaveLength(1);
  });

  test('who watches another seat does not keep them from answering', async () => {
    const { id } = await table();
    bob.watch(id);
    await bob.until(() => bob.version(id) >= 0);
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [2] } }));
    await hosted.online.tick();
    await bob.until(() => bob.version(id) === 1);
  });

  test('where a game spares people being asked, it answers for who settled nothing, and whoever is at the table', async () => {
    const { id } = await begun({ game: 'eager-toe', seats: 2 }, ann, bob);
    const own = Person.again(ann, hosted.url);
    own.watch(id);
    await own.until(() => own.version(id) >= 0);
    await hosted.online.tick();
    expect(await changes(ann, id)).toMatchObject([{ seat: 0, settled: true }]);
    // Bob settles another cell, and it is kept with his seat while his page is closed.
    well(await bob.api.do(id, 'instruct', { instructions: { cells: [0] } }));
    await hosted.online.tick();
    expect((await changes(bob, id))[1]).toMatchObject({ seat: 1, settled: true });
    expect(await changes(bob, id)).toHaveLength(2);
    own.close();
  });

  test('they are private, can be read again, changed and ended', async () => {
    const { id } = await table();
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [7] } }));
    expect(well(await ann.api.read(id, 'instructions'))).toMatchObject({ instructions: { cells: [7] } });
    expect(well(await bob.api.read(id, 'instructions'))).toMatchObject({ instructions: {} });
    expect(codeOf(await bob.api.read(id, 'instructions', { seat: 0 }))).toBe('forbidden');
    expect(codeOf(await bob.api.do(id, 'instruct', { seat: 0, instructions: {} }))).toBe('forbidden');
    for (const person of [ann, bob])
      expect(JSON.stringify(well(await person.api.read(id, 'table')))).not.toContain('cells');
    well(await ann.api.do(id, 'instruct', { instructions: {} }));
    await hosted.online.tick();
    expect(await changes(ann, id)).toEqual([]);
  });

  test('what cannot be settled is refused by its field', async () => {
    const { id } = await table();
    const wrong = await ann.api.do(id, 'instruct', { instructions: { cells: [9] } });
    expect(wrong).toMatchObject({
      ok: false,
      error: { code: 'bad-request', field: 'instructions.cells[0]' },
    });
    const more = await ann.api.do(id, 'instruct', { instructions: { speech: 'hello' } });
    expect(more).toMatchObject({ ok: false, error: { field: 'instructions.speech' } });
  });

  test('not while it is paused, and not for who has resigned', async () => {
    const { id } = await table();
    well(await ann.api.do(id, 'propose', { kind: 'pause' }));
    well(await bob.api.do(id, 'answer', { agree: true }));
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [4] } }));
    await hosted.online.tick();
    expect((await changes(ann, id)).filter(({ settled }) => settled)).toEqual([]);
    well(await ann.api.do(id, 'resume'));
    await hosted.online.tick();
    expect((await changes(ann, id)).filter(({ settled }) => settled)).toHaveLength(1);
    well(await bob.api.do(id, 'resign'));
    expect(codeOf(await ann.api.do(id, 'instruct', { instructions: {} }))).toBe('over');
    await hosted.online.store.instructions.tidy();
    expect((await hosted.online.store.instructions.of(id)).size).toBe(0);
  });

  test('when the time is up they come before what is done by default, though the page is open', async () => {
    const { id } = await table({ clock: 60, atZero: 'default' });
    const own = Person.again(ann, hosted.url);
    own.watch(id);
    await own.until(() => own.version(id) >= 0);
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [6] } }));
    clock += 61_000;
    await hosted.online.tick();
    await own.until(() => own.version(id) === 1);
    const [first] = await changes(ann, id);
    expect(first).toMatchObject({ seat: 0, settled: true });
    expect(first).not.toHaveProperty('late');
    own.close();
  });

  test('they are in what a person takes along', async () => {
    const { id } = await table();
    well(await ann.api.do(id, 'instruct', { instructions: { cells: [3] } }));
    const taken = well(await ann.api.export());
    expect(taken.instructions).toContainEqual({ match: id, seat: 0, instructions: { cells: [3] } });
    expect(well(await bob.api.export()).instructions).not.toContainEqual(
      expect.objectContaining({ match: id }),
    );
  });
});

describe('times of the game', () => {
  const due = async (id: string) =>
    well(await ann.api.read<{ table: { due?: number } }>(id, 'table')).table.due;

  test('each decision has its own; what belongs together shares one', async () => {
    const { id } = await table({ paced: true });
    const began = clock;
    expect(await due(id)).toBe(began + 20_000);
    clock += 5000;
    well(await ann.api.do(id, 'act', { action: mark(0) }));
    well(await bob.api.do(id, 'act', { action: mark(1) }));
    expect(await due(id)).toBe(began + 20_000);
    clock += 5000;
    well(await ann.api.do(id, 'act', { action: mark(2) }));
    expect(await due(id)).toBe(clock + 40_000);
    clock += 5000;
    well(await bob.api.do(id, 'act', { action: mark(3) }));
    expect(await due(id)).toBe(clock + 40_000);
  });

  test('without it all decisions have the time of the table', async () => {
    const { id } = await table({ clock: 90 });
    expect(await due(id)).toBe(clock + 90_000);
    clock += 1000;
    well(await ann.api.do(id, 'act', { action: mark(0) }));
    expect(await due(id)).toBe(clock + 90_000);
  });

  test('XD-22.4 a dossier of Exodus has five minutes, whatever the table gives to other games', async () => {
    const players = ['me', 'random', 'random'];
    const { table: paced } = well(
      await ann.api.create({ game: 'exodus', seats: 3, players, paced: true, clock: 120 }),
    );
    expect(paced).toMatchObject({ paced: true, clock: 120, due: clock + 300_000 });
    const { table: plain } = well(await ann.api.create({ game: 'exodus', seats: 3, players, clock: 120 }));
    expect(plain).toMatchObject({ clock: 120, due: clock + 120_000 });
  });

  test('they are for live tables', async () => {
    const slow = await ann.api.create({ ...GAME, paced: true, clock: DAY });
    expect(slow).toMatchObject({ ok: false, error: { code: 'bad-option', field: 'paced' } });
  });
});

describe('matches over days', () => {
  const options = async (more: object) =>
    well(await ann.api.create({ game: 'exodus', seats: 3, ...more })).table.options.brisk;

  test('XD-22.1 brisk is on over days and off live, where nobody says otherwise', async () => {
    expect(await options({ clock: DAY })).toBe(true);
    expect(await options({ clock: DAY, options: { brisk: false } })).toBe(false);
    expect(await options({ clock: 300 })).toBe(false);
    expect(await options({})).toBe(false);
    expect(await options({ clock: 300, options: { brisk: true } })).toBe(true);
  });
});

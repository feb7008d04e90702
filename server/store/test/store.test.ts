// One suite for both databases: what is kept, what is refused, and what survives.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOut, POSTGRES, type Running, startPostgres } from '../../fault/databases.ts';
import {
  type Append,
  type MatchRow,
  openStore,
  type SeatRow,
  type Store,
  type StorePlace,
} from '../index.ts';

interface Place {
  place: StorePlace;
  stop(): Promise<void>;
}

function sqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'));
  return Promise.resolve({
    place: { file: join(folder, 'orrery.db') },
    stop: async () => rmSync(folder, { recursive: true }),
  });
}

async function postgres(): Promise<Place> {
  const running: Running = await startPostgres();
  return { place: { url: running.url, file: '' }, stop: () => running.stop() };
}

const marked = (cell: number) => ({ action: { type: 'mark', cell } });
const RULES = [{ id: 'tic-tac-toe', version: '1' }];
const SESSION = { id: 's', device: 'a phone', created: 1, seen: 1 };

suite('SQLite', sqlite);
if (POSTGRES) suite('PostgreSQL', postgres);
else test('PostgreSQL', () => leftOut('PostgreSQL'));

function suite(name: string, open: () => Promise<Place>): void {
  describe(`the store on ${name}`, () => {
    let at: Place;
    let store: Store;
    let made = 0;

    beforeAll(async () => {
      at = await open();
      store = await openStore(at.place);
    });
    afterAll(async () => {
      await store.close();
      await at.stop();
    });

    const table = async (
      change: Partial<MatchRow> = {},
      seats: Partial<SeatRow>[] = [{}, {}],
      holder?: string,
    ) => {
      const id = `match${++made}`;
      const row: MatchRow = {
        id,
        game: 'tic-tac-toe',
        rules: '1',
        options: { size: 3 },
        seats: seats.length,
        seed: 'secret',
        owner: 'ann',
        visibility: 'public',
        atZero: 'bot',
        level: 'sound',
        delay: 0,
        language: 'en',
        status: 'open',
        number: 0,
        seating: 0,
        awaited: [],
        created: 1,
        updated: 1,
        ...change,
      };
      const rows = seats.map(
        (seat, i): SeatRow => ({
          seat: i,
          kind: 'free',
          name: '',
          level: 'sound',
          resigned: false,
          ...seat,
        }),
      );
      await store.tables.create(row, rows, holder ? [{ seat: 0, player: holder }] : []);
      return row;
    };
    const line = (
      match: string,
      number: number,
      {
        seat = 0,
        submission,
        ...more
      }: Omit<Partial<Append>, 'seat'> & { seat?: number; submission?: string } = {},
    ): Append => ({
      match,
      status: 'playing',
      awaited: [1],
      lines: [
        {
          number,
          kind: 'act',
          seat,
          body: marked(number),
          told: [],
          learnt: false,
          at: 100 + number,
          ...(submission ? { submission } : {}),
        },
      ],
      ...more,
    });

    test('opens a second time and finds its tables', async () => {
      const row = await table();
      const again = await openStore(at.place);
      expect(await again.tables.match(row.id)).toEqual(row);
      await again.close();
    });

    test('several nodes may migrate at once', async () => {
      const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(at.place)));
      expect(await Promise.all(stores.map((one) => one.problem()))).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      await Promise.all(stores.map((one) => one.close()));
    });

    test('a table comes back as it was written', async () => {
      const row = await table({ clock: 300_000, visibility: 'link', awaited: [0, 1] });
      expect(await store.tables.match(row.id)).toEqual(row);
      expect(await store.seats.of(row.id)).toHaveLength(2);
      expect(await store.tables.match('nowhere')).toBeUndefined();
    });

    test('a record is read back in order, from any number on', async () => {
      const { id } = await table({ status: 'playing' });
      for (const n of [1, 2, 3]) expect(await store.records.append(line(id, n))).toBe(true);
      expect((await store.records.of(id)).map(({ number }) => number)).toEqual([1, 2, 3]);
      const [third, ...none] = await store.records.of(id, 2);
      expect(none).toEqual([]);
      expect(third).toEqual({
        number: 3,
        kind: 'act',
        seat: 0,
        body: marked(3),
        told: [],
        learnt: false,
        at: 103,
      });
    });

    test('the table tells what its last line says', async () => {
      const { id } = await table({ status: 'playing' });
      await store.records.append(line(id, 1, { awaited: [0, 1], due: 5000 }));
      expect(await store.tables.match(id)).toMatchObject({
        number: 1,
        awaited: [0, 1],
        due: 5000,
        updated: 101,
      });
      await store.records.append(line(id, 2, { awaited: [], status: 'over' }));
      const over = await store.tables.match(id);
      expect(over).toMatchObject({ number: 2, awaited: [], status: 'over' });
      expect(over?.due).toBeUndefined();
    });

    test('a number is given once: of many who want it one gets it, and the table stays theirs', async () => {
      const { id } = await table({ status: 'playing' });
      const tries = Array.from({ length: 20 }, (_, seat) =>
        store.records.append(line(id, 1, { seat, awaited: [seat] })),
      );
      const written = await Promise.all(tries);
      expect(written.filter(Boolean)).toHaveLength(1);
      const winner = written.indexOf(true);
      expect((await store.records.of(id)).map(({ seat }) => seat)).toEqual([winner]);
      expect((await store.tables.match(id))?.awaited).toEqual([winner]);
    });

    test('a submission is written once, whatever number it asks for', async () => {
      const { id } = await table({ status: 'playing' });
      expect(await store.records.append(line(id, 1, { submission: '0:x' }))).toBe(true);
      expect(await store.records.append(line(id, 2, { submission: '0:x' }))).toBe(false);
      expect(await store.records.append(line(id, 2, { submission: '0:y' }))).toBe(true);
      expect(await store.records.append(line(id, 3))).toBe(true);
      expect(await store.records.append(line(id, 4))).toBe(true);
      expect((await store.tables.match(id))?.number).toBe(4);
    });

    test('what may not be written leaves nothing behind, whatever is written beside it', async () => {
      const { id, seating } = await table({ status: 'playing' });
      const open = await table();
      const tries = [
        line(id, 2),
        line(open.id, 1),
        line('nowhere', 1),
        { ...line(id, 1), seating: seating + 1 },
        {
          ...line(id, 1),
          proposal: { next: undefined, instead: { of: { kind: 'pause', by: 0, agreed: [0] } as const } },
        },
        line(id, 1),
      ];
      const written = await Promise.all(tries.map((one) => store.records.append(one)));
      expect(written).toEqual([false, false, false, false, false, true]);
      for (const [match, lines] of [
        [id, 1],
        [open.id, 0],
        ['nowhere', 0],
      ] as const)
        expect(await store.records.of(match)).toHaveLength(lines);
      expect(await store.tables.match(id)).toMatchObject({ number: 1, seating });
    });

    test('a line that brings someone along is written with them, or not at all', async () => {
      const { id } = await table({ status: 'playing' });
      const coming = { seat: 0, level: 'sound', token: 'hash' } as const;
      const broken = { ...line(id, 1), coming: { ...coming, seat: null as unknown as number } };
      await expect(store.records.append(broken)).rejects.toThrow();
      expect(await store.records.of(id)).toEqual([]);
      expect(await store.tables.match(id)).toMatchObject({ number: 0 });
    });

    test('the same submission in another match is another one', async () => {
      const [one, other] = [await table({ status: 'playing' }), await table({ status: 'playing' })];
      expect(await store.records.append(line(one.id, 1, { submission: '0:x' }))).toBe(true);
      expect(await store.records.append(line(other.id, 1, { submission: '0:x' }))).toBe(true);
    });

    const sitDown = async ({ id }: { id: string }, seat: number, player: string) => {
      const [row, rows] = [await store.tables.match(id), await store.seats.of(id)];
      const known = rows[seat];
      if (row === undefined || known === undefined) throw new Error('there is no such seat');
      const taken: SeatRow = { ...known, kind: 'person', name: player, token: `hash ${player}` };
      return () => store.lobby.reseat(row, { seats: [taken], holders: [{ seat, player }] });
    };

    test('of many who know the same table one changes it, and the others write nothing', async () => {
      const row = await table();
      const names = Array.from({ length: 10 }, (_, i) => `p${i}`);
      const changes = await Promise.all(names.map((name, i) => sitDown(row, i % 2, name)));
      const taken = await Promise.all(changes.map((change) => change()));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const winner = taken.indexOf(true);
      const [seat, name] = [winner % 2, names[winner]];
      expect(await store.seats.holders(row.id)).toEqual([{ seat, player: name }]);
      expect((await store.seats.of(row.id))[seat]).toMatchObject({ kind: 'person', name });
      expect((await store.seats.of(row.id))[1 - seat]).toMatchObject({ kind: 'free' });
    });

    test('a table is put away only as it was known, and nobody sits down at one in play', async () => {
      const row = await table();
      const late = await sitDown(row, 1, 'late');
      expect(await (await sitDown(row, 0, 'eve'))()).toBe(true);
      expect(await store.lobby.remove(row)).toBe(false);
      expect(await late()).toBe(false);
      const begins = { status: 'playing', seed: 'mixed', awaited: [0], at: 50 } as const;
      const known = (await store.tables.match(row.id)) ?? row;
      const tries = [1, 2, 3].map(() => store.lobby.reseat(known, { seats: [], due: 900, begins }));
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      const begun = await store.tables.match(row.id);
      expect(begun).toMatchObject({ status: 'playing', seed: 'mixed', awaited: [0], due: 900, updated: 50 });
      expect(await (await sitDown(row, 1, 'late'))()).toBe(false);
      expect(await store.lobby.remove(begun ?? row)).toBe(false);
      const other = await table();
      expect(await store.lobby.remove(other)).toBe(true);
      expect(await store.tables.match(other.id)).toBeUndefined();
    });

    test('a match has one rematch', async () => {
      const over = await table({ status: 'over' });
      const tries = [1, 2, 3].map((n) => store.lobby.rematch(over, { ...over, id: `again${n}` }, [], []));
      const made = await Promise.all(tries);
      expect(made.filter(Boolean)).toHaveLength(1);
      const name = `again${made.indexOf(true) + 1}`;
      expect((await store.tables.match(over.id))?.rematch).toBe(name);
      const there = await store.tables.matches(['again1', 'again2', 'again3']);
      expect(there.map(({ id }) => id)).toEqual([name]);
    });

    test('a proposal is exchanged only for the one that is known', async () => {
      const { id } = await table({ status: 'playing' });
      const end = { kind: 'end', by: 0, agreed: [0] } as const;
      const both = { ...end, agreed: [0, 1] };
      expect(await store.tables.exchangeProposal(id, undefined, end)).toBe(true);
      expect(await store.tables.exchangeProposal(id, undefined, { ...end, by: 1, agreed: [1] })).toBe(false);
      expect(await store.tables.exchangeProposal(id, end, both)).toBe(true);
      expect(await store.tables.exchangeProposal(id, end, undefined)).toBe(false);
      expect((await store.tables.match(id))?.proposal).toEqual(both);
      expect(await store.tables.exchangeProposal(id, both, undefined)).toBe(true);
      expect((await store.tables.match(id))?.proposal).toBeUndefined();
    });

    test('public tables are listed, those by link are not', async () => {
      const [open, hidden] = [await table({ updated: 99 }), await table({ updated: 99, visibility: 'link' })];
      const full = await table({ updated: 99 }, [{ kind: 'person' }]);
      const offered = (await store.tables.offered(98)).map(({ id }) => id);
      expect(offered).toEqual([open.id]);
      expect(await store.tables.offered(99)).toEqual([]);
      const played = await table({ status: 'playing' });
      const watched = (await store.tables.listed('playing')).map(({ id }) => id);
      expect(watched).toContain(played.id);
      expect([...watched, ...offered]).not.toContain(full.id);
      expect(watched).not.toContain(hidden.id);
    });

    test('nobody’s many tables hide the others’ that can be joined', async () => {
      const alone = await table({ owner: 'bob', updated: 1000 });
      for (let n = 0; n < 210; n++) await table({ owner: 'eve', updated: 1001 + n });
      const offered = await store.tables.offered(999);
      expect(offered).toHaveLength(200);
      expect(offered.map(({ owner }) => owner).slice(0, 3)).toEqual(['eve', 'bob', 'eve']);
      expect(offered[1]?.id).toBe(alone.id);
    });

    test('a person finds the tables they sit at', async () => {
      const { id } = await table({}, [{}], 'eve');
      expect((await store.tables.heldBy('eve')).map((row) => row.id)).toContain(id);
    });

    test('what goes on comes before what is over, however old it is', async () => {
      const [old, over, fresh] = [
        await table({ status: 'playing', updated: 1 }, [{}], 'fay'),
        await table({ status: 'over', updated: 3 }, [{}], 'fay'),
        await table({ status: 'open', updated: 2 }, [{}], 'fay'),
      ];
      const found = (await store.tables.heldBy('fay')).map(({ id }) => id);
      expect(found).toEqual([fresh.id, old.id, over.id]);
    });

    test('clocks that ran out are found, those of finished matches are not', async () => {
      const { id } = await table({ status: 'playing' });
      await store.records.append(line(id, 1, { due: 1000 }));
      expect((await store.tables.dueBefore(999, RULES)).some((row) => row.id === id)).toBe(false);
      expect((await store.tables.dueBefore(1000, RULES)).some((row) => row.id === id)).toBe(true);
      await store.records.append(line(id, 2, { due: 1000, status: 'over' }));
      expect((await store.tables.dueBefore(1000, RULES)).some((row) => row.id === id)).toBe(false);
    });

    test('the newest snapshot that is not past a point', async () => {
      const { id } = await table();
      await store.records.saveSnapshot(id, { number: 10, count: 10, state: { turn: 10 } });
      await store.records.saveSnapshot(id, { number: 24, count: 20, state: { turn: 20 } });
      expect(await store.records.snapshot(id, 9, 9)).toBeUndefined();
      expect((await store.records.snapshot(id, 30, 30))?.state).toEqual({ turn: 20 });
      expect((await store.records.snapshot(id, 30, 19))?.number).toBe(10);
    });

    test('what is said is numbered without gaps, also at the same moment', async () => {
      const { id } = await table();
      const said = { channel: 'table', seat: 0, player: 'ann', name: 'Ann', at: 5 };
      await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.talk.say(id, { ...said, text })));
      expect((await store.talk.since(id, 0)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
      expect((await store.talk.since(id, 3)).map(({ number }) => number)).toEqual([4]);
    });

    test('a person who is forgotten leaves moves but neither name nor words', async () => {
      await store.people.create({ id: 'zoe', name: 'Zoe', created: 1 });
      await store.people.openSession('hash of zoe', { ...SESSION, player: 'zoe' });
      const { id } = await table({ status: 'playing' }, [{}, {}], 'zoe');
      await store.seats.change(id, 0, { kind: 'person', name: 'Zoe', token: 'h' });
      await store.records.append(line(id, 1));
      await store.talk.say(id, {
        channel: 'table',
        seat: 0,
        player: 'zoe',
        name: 'Zoe',
        text: 'hello',
        at: 1,
      });
      await store.people.forgetAt('zoe', id, 'someone');
      await store.people.forget('zoe', 'someone', []);
      expect(await store.people.playerOf('hash of zoe')).toBeUndefined();
      expect(
        JSON.stringify([
          await store.seats.of(id),
          await store.talk.since(id, 0),
          await store.seats.holders(id),
        ]),
      ).not.toMatch(/zoe|hello/i);
      expect((await store.seats.of(id))[0]?.kind).toBe('away');
      expect(await store.records.of(id)).toHaveLength(1);
    });
  });
}

// A server with other rules than a match was begun under: the match is kept, can be read, ended and taken along.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '#client';
import { type GameWithBots, Match, type MatchRecord, same } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { allReady, begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';
import { onBothStores, type Place } from './kit/stores.ts';

const NEWER: GameWithBots = { ...(ticTacToe as GameWithBots), version: '99.0.0' };
const LATER: GameWithBots = { ...NEWER, former: { [ticTacToe.version]: '0.1.0' } };
/** Later rules in which the first corner is nobody's. */
const { mark: marking } = ticTacToe.verbs;
const STRICTER: GameWithBots = {
  ...LATER,
  verbs: { mark: { ...marking, check: (_, action) => (same(action, mark(0)) ? NO_CORNER : undefined) } },
} as GameWithBots;
/** Later rules under which the same actions come to something else. */
const TALKATIVE: GameWithBots = {
  ...LATER,
  verbs: {
    mark: {
      ...marking,
      do(g, action, seat, ...rest) {
        marking.do(g, action, seat, ...rest);
        g.tell({ type: 'marked', seat, cell: 8 });
      },
    },
  } satisfies typeof ticTacToe.verbs,
} as GameWithBots;
const GONE = { ok: false, error: { code: 'gone', message: 'nobody is there' } } as const;
const NO_CORNER = { rule: 'TT-1.1', code: 'taken' };

/** How a board stands after these, in turn. */
function positionAfter(...marks: readonly ReturnType<typeof mark>[]): object {
  const started = Match.start(ticTacToe, { seats: 2, random: { kind: 'keyed', seed: '0' } });
  if (!started.ok) throw new Error(started.refusal.message);
  for (const [i, action] of marks.entries()) started.match.act(i % 2, action);
  return started.match.state;
}

onBothStores('an upgrade', (open) => {
  let at: Place;
  let folder: string;
  let hosted: Hosted;
  let clock = 1_800_000_000_000;
  let people: Person[] = [];

  const start = (games: readonly GameWithBots[]) =>
    host({
      games,
      now: () => clock,
      file: join(folder, 'orrery.db'),
      reach: { hooks: 'off', providers: [] },
      ...(at.database ? { database: at.database } : {}),
    });
  /** The same people at a server that has these games. */
  const upgrade = async (games: readonly GameWithBots[]) => {
    for (const person of people) person.close();
    await hosted.close();
    hosted = await start(games);
    people = people.map(({ api }) => Person.known(api.session ?? '', hosted.url));
    return people as [Person, Person];
  };

  beforeAll(async () => {
    at = await open();
    folder = mkdtempSync(join(tmpdir(), 'orrery-upgrade-'));
  });
  afterEach(async () => {
    for (const person of people) person.close();
    people = [];
    await hosted.close();
  });
  afterAll(async () => {
    await at.stop();
    rmSync(folder, { recursive: true });
  });

  /** A match of two with a clock, two actions old, and one line of talk. */
  const played = async () => {
    hosted = await start([ticTacToe as GameWithBots]);
    const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
    people = [ann, bob];
    const table = await begun({ game: 'tic-tac-toe', seats: 2, clock: 3600 }, ann, bob);
    well(await ann.api.do(table.id, 'act', { action: mark(4), version: 0 }));
    well(await bob.api.do(table.id, 'act', { action: mark(0), version: 1 }));
    well(await bob.api.do(table.id, 'chat', { text: 'to be continued' }));
    return table.id;
  };

  describe('to later rules that know the former', () => {
    test('a running match goes on under them, with its clock', async () => {
      const match = await played();
      const [ann] = await upgrade([LATER]);
      await vi.waitFor(async () =>
        expect(await hosted.online.store.tables.match(match)).toMatchObject({ rules: LATER.version }),
      );
      const { table } = well(await ann.api.read<{ table: TableInfo }>(match, 'table'));
      expect(table).toMatchObject({ status: 'playing', rules: LATER.version, yours: [0] });
      expect(table.frozen).toBeUndefined();
      well(await ann.api.do(match, 'act', { action: mark(1), version: 2 }));
      clock += 7_200_000;
      await hosted.online.tick();
      expect(await hosted.online.store.records.of(match)).toHaveLength(4);
      expect(hosted.troubles).toEqual([]);
    });

    test('one whose record they refuse rests, and says which release plays it', async () => {
      const match = await played();
      const [ann] = await upgrade([STRICTER]);
      const refused = await ann.api.do(match, 'act', { action: mark(1), version: 2 });
      expect(refused).toMatchObject({
        error: {
          code: 'bad-record',
          message: expect.stringMatching(/line 2: .* kept as it is: Orrery 0\.1\.0 plays it$/),
        },
      });
      const [listed] = well(await ann.api.tables('mine')).tables;
      expect(listed).toMatchObject({ id: match, frozen: true, rules: ticTacToe.version });
      well(await ann.api.read(match, 'history'));
    });

    test('one that they lead to another position rests', async () => {
      const match = await played();
      const { store } = hosted.online;
      const state = { ...positionAfter(mark(4), mark(0)), turn: 1 };
      await store.records.saveSnapshot(match, { number: 2, count: 2, state });
      const [ann] = await upgrade([LATER]);
      expect(await ann.api.do(match, 'act', { action: mark(1), version: 2 })).toMatchObject({
        error: { message: expect.stringContaining('line 2 leads to another position') },
      });
    });

    test('one in which they tell something else rests, though its actions are allowed', async () => {
      const match = await played();
      const [ann] = await upgrade([TALKATIVE]);
      expect(await ann.api.do(match, 'act', { action: mark(1), version: 2 })).toMatchObject({
        error: { message: expect.stringContaining('line 1: it tells something else now') },
      });
      expect(await hosted.online.store.tables.match(match)).toMatchObject({ rules: ticTacToe.version });
    });

    test('one that is over is shown, and stays one of the rules it was played under', async () => {
      const match = await played();
      for (const [i, cell] of [3, 1, 5].entries())
        well((await people[i % 2]?.api.do(match, 'act', { action: mark(cell), version: 2 + i })) ?? GONE);
      const [ann] = await upgrade([LATER]);
      const { table } = well(await ann.api.read<{ table: TableInfo }>(match, 'table'));
      expect(table).toMatchObject({ status: 'over', rules: ticTacToe.version });
      expect(table.frozen).toBeUndefined();
      well(await ann.api.read(match, 'view'));
      const { record } = well(await ann.api.read<{ record: MatchRecord }>(match, 'record'));
      expect(record.rules).toBe(ticTacToe.version);
      expect(Match.replay(ticTacToe, record).ok).toBe(true);
      expect(await hosted.online.store.tables.match(match)).toMatchObject({ rules: ticTacToe.version });
    });

    test('one that comes by the same position goes on', async () => {
      const match = await played();
      const state = positionAfter(mark(4), mark(0));
      await hosted.online.store.records.saveSnapshot(match, { number: 2, count: 2, state });
      const [ann] = await upgrade([LATER]);
      well(await ann.api.do(match, 'act', { action: mark(1), version: 2 }));
    });
  });

  describe('to other rules', () => {
    test('a running match says clearly why it does not go on, and can be read as before', async () => {
      const match = await played();
      const [ann, bob] = await upgrade([NEWER]);
      const { table } = well(await ann.api.read<{ table: TableInfo }>(match, 'table'));
      expect(table).toMatchObject({ frozen: true, status: 'playing', rules: ticTacToe.version, yours: [0] });
      const [listed] = well(await ann.api.tables('mine')).tables;
      expect(listed).toMatchObject({ id: match, frozen: true });
      const refused = await ann.api.do(match, 'act', { action: mark(1), version: 2 });
      expect(refused).toMatchObject({
        error: {
          code: 'bad-record',
          message: expect.stringMatching(/rules .* this server has rules 99\.0\.0.* kept as it is/),
        },
      });
      for (const op of ['undo', 'resign', 'away', 'resume']) {
        expect(codeOf(await ann.api.do(match, op)), op).toBe('bad-record');
      }
      const { changes } = well(
        await bob.api.read<{ changes: { seat: number; action?: object }[] }>(match, 'history'),
      );
      expect(changes.map(({ seat }) => seat)).toEqual([0, 1]);
      expect(changes[1]?.action).toEqual(mark(0));
      expect(JSON.stringify(well(await ann.api.read(match, 'talk')))).toContain('to be continued');
      well(await ann.api.do(match, 'chat', { text: 'what now?' }));
      bob.watch(match);
      await bob.until(() => bob.tables.get(match)?.frozen === true && bob.lines.includes('Ann: what now?'));
      expect(codeOf(await bob.api.read(match, 'record'))).toBe('forbidden');
    });

    test('its clock stands still, and those of other matches do not', async () => {
      const match = await played();
      const [ann] = await upgrade([NEWER]);
      const other = well(
        await ann.api.create({ game: 'tic-tac-toe', seats: 1 + 1, clock: 3600, players: ['me', 'me'] }),
      );
      clock += 7_200_000;
      await hosted.online.tick();
      expect(await hosted.online.store.records.of(match)).toHaveLength(2);
      expect(await hosted.online.store.records.of(other.table.id)).toHaveLength(1);
      expect(hosted.troubles).toEqual([]);
    });

    test('its players can end it by agreement; then the whole record can be taken along and replays where its rules are', async () => {
      const match = await played();
      const [ann, bob] = await upgrade([NEWER]);
      expect(codeOf(await ann.api.do(match, 'propose', { kind: 'pause' }))).toBe('bad-record');
      well(await ann.api.do(match, 'propose', { kind: 'end' }));
      well(await bob.api.do(match, 'answer', { agree: true }));
      const { record } = well(await ann.api.read<{ record: MatchRecord }>(match, 'record'));
      expect(record).toMatchObject({ game: 'tic-tac-toe', rules: ticTacToe.version, seats: 2 });
      expect(record.actions).toEqual([
        [0, mark(4)],
        [1, mark(0)],
      ]);
      expect(Match.replay(ticTacToe, record).ok).toBe(true);
      const again = well(await ann.api.do<{ table: TableInfo }>(match, 'rematch')).table;
      expect(again).toMatchObject({ rules: '99.0.0', status: 'open' });
      well(await bob.api.do(again.id, 'join'));
      await allReady(again.id, ann, bob);
      well(await ann.api.do(again.id, 'act', { action: mark(4), version: 0 }));
    });

    test('back at the rules it began under, it goes on as if nothing had been', async () => {
      const match = await played();
      await upgrade([NEWER]);
      const [ann] = await upgrade([ticTacToe as GameWithBots]);
      well(await ann.api.do(match, 'act', { action: mark(1), version: 2 }));
      expect(well(await ann.api.read<{ table: TableInfo }>(match, 'table')).table.frozen).toBeUndefined();
    });

    test('a table at which nothing was played yet begins under the new rules', async () => {
      hosted = await start([ticTacToe as GameWithBots]);
      const [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
      people = [ann, bob];
      const { table } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
      const [early, late] = await upgrade([NEWER]);
      well(await late.dice.join(table.id));
      const joined = await allReady(table.id, early, late);
      expect(joined).toMatchObject({ status: 'playing', rules: '99.0.0' });
      expect(joined.frozen).toBeUndefined();
    });

    test('what nobody comes back to ends in time like any other', async () => {
      const match = await played();
      await upgrade([NEWER]);
      const { endAbandoned } = await import('../matches/ending.ts');
      clock += 61 * 24 * 3_600_000;
      await endAbandoned(hosted.online.house);
      expect(await hosted.online.store.tables.match(match)).toMatchObject({
        status: 'over',
        ended: 'abandoned',
      });
    });
  });

  test('a server without the game keeps its matches too', async () => {
    const match = await played();
    const [ann] = await upgrade([]);
    const { table } = well(await ann.api.read<{ table: TableInfo }>(match, 'table'));
    expect(table.frozen).toBe(true);
    expect(await ann.api.do(match, 'act', { action: mark(1) })).toMatchObject({
      error: { code: 'bad-record', message: expect.stringContaining('does not have this game') },
    });
  });

  test('a record that does not play out is kept and shown as it is', async () => {
    const match = await played();
    const { store } = hosted.online;
    // As a bug in the rules, or a hand in the database, would leave it.
    await store.records.append({
      match,
      status: 'playing',
      awaited: [1],
      lines: [
        {
          number: 3,
          kind: 'act',
          seat: 0,
          body: { action: mark(4) },
          told: [],
          learnt: false,
          at: clock,
        },
      ],
    });
    const [ann] = await upgrade([ticTacToe as GameWithBots]);
    const { table } = well(await ann.api.read<{ table: TableInfo }>(match, 'table'));
    expect(table.frozen).toBe(true);
    expect(codeOf(await ann.api.do(match, 'act', { action: mark(1) }))).toBe('bad-record');
    expect(hosted.troubles).toEqual([]);
  });
});

// Who comes to a match in play and who leaves it for good, where the rules have that: Exoworld Survival, between turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import { type GameWithBots, judgeDice, Match, type MatchRecord } from '#engine';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { colony, truth, turnBegins, whoseTurn } from './kit/colony.ts';
import { begun, codeOf, type Hosted, host, Person, well } from './kit/server.ts';

const GAMES = [ticTacToe, exoworld] as unknown as readonly GameWithBots[];
const folder = mkdtempSync(join(tmpdir(), 'orrery-comings-'));
const terms = { games: GAMES, now: () => clock, file: join(folder, 'orrery.db') };

let clock = 1_800_000_000_000;
let hosted: Hosted;
let ann: Person;
let bob: Person;
let cy: Person;
let dan: Person;

beforeAll(async () => {
  hosted = await host(terms);
  [ann, bob, cy, dan] = (await Promise.all(
    ['Ann', 'Bob', 'Cy', 'Dan'].map((name) => Person.named(name, hosted.url)),
  )) as [Person, Person, Person, Person];
});
afterEach(() => expect(hosted.troubles).toEqual([]));
afterAll(async () => {
  for (const person of [ann, bob, cy, dan]) person.close();
  await hosted.close();
  rmSync(folder, { recursive: true });
});

type Welcomed = { seat: number; version: number; token: string };
const house = () => hosted.online.house;
const welcome = async (by: Person, match: string, fields: object = {}) =>
  well(await by.api.do<Welcomed>(match, 'welcome', { ...fields }));
const tableOf = async (who: Person, match: string) =>
  well(await who.api.read<{ table: TableInfo }>(match, 'table')).table;
const messageOf = (answer: { ok: boolean; error?: { message: string } }) => answer.error?.message;

/** The table's people agree to end it, and its record is shown. */
async function recordOf(match: string, ...people: readonly Person[]): Promise<MatchRecord> {
  for (const person of people) await person.api.do(match, 'propose', { kind: 'end' });
  const [first] = people;
  return well(await (first ?? ann).api.read<{ record: MatchRecord }>(match, 'record')).record;
}

describe('a newcomer', () => {
  test('is seated by who set the table up; a bot plays the seat until a person takes it', async () => {
    const match = await colony(house(), [ann, bob]);
    for (const [person, how] of [
      [bob, {}],
      [cy, { seat: 'spectator', as: 'position' }],
    ] as const) {
      person.watch(match, how);
      await person.until(() => person.version(match) >= 0);
    }
    const { seat, version } = await welcome(ann, match);
    expect(seat).toBe(2);
    // Pages that are open hear of it, those who watch too.
    for (const person of [bob, cy]) {
      await person.until(() => person.tables.get(match)?.seats.length === 3);
      await person.until(() => person.version(match) >= version);
      expect(person.tables.get(match)?.seats[2]).toMatchObject({
        kind: 'bot',
        level: 'random',
        offered: true,
      });
    }
    expect(cy.standing.get(match)?.position).toMatchObject({ seats: 3 });
    const told = cy.standing.get(match)?.changes.flatMap(({ events }) => events);
    expect(told).toContainEqual(expect.objectContaining({ type: 'joined', seat: 2 }));
    const lines = await hosted.online.store.records.of(match);
    expect(lines[version - 1]).toMatchObject({ number: version, kind: 'act', seat: -1, learnt: true });

    const { seat: taken, table } = well(await cy.api.do<{ seat: number; table: TableInfo }>(match, 'join'));
    expect(taken).toBe(2);
    expect(table).toMatchObject({ yours: [2], owner: false });
    await bob.until(() => bob.tables.get(match)?.seats[2]?.name === 'Cy');
    expect(bob.tables.get(match)?.seats[2]).toEqual({ seat: 2, kind: 'person', name: 'Cy' });
    const { turn } = await truth(house(), match);
    await turnBegins(house(), match, [ann, bob, cy], turn + 2);
    const acted = await hosted.online.store.records.of(match);
    expect(acted.some((line) => line.seat === 2 && line.number > version)).toBe(true);
    // Nobody else finds a seat there.
    expect(codeOf(await dan.api.do(match, 'join'))).toBe('seat-taken');
    expect(codeOf(await dan.api.do(match, 'join', { seat: 2 }))).toBe('seat-taken');
  });

  test('comes by the link of the seat, which is good for one', async () => {
    const match = await colony(house(), [ann, bob]);
    const { seat, token } = await welcome(ann, match, { level: 'easy' });
    expect((await tableOf(bob, match)).seats[seat]).toMatchObject({ kind: 'bot', level: 'easy' });
    expect(well(await cy.api.do<{ seat: number }>(match, 'claim', { token })).seat).toBe(seat);
    expect(codeOf(await dan.api.do(match, 'claim', { token }))).toBe('forbidden');
    expect(codeOf(await ann.api.do(match, 'claim', { token }))).toBe('forbidden');
    // The seat is theirs as if they had sat there from the start.
    expect(await hosted.online.store.seats.holders(match)).toContainEqual(
      expect.not.objectContaining({ seat, link: expect.anything() }),
    );
    const own = well(await cy.api.do<{ token: string }>(match, 'link')).token;
    expect(well(await dan.api.do<{ seat: number }>(match, 'claim', { token: own })).seat).toBe(seat);
    expect(codeOf(await dan.api.do(match, 'depart', { seat }))).toBe('forbidden');
    well(await dan.api.do(match, 'leave', { seat }));
    expect((await tableOf(ann, match)).seats[seat]).toMatchObject({ kind: 'person', name: 'Cy' });
  });

  test('is asked for once by the same submission', async () => {
    const match = await colony(house(), [ann, bob]);
    const first = await welcome(ann, match, { submission: 'one' });
    const again = await welcome(ann, match, { submission: 'one' });
    expect(again).toEqual({ ok: true, seat: first.seat, version: first.version });
    expect((await tableOf(ann, match)).seats).toHaveLength(3);
  });

  test('is refused in words: to others, in the midst of a turn, at a full table, in a pause, too late', async () => {
    const match = await colony(house(), [ann, bob]);
    expect(codeOf(await bob.api.do(match, 'welcome'))).toBe('forbidden');
    expect(codeOf(await cy.api.do(match, 'welcome'))).toBe('forbidden');
    const { version } = await welcome(ann, match);
    expect(codeOf(await ann.api.do(match, 'welcome', { version: version - 1 }))).toBe('stale');
    await welcome(ann, match, { version });
    expect((await welcome(ann, match)).seat).toBe(4);
    expect(await ann.api.do(match, 'welcome')).toMatchObject({
      error: { code: 'illegal-action', rule: 'XW-8.2', message: 'Five players are the most.' },
    });

    const small = await colony(house(), [ann, bob]);
    const current = await whoseTurn(house(), small, [ann, bob]);
    well(await current.api.do(small, 'act', { action: { type: 'recycle' } }));
    expect(await ann.api.do(small, 'welcome')).toMatchObject({
      error: {
        code: 'illegal-action',
        rule: 'XW-8.2',
        message: 'Players join and leave between turns only.',
      },
    });
    await turnBegins(house(), small, [ann, bob], (await truth(house(), small)).turn);
    for (const { api } of [ann, bob]) well(await api.do(small, 'propose', { kind: 'pause' }));
    expect(codeOf(await ann.api.do(small, 'welcome'))).toBe('paused');
    well(await ann.api.do(small, 'resume'));
    await recordOf(small, ann, bob);
    expect(codeOf(await ann.api.do(small, 'welcome'))).toBe('over');
  });

  test('is refused before the first turn, alone, and in games that know of none', async () => {
    const { id } = await begun({ game: 'exoworld', seats: 2 }, ann, bob);
    const early = await ann.api.do(id, 'welcome');
    expect(codeOf(early)).toBe('not-your-turn');
    expect(messageOf(early)).toContain('between turns');
    const alone = well(await ann.dice.create({ game: 'exoworld', seats: 1, players: ['me'] })).table.id;
    expect(codeOf(await ann.api.do(alone, 'welcome'))).not.toBe('ok');
    const other = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
    for (const op of ['welcome', 'depart']) {
      const refused = await ann.api.do(other.id, op);
      expect(codeOf(refused)).toBe('bad-request');
      expect(messageOf(refused)).toContain('in this game nobody joins or leaves');
    }
  });

  test('winds up nobody’s clock; who takes the seat in its turn gets the time for it', async () => {
    const match = await colony(house(), [ann, bob], { clock: 300 });
    const { due } = await tableOf(ann, match);
    clock += 60_000;
    const { seat } = await welcome(ann, match);
    expect((await tableOf(ann, match)).due).toBe(due);
    well(await bob.api.do(match, 'away'));
    well(await cy.api.do(match, 'join', { seat }));
    expect((await tableOf(ann, match)).seats[seat]).toMatchObject({ kind: 'person', name: 'Cy' });
  });

  test('takes back nothing: what was played before a seat was added stays', async () => {
    const match = await colony(house(), [ann, bob]);
    const current = await whoseTurn(house(), match, [ann, bob]);
    await welcome(ann, match);
    expect(codeOf(await current.api.do(match, 'undo'))).toBe('nothing-to-undo');
    const proposed = await current.api.do(match, 'propose', { kind: 'undo' });
    expect(codeOf(proposed)).toBe('nothing-to-undo');
    expect(messageOf(proposed)).toContain('someone has joined or left since');
    well(await current.api.do(match, 'act', { action: { type: 'recycle' } }));
    well(await current.api.do(match, 'propose', { kind: 'undo' }));
    expect((await tableOf(ann, match)).proposal).toMatchObject({ kind: 'undo' });
  });
});

describe('who leaves for good', () => {
  test('closes the seat: it is asked nothing, held by nobody, and open to nobody', async () => {
    const match = await colony(house(), [ann, bob, cy]);
    const { token } = well(await cy.api.do<{ token: string }>(match, 'link'));
    cy.watch(match);
    await cy.until(() => cy.version(match) >= 0);
    const { version } = well(await cy.api.do<{ version: number }>(match, 'depart'));
    await cy.until(() => cy.tables.get(match)?.seats[2]?.kind === 'closed');
    expect(cy.tables.get(match)).toMatchObject({ yours: [], status: 'playing' });
    expect((await tableOf(ann, match)).seats[2]).toMatchObject({ kind: 'closed', name: 'Cy' });
    expect((await hosted.online.store.records.of(match))[version - 1]).toMatchObject({
      kind: 'act',
      seat: -1,
      body: { action: { type: 'leave', seat: 2 } },
    });
    for (const [op, fields] of [
      ['act', { action: { type: 'end' } }],
      ['back', {}],
      ['away', {}],
      ['resign', {}],
      ['link', {}],
      ['propose', { kind: 'pause' }],
    ] as const)
      expect(codeOf(await cy.api.do(match, op, { seat: 2, ...fields })), op).toBe('forbidden');
    expect(codeOf(await dan.api.do(match, 'claim', { token }))).toBe('forbidden');
    expect(codeOf(await dan.api.do(match, 'join', { seat: 2 }))).toBe('seat-taken');
    // They look on as anyone may.
    expect(well(await cy.api.read<{ seat: number }>(match, 'view')).seat).toBe(-2);
    expect(codeOf(await cy.api.read(match, 'view', { seat: 2 }))).toBe('forbidden');
    const { turn } = await truth(house(), match);
    await turnBegins(house(), match, [ann, bob], turn + 2);
    const lines = await hosted.online.store.records.of(match);
    expect(lines.filter(({ seat, number }) => seat === 2 && number > version)).toEqual([]);
    // What the others agree on needs nobody else.
    well(await ann.api.do(match, 'propose', { kind: 'pause' }));
    well(await bob.api.do(match, 'answer', { agree: true }));
    expect(await tableOf(cy, match)).toMatchObject({ paused: true });
  });

  test('is refused in words: as one of two, in the midst of a turn, as the only person, for another', async () => {
    const two = await colony(house(), [ann, bob]);
    expect(await ann.api.do(two, 'depart')).toMatchObject({
      error: { code: 'illegal-action', rule: 'XW-8.2', message: 'Two players must stay.' },
    });
    const three = await colony(house(), [ann, bob, cy]);
    expect(codeOf(await ann.api.do(three, 'depart', { seat: 1 }))).toBe('forbidden');
    expect(codeOf(await dan.api.do(three, 'depart'))).toBe('forbidden');
    const current = await whoseTurn(house(), three, [ann, bob, cy]);
    well(await current.api.do(three, 'act', { action: { type: 'recycle' } }));
    expect(await cy.api.do(three, 'depart')).toMatchObject({ error: { rule: 'XW-8.2' } });
    const bots = await colony(house(), [ann], { seats: 3, players: ['me', 'random', 'random'] });
    expect(messageOf(await ann.api.do(bots, 'depart'))).toContain('the only person');
  });

  test('in their own turn passes it on; who set the table up passes that on too', async () => {
    const match = await colony(house(), [ann, bob, cy], { clock: 300 });
    clock += 60_000;
    well(await ann.api.do(match, 'depart'));
    const { current } = await truth(house(), match);
    expect(current).toBe(1);
    const table = await tableOf(bob, match);
    expect(table).toMatchObject({ awaited: [1], owner: true, due: clock + 300_000 });
    expect(codeOf(await ann.api.do(match, 'welcome'))).toBe('forbidden');
    expect((await welcome(bob, match)).seat).toBe(3);
  });

  test('may be a bot that who set the table up sees off, also one that somebody resigned to', async () => {
    const match = await colony(house(), [ann, bob, cy]);
    const { seat } = await welcome(ann, match);
    expect(codeOf(await bob.api.do(match, 'depart', { seat }))).toBe('forbidden');
    well(await ann.api.do(match, 'depart', { seat }));
    expect((await tableOf(ann, match)).seats[seat]?.kind).toBe('closed');
    expect(codeOf(await dan.api.do(match, 'join', { seat }))).toBe('seat-taken');
    well(await cy.api.do(match, 'resign'));
    expect(codeOf(await cy.api.do(match, 'depart', { seat: 2 }))).toBe('forbidden');
    well(await ann.api.do(match, 'depart', { seat: 2 }));
    expect((await tableOf(ann, match)).seats[2]).toMatchObject({ kind: 'closed', resigned: true });
    expect(codeOf(await ann.api.do(match, 'depart', { seat: 2 }))).toBe('illegal-action');
  });

  test('at a table of five leaves the number to who comes next, and nothing else of it', async () => {
    const match = await colony(house(), [ann, bob, cy], {
      seats: 5,
      players: ['me', 'free', 'free', 'random', 'random'],
    });
    const before = (await hosted.online.store.seats.of(match))[2];
    well(await cy.api.do(match, 'depart'));
    const { seat } = await welcome(ann, match);
    expect(seat).toBe(2);
    well(await dan.api.do(match, 'join', { seat }));
    expect(codeOf(await cy.api.do(match, 'act', { seat: 2, action: { type: 'end' } }))).toBe('forbidden');
    const after = (await hosted.online.store.seats.of(match))[2];
    expect(after).toMatchObject({ kind: 'person', name: 'Dan' });
    // What the seat put into the dice is part of the match.
    expect(after?.reveal).toBe(before?.reveal);
    const record = await recordOf(match, ann, bob, dan);
    expect(record.dice && judgeDice(record.dice, record.random.seed)).toMatchObject({
      broken: [],
      mixed: true,
    });
  });

  test('leaves nothing of what the seat knew to who comes next', async () => {
    const match = await colony(house(), [ann, bob, cy], {
      seats: 5,
      players: ['me', 'free', 'free', 'random', 'random'],
      options: { first: 3, incommunication: true },
    });
    well(await cy.api.do(match, 'act', { action: { type: 'draw', card: 'deck' } }));
    await turnBegins(house(), match, [ann, bob, cy], 1);
    type Heard = { opening: object[]; changes: { number: number; events: object[]; action?: object }[] };
    const before = well(await cy.api.read<Heard>(match, 'history'));
    const known = well(await dan.api.read<Heard>(match, 'history'));
    expect(JSON.stringify(before)).not.toBe(JSON.stringify(known));
    well(await cy.api.do(match, 'depart'));
    const { version } = await welcome(ann, match);
    well(await dan.api.do(match, 'join'));
    const after = well(await dan.api.read<Heard>(match, 'history'));
    expect(after.opening).toEqual(known.opening);
    expect(after.changes.slice(0, known.changes.length)).toEqual(known.changes);
    // What the seat was dealt when it was added is its own.
    expect(JSON.stringify(after.changes[version - 1])).not.toBe(
      JSON.stringify(well(await bob.api.read<Heard>(match, 'history')).changes[version - 1]),
    );
    for (const as of ['view', 'position']) {
      const past = (who: Person, seat?: 'spectator') =>
        who.api.read<{ moments: object[] }>(match, 'past', { from: 0, as, ...(seat ? { seat } : {}) });
      const [first] = well(await past(dan)).moments;
      expect(first).toEqual(well(await past(bob, 'spectator')).moments[0]);
    }
  });

  test('is not waited for when the others play again: they move up', async () => {
    const match = await colony(house(), [ann, bob, cy]);
    await welcome(ann, match);
    well(await dan.api.do(match, 'join'));
    well(await bob.api.do(match, 'depart'));
    await recordOf(match, ann, cy, dan);
    expect(codeOf(await bob.api.do(match, 'rematch'))).toBe('forbidden');
    const { table } = well(await ann.api.do<{ table: TableInfo }>(match, 'rematch'));
    expect(table.seats.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Ann'],
      [1, 'Cy'],
      [2, 'Dan'],
    ]);
    expect((await tableOf(dan, table.id)).invited).toEqual([2]);
  });

  test('is forgotten there too', async () => {
    const eve = await Person.named('Eve', hosted.url);
    const match = await colony(house(), [ann, bob, eve]);
    well(await eve.api.do(match, 'depart'));
    well(await eve.api.forget());
    expect(JSON.stringify(await hosted.online.store.seats.of(match))).not.toContain('Eve');
    eve.close();
  });
});

describe('a match with other seats than it began with', () => {
  test('goes on after a restart, can be looked back on, and its record replays with its dice', async () => {
    const match = await colony(house(), [ann, bob, cy], { delay: 30 });
    const { seat } = await welcome(ann, match);
    const { turn } = await truth(house(), match);
    await turnBegins(house(), match, [ann, bob, cy], turn);
    well(await cy.api.do(match, 'depart'));
    const state = await truth(house(), match);
    // A second server on the same file has nothing but what is written.
    const again = await host(terms);
    const people = [ann, bob, dan].map(({ api }) => Person.known(api.session ?? '', again.url));
    const [anna, bobby, danny] = people as [Person, Person, Person];
    expect(await truth(again.online.house, match)).toEqual(state);
    well(await danny.api.do(match, 'join', { seat }));
    await turnBegins(again.online.house, match, [anna, bobby, danny], state.turn + 1);
    expect((await tableOf(anna, match)).seats.map(({ kind }) => kind)).toEqual([
      ...['person', 'person', 'closed', 'person'],
    ]);
    const first = well(
      await anna.api.read<{ moments: { seats: number }[] }>(match, 'past', { from: 0, as: 'position' }),
    );
    expect(first.moments[0]).toMatchObject({ seats: 3 });
    // Who watches later sees how it was before they came.
    const late = well(await cy.api.read<{ version: number }>(match, 'history'));
    expect(late.version).toBe(0);
    const record = await recordOf(match, anna, bobby, danny);
    expect(record.seats).toBe(3);
    expect(record.actions.filter(([by]) => by === -1)).toEqual([
      [-1, { type: 'join' }],
      [-1, { type: 'leave', seat: 2 }],
    ]);
    const replayed = Match.replay(exoworld as unknown as GameWithBots, record);
    expect(replayed.ok).toBe(true);
    expect(record.dice && judgeDice(record.dice, record.random.seed)).toMatchObject({
      broken: [],
      mixed: true,
    });
    expect(record.dice?.seats.map((one) => one.seat)).toEqual([0, 1, 2]);
    for (const person of people) person.close();
    expect(again.troubles).toEqual([]);
    await again.close();
  });
});

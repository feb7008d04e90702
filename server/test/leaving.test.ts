// Who stops playing: away and back, lost connections, resigning, and who plays on for them.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import type { GameWithBots, MatchRecord } from '#engine';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { eosRise } from '#games/eos-rise/index.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { GRACE, lookForLost } from '../matches/presence.ts';
import { begun, codeOf, type Hosted, host, mark, Person, well } from './kit/server.ts';

const GAMES = [ticTacToe, sealedBids, exoworld, eosRise] as unknown as readonly GameWithBots[];

let clock = 1_800_000_000_000;
let hosted: Hosted;
let ann: Person;
let bob: Person;
let cy: Person;

beforeAll(async () => {
  hosted = await host({ games: GAMES, now: () => clock, reach: { hooks: 'off', providers: [] } });
  [ann, bob, cy] = (await Promise.all(
    ['Ann', 'Bob', 'Cy'].map((name) => Person.named(name, hosted.url)),
  )) as [Person, Person, Person];
});
afterEach(() => expect(hosted.troubles).toEqual([]));
afterAll(async () => {
  for (const person of [ann, bob, cy]) person.close();
  await hosted.close();
});

async function seated(people: readonly Person[], more: object): Promise<string> {
  const [first, ...others] = people as [Person, ...Person[]];
  const table = await begun({ seats: people.length, level: 'random', ...more }, first, ...others);
  for (const person of people) {
    person.watch(table.id);
    await person.until(() => person.version(table.id) >= 0);
  }
  return table.id;
}

/** Leaves without a word, and waits until the server has seen it. */
async function vanish(match: string, ...people: readonly Person[]): Promise<void> {
  const { viewers } = hosted.online.house;
  const left = viewers.of(match).size - people.length;
  for (const person of people) person.connection.close();
  while (viewers.of(match).size > left) await new Promise((resolve) => setImmediate(resolve));
}

const seatOf = (person: Person, match: string, seat: number) => person.tables.get(match)?.seats[seat];
const endOf = (person: Person, match: string) => person.standing.get(match)?.changes.at(-1)?.ended;

describe('resigning', () => {
  test('of three who play against each other two play on, and the last of them has won', async () => {
    const match = await seated([ann, bob, cy], { game: 'sealed-bids' });
    well(await ann.connection.ask('resign', { match }));
    await bob.until(() => seatOf(bob, match, 0)?.resigned === true);
    expect(bob.tables.get(match)).toMatchObject({ status: 'playing' });
    expect(seatOf(bob, match, 0)).toMatchObject({ kind: 'bot', level: 'random', name: 'Ann' });
    well(await bob.connection.ask('resign', { match }));
    await cy.until(() => cy.tables.get(match)?.status === 'over' && endOf(cy, match) !== undefined);
    expect(endOf(cy, match)).toEqual({ how: 'resigned', by: 1, winners: [2], places: [3, 2, 1] });
    const { record } = well(await cy.api.read<{ record: MatchRecord }>(match, 'record'));
    expect(record).toMatchObject({ orrery: 2, ended: { how: 'resigned', by: 1, winners: [2] } });
  });

  test('where all play together the others play on, until nobody is left', async () => {
    const match = await seated([ann, bob], { game: 'exoworld' });
    well(await ann.connection.ask('resign', { match }));
    await bob.until(() => seatOf(bob, match, 0)?.resigned === true);
    expect(bob.tables.get(match)?.status).toBe('playing');
    well(await bob.connection.ask('resign', { match }));
    await ann.until(() => ann.tables.get(match)?.status === 'over');
    expect(ann.tables.get(match)).toMatchObject({ ended: 'resigned' });
    expect(endOf(ann, match)).toEqual({ how: 'resigned', by: 1, winners: [] });
  });

  test('against bots alone the bots have won', async () => {
    const match = await seated([ann], { game: 'tic-tac-toe', seats: 2, players: ['me', 'random'] });
    well(await ann.connection.ask('resign', { match }));
    await ann.until(() => ann.tables.get(match)?.status === 'over');
    expect(endOf(ann, match)).toEqual({ how: 'resigned', by: 0, winners: [1], places: [2, 1] });
  });

  test('whoever has resigned looks on, talks and leaves, and nothing else', async () => {
    const match = await seated([ann, bob, cy], { game: 'sealed-bids' });
    well(await bob.connection.ask('propose', { match, kind: 'pause' }));
    well(await ann.connection.ask('resign', { match }));
    await ann.until(() => seatOf(ann, match, 0)?.resigned === true);
    const action = { type: 'pass' };
    const tries: [string, object][] = [
      ['act', { action }],
      ['undo', {}],
      ['propose', { kind: 'end' }],
      ['answer', { agree: false }],
      ['resume', {}],
      ['resign', {}],
      ['away', {}],
      ['back', {}],
      ['link', {}],
    ];
    for (const [op, fields] of tries) {
      const answer = await ann.connection.ask(op, { match, seat: 0, ...fields });
      expect(answer, op).toMatchObject({
        ok: false,
        error: { code: 'forbidden', message: expect.stringContaining('you have resigned') },
      });
    }
    expect(bob.tables.get(match)?.proposal).toMatchObject({ kind: 'pause', by: 1 });
    well(await ann.api.read(match, 'view'));
    well(await ann.connection.ask('chat', { match, text: 'good luck' }));
    // What those who are left agree to is done without them.
    well(await cy.connection.ask('answer', { match, agree: true }));
    await ann.until(() => ann.tables.get(match)?.paused === true);
  });
});

describe('away', () => {
  test('whoever opens the table again is back by that; a mended connection does not end what was asked for', async () => {
    const match = await seated([ann, bob], { game: 'tic-tac-toe', level: 'random' });
    well(await bob.connection.ask('away', { match }));
    well(await ann.connection.ask('act', { match, action: mark(0) }));
    await ann.until(() => ann.version(match) === 2);
    expect(seatOf(ann, match, 1)).toMatchObject({ kind: 'away', level: 'random' });
    bob.connection.close();
    bob.connection.open();
    await bob.until(() => bob.connection.state === 'open');
    well(await bob.connection.ask('ping'));
    expect(seatOf(ann, match, 1)?.kind).toBe('away');
    const again = Person.again(bob, hosted.url);
    again.watch(match);
    await ann.until(() => seatOf(ann, match, 1)?.kind === 'person');
    again.close();
  });

  test('a lost connection brings a stand-in after two minutes, and the person back ends it', async () => {
    const match = await seated([ann, bob], { game: 'tic-tac-toe', clock: 300 });
    const { house } = hosted.online;
    await lookForLost(house);
    await vanish(match, bob);
    clock += GRACE - 1000;
    await lookForLost(house);
    expect(seatOf(ann, match, 1)?.kind).toBe('person');
    clock += 2000;
    await lookForLost(house);
    await ann.until(() => seatOf(ann, match, 1)?.kind === 'away');
    expect(seatOf(ann, match, 1)).toMatchObject({ lost: true });
    bob.connection.open();
    await ann.until(() => seatOf(ann, match, 1)?.kind === 'person');
    expect(seatOf(ann, match, 1)?.lost).toBeUndefined();
  });

  test.each([
    ['with days for each decision', { clock: 86_400 }, true],
    ['where nobody else is there', {}, false],
  ])('a lost connection says nothing at a table %s', async (_, more, stays) => {
    const match = await seated([ann, bob], { game: 'tic-tac-toe', ...more });
    const { house, store } = hosted.online;
    await lookForLost(house);
    await vanish(match, ...(stays ? [bob] : [ann, bob]));
    clock += 2 * GRACE;
    await lookForLost(house);
    expect((await store.seats.of(match)).map(({ kind }) => kind)).toEqual(['person', 'person']);
    bob.connection.open();
    if (!stays) ann.connection.open();
  });
});

describe('the Facilitator', () => {
  const table = (person: Person, match: string) => person.tables.get(match) as TableInfo;

  test('decides for who is away, where the table has agreed on that', async () => {
    const match = await seated([ann, bob], { game: 'eos-rise', standIn: 'facilitator' });
    expect(table(ann, match).standIn).toBe('facilitator');
    well(await bob.connection.ask('away', { match }));
    await ann.until(() => seatOf(ann, match, 1)?.kind === 'away');
    expect(seatOf(ann, match, 1)?.by).toBe(0);
    // Until it is the other seat's turn.
    const asked = async (seat: number) =>
      well(
        await ann.api.read<{ awaited: number[]; decision?: { actions: object[] } }>(match, 'decisions', {
          seat,
        }),
      );
    for (let turns = 0; turns < 400; turns++) {
      const { awaited } = await asked(0);
      const seat = awaited[0] ?? 0;
      const { decision } = await asked(seat);
      well(await ann.connection.ask('act', { match, seat, action: decision?.actions[0] }));
      if (seat === 1) break;
    }
    const lines = await hosted.online.store.records.of(match);
    expect(lines.at(-1)).toMatchObject({ kind: 'act', seat: 1 });
    for (const op of ['resign', 'back', 'link', 'leave'])
      expect(codeOf(await ann.connection.ask(op, { match, seat: 1 })), op).toBe('forbidden');
    well(await bob.connection.ask('back', { match }));
    await ann.until(() => seatOf(ann, match, 1)?.kind === 'person');
    expect(codeOf(await ann.connection.ask('act', { match, seat: 1, action: { type: 'x' } }))).toBe(
      'forbidden',
    );
  });

  test('R65 decides for whose connection is lost, where the table says nothing else', async () => {
    const match = await seated([ann, bob], { game: 'eos-rise' });
    const { house } = hosted.online;
    await lookForLost(house);
    await vanish(match, bob);
    clock += GRACE + 1000;
    await lookForLost(house);
    await ann.until(() => seatOf(ann, match, 1)?.kind === 'away');
    expect(seatOf(ann, match, 1)).toMatchObject({ lost: true, by: 0 });
    expect(table(ann, match).standIn).toBe('facilitator');
    // ER-22.7: or does without them, and ends the phase for everyone.
    well(await ann.connection.ask('act', { match, action: { type: 'moveOn' } }));
    bob.connection.open();
    await ann.until(() => seatOf(ann, match, 1)?.kind === 'person');
    expect(seatOf(ann, match, 1)?.by).toBeUndefined();
  });

  test('R65 leaves it to a bot where the table wants that, and while the Facilitator is away too', async () => {
    const bots = await seated([ann, bob], { game: 'eos-rise', standIn: 'bot' });
    well(await bob.connection.ask('away', { match: bots }));
    await ann.until(() => seatOf(ann, bots, 1)?.kind === 'away');
    expect(seatOf(ann, bots, 1)?.by).toBeUndefined();
    const match = await seated([ann, bob, cy], { game: 'eos-rise' });
    well(await bob.connection.ask('away', { match }));
    await cy.until(() => seatOf(cy, match, 1)?.by === 0);
    well(await ann.connection.ask('away', { match }));
    await cy.until(() => seatOf(cy, match, 0)?.kind === 'away');
    expect(seatOf(cy, match, 0)?.by).toBeUndefined();
    expect(seatOf(cy, match, 1)?.by).toBeUndefined();
  });

  test('is offered only where the game has one', async () => {
    const answer = await ann.api.create({ game: 'tic-tac-toe', seats: 2, standIn: 'facilitator' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-option', field: 'standIn' } });
  });
});

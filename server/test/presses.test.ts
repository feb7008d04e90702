// A press is one message: its actions are lines of their own, written in one piece, and taken back in one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change, PressDone } from '#client';
import { Match, type MatchRecord } from '#engine';
import { counterspell } from '#engine/test/fixtures/counterspell.ts';
import { leftOut, POSTGRES, REDIS, type Running, startPostgres, startRedis } from '../fault/databases.ts';
import { begun, codeOf, type Hosted, host, Person, well } from './kit/server.ts';

const GAME = { game: 'counterspell', seats: 2 };
const MOVE = { type: 'move', who: 'mage' } as const;
const DRINK = { type: 'drink' } as const;
/** At the well on its way it walks on: a turn of two actions that teach nothing. */
const ON = { type: 'walkOn' } as const;

let hosted: Hosted;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  hosted = await host({ games: [counterspell] });
  [ann, bob] = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
});
afterAll(async () => {
  for (const person of [ann, bob]) person.close();
  await hosted.close();
});

async function table(): Promise<string> {
  const { id } = await begun(GAME, ann, bob);
  return id;
}

const press = (who: Person, match: string, fields: object) =>
  who.connection.ask<PressDone>('act', { match, ...fields });
const linesOf = (match: string) => hosted.online.store.records.of(match);

describe('a press of several actions', () => {
  test('is one message; each action has a line and a number of its own, and they share the press', async () => {
    const match = await table();
    expect(await press(ann, match, { actions: [MOVE, ON], version: 0, submission: 'a' })).toMatchObject({
      ok: true,
      version: 2,
      done: 2,
    });
    expect(await linesOf(match)).toMatchObject([
      { number: 1, kind: 'act', seat: 0, submission: '0:a', body: { action: MOVE, press: 1 } },
      { number: 2, kind: 'act', seat: 0, body: { action: ON, press: 1 } },
    ]);
  });

  test('stops before what is refused, after what was learnt and where others decide; what was done is kept', async () => {
    const match = await table();
    expect(await press(ann, match, { actions: [MOVE, MOVE] })).toMatchObject({
      ok: true,
      version: 1,
      done: 1,
      stopped: { code: 'illegal-action', rule: 'table' },
    });
    expect(await press(ann, match, { actions: [DRINK, MOVE] })).toMatchObject({ done: 1, stopped: 'learnt' });
    expect(await press(bob, match, { actions: [MOVE, ON, MOVE] })).toMatchObject({
      version: 4,
      done: 2,
      stopped: 'others',
    });
    expect(await press(bob, match, { actions: [MOVE, ON] })).toMatchObject({
      error: { code: 'not-your-turn' },
    });
    expect(await linesOf(match)).toHaveLength(4);
  });

  test.each([
    ['none at all', {}, 'action'],
    ['both ways of saying it', { action: MOVE, actions: [MOVE] }, 'actions'],
    ['an empty list', { actions: [] }, 'actions'],
    ['more than forty', { actions: Array.from({ length: 41 }, () => MOVE) }, 'actions'],
    ['no list', { actions: MOVE }, 'actions'],
    ['nonsense to begin with', { actions: [7, MOVE] }, 'actions[0]'],
  ])('is refused where there are %s, and nothing is done', async (_what, fields, field) => {
    const match = await table();
    expect(await press(ann, match, fields)).toMatchObject({ error: { code: 'bad-request', field } });
    expect(await linesOf(match)).toHaveLength(0);
  });

  test('what does not go together is refused over HTTP in the words of the socket', async () => {
    const match = await table();
    const fields = { action: MOVE, actions: [MOVE] };
    const refused = await ann.api.do(match, 'act', fields);
    expect(refused).toMatchObject({ error: { code: 'bad-request', field: 'actions' } });
    expect(await press(ann, match, fields)).toMatchObject(refused);
    expect(await linesOf(match)).toHaveLength(0);
  });

  test('sent again is answered again, word for word, and done once', async () => {
    const match = await table();
    const whole = { actions: [MOVE, ON], version: 0, submission: 'whole' };
    const answers = await Promise.all([1, 2, 3].map(() => press(ann, match, whole)));
    expect(answers.map((answer) => well(answer))).toEqual(
      answers.map(() => expect.objectContaining({ version: 2, done: 2 })),
    );
    const cut = { actions: [MOVE, DRINK, ON], submission: 'cut' };
    const first = well(await press(bob, match, cut));
    expect(first).toMatchObject({ version: 4, done: 2, stopped: 'learnt' });
    well(await press(ann, match, { actions: [MOVE] }));
    const { done, stopped, version } = well(await press(bob, match, cut));
    expect({ done, stopped, version }).toEqual({ done: 2, stopped: 'learnt', version: 4 });
    expect(await linesOf(match)).toHaveLength(5);
  });

  test('that answers an older version is stale as a whole', async () => {
    const match = await table();
    well(await press(ann, match, { actions: [MOVE, ON] }));
    expect(codeOf(await press(bob, match, { actions: [MOVE, ON], version: 0 }))).toBe('stale');
    expect(await linesOf(match)).toHaveLength(2);
  });

  test('is told to everyone who may know of it as one press, in one piece', async () => {
    const match = await table();
    bob.watch(match);
    await bob.until(() => bob.version(match) === 0);
    well(await press(ann, match, { actions: [MOVE, ON] }));
    await bob.until(() => bob.version(match) > 0);
    expect(bob.standing.get(match)).toMatchObject({
      version: 2,
      changes: [
        { number: 1, seat: 0, count: 1, press: 1 },
        { number: 2, seat: 0, count: 2, press: 1 },
      ],
    });
  });

  test('is counted by its actions among what is asked for a seat', async () => {
    const strict = await host({
      games: [counterspell],
      limits: { seat: { perSecond: 0.001, burst: 6 } },
    });
    const [one, other] = [await Person.named('Cleo', strict.url), await Person.named('Dan', strict.url)];
    const { id } = await begun(GAME, one, other);
    well(await press(one, id, { actions: [MOVE, ON, MOVE, MOVE, MOVE, MOVE] }));
    expect(codeOf(await press(one, id, { action: MOVE }))).toBe('too-fast');
    one.close();
    other.close();
    await strict.close();
  });
});

describe('taking back', () => {
  test('takes the whole press, a line for each action', async () => {
    const match = await table();
    well(await press(ann, match, { actions: [MOVE, ON] }));
    expect(await ann.connection.ask('undo', { match })).toMatchObject({ ok: true, version: 4, taken: 2 });
    const lines = await linesOf(match);
    expect(lines.map(({ kind }) => kind)).toEqual(['act', 'act', 'undo', 'undo']);
    const { changes } = well(await bob.api.read<{ changes: Change[] }>(match, 'history'));
    expect(changes.map(({ count }) => count)).toEqual([1, 2, 1, 0]);
    expect(codeOf(await ann.connection.ask('undo', { match }))).toBe('nothing-to-undo');
    well(await press(ann, match, { actions: [MOVE, ON] }));
  });

  test('takes the whole press also once the match was forgotten and loaded again', async () => {
    const match = await table();
    well(await press(ann, match, { action: MOVE }));
    well(await press(ann, match, { action: ON }));
    well(await press(bob, match, { actions: [MOVE, ON] }));
    hosted.online.house.forget(match);
    expect(await bob.connection.ask('undo', { match })).toMatchObject({ version: 6, taken: 2 });
    hosted.online.house.forget(match);
    well(await press(bob, match, { actions: [MOVE, ON] }));
    hosted.online.house.forget(match);
    expect(await bob.connection.ask('undo', { match })).toMatchObject({ version: 10, taken: 2 });
    // What was done in two presses is taken back in two.
    expect(await ann.connection.ask('undo', { match })).toMatchObject({ version: 11, taken: 1 });
  });

  test('by agreement takes the whole press as well', async () => {
    const match = await table();
    well(await press(ann, match, { actions: [MOVE, ON] }));
    well(await press(bob, match, { actions: [MOVE, DRINK] }));
    well(await ann.connection.ask('propose', { match, kind: 'undo' }));
    well(await bob.connection.ask('answer', { match, agree: true }));
    const { changes } = well(await bob.api.read<{ changes: Change[] }>(match, 'history'));
    expect(changes.at(-1)).toMatchObject({ kind: 'back', count: 0 });
  });
});

test('the record keeps what was one press, and replays', async () => {
  const match = await table();
  well(await press(ann, match, { actions: [MOVE, ON] }));
  well(await press(bob, match, { action: MOVE }));
  well(await press(bob, match, { action: ON }));
  well(await ann.connection.ask('resign', { match }));
  const { record } = well(await bob.api.read<{ record: MatchRecord }>(match, 'record'));
  expect(record).toMatchObject({ orrery: 2, presses: [1, 1, 3, 4] });
  const replayed = Match.replay(counterspell, record);
  expect(replayed.ok && replayed.match.record().presses).toEqual([1, 1, 3, 4]);
});

if (POSTGRES && REDIS) cluster();
else test('a press at two nodes', () => leftOut(POSTGRES ? 'Redis' : 'PostgreSQL'));

function cluster(): void {
  describe('two nodes', () => {
    let databases: Running[];
    let nodes: Hosted[];
    beforeAll(async () => {
      databases = await Promise.all([startPostgres(), startRedis()]);
      const [database = '', redis = ''] = databases.map(({ url }) => url);
      nodes = await Promise.all([1, 2].map(() => host({ games: [counterspell], database, redis })));
    });
    afterAll(async () => {
      for (const node of nodes) await node.close();
      for (const database of databases) await database.stop();
    });

    test('of the same press sent to both, one is written; either takes it back', async () => {
      const [here, there] = nodes.map(({ url }) => url);
      const one = await Person.named('Ann', here ?? '');
      const same = Person.again(one, there ?? '');
      const other = await Person.named('Bob', there ?? '');
      const { id: match } = await begun(GAME, one, other);
      const given = { actions: [MOVE, ON], version: 0, submission: 'both' };
      const answers = await Promise.all([one, same].map((who) => press(who, match, given)));
      for (const answer of answers) expect(answer).toMatchObject({ ok: true, version: 2, done: 2 });
      expect(await same.connection.ask('undo', { match })).toMatchObject({ version: 4, taken: 2 });
      expect(await press(one, match, { actions: [MOVE, ON], version: 4 })).toMatchObject({ version: 6 });
      expect(await press(other, match, { actions: [MOVE, ON], version: 6 })).toMatchObject({ version: 8 });
      for (const person of [one, same, other]) person.close();
    });
  });
}

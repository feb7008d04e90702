// Looking back on a match in play: a seat sees again what it saw then, and nothing more.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TableInfo } from '#client';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { begun, codeOf, type Hosted, host, Person, well } from './kit/server.ts';

let clock = 1_000_000;
let hosted: Hosted;
let ann: Person;
let bob: Person;
let eve: Person;

beforeAll(async () => {
  hosted = await host({ games: [ticTacToe, sealedBids], now: () => clock });
  [ann, bob, eve] = (await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => Person.named(name, hosted.url)),
  )) as [Person, Person, Person];
});
afterEach(() => expect(hosted.troubles).toEqual([]));
afterAll(async () => {
  for (const person of [ann, bob, eve]) person.close();
  await hosted.close();
});

type Past = { readonly moments: readonly object[] };
interface Open {
  readonly decision?: { readonly actions: readonly object[] };
}

async function table(game: string, more: object = {}): Promise<string> {
  return (await begun({ game, seats: 2, ...more }, ann, bob)).id;
}

/** Takes the first thing that can be done, whoever is asked; false when nobody is. */
async function step(match: string): Promise<boolean> {
  for (const person of [ann, bob]) {
    const [action] = well(await person.api.read<Open>(match, 'decisions')).decision?.actions ?? [];
    if (action === undefined) continue;
    well(await person.api.do(match, 'act', { action }));
    return true;
  }
  return false;
}

test('each seat finds the positions it was sent, one by one', async () => {
  const match = await table('sealed-bids');
  const people = [ann, bob, eve] as const;
  const sent = people.map((): string[] => []);
  const note = () =>
    people.forEach((person, i) => {
      sent[i]?.push(JSON.stringify(person.standing.get(match)?.position));
    });
  for (const person of people) person.watch(match, { as: 'position' });
  await Promise.all(people.map((person) => person.until(() => person.version(match) >= 0)));
  note();
  for (let version = 1; version <= 5; version++) {
    expect(await step(match)).toBe(true);
    await Promise.all(people.map((person) => person.until(() => person.version(match) === version)));
    note();
  }
  for (const [i, person] of people.entries()) {
    const { moments } = well(await person.api.read<Past>(match, 'past', { from: 0, as: 'position' }));
    expect(moments.map((one) => JSON.stringify(one))).toEqual(sent[i]);
    const later = well(await person.api.read<Past>(match, 'past', { from: 4, as: 'position' }));
    expect(later.moments).toEqual(moments.slice(4));
    expect(well(await person.api.read<Past>(match, 'past', { from: 99 })).moments).toEqual([]);
  }
});

test('what was taken back is gone, and a delayed spectator looks back no further than they may see', async () => {
  const match = await table('tic-tac-toe', { delay: 60 });
  await step(match);
  clock += 30_000;
  await step(match);
  await step(match);
  const count = async (person: Person) =>
    well(await person.api.read<Past>(match, 'past', { from: 0 })).moments.length;
  expect(await count(ann)).toBe(4);
  expect(await count(eve)).toBe(1);
  clock += 40_000;
  expect(await count(eve)).toBe(2);
  well(await ann.api.do(match, 'undo'));
  expect(await count(ann)).toBe(3);
});

test('a delayed spectator is not told whom the table waits for now', async () => {
  const match = await table('tic-tac-toe', { delay: 60, clock: 300 });
  await step(match);
  const told = async (person: Person) =>
    well(await person.api.read<{ table: TableInfo }>(match, 'table')).table;
  expect(await told(ann)).toMatchObject({ awaited: [1], due: clock + 300_000 });
  expect(await told(eve)).toMatchObject({ awaited: [] });
  expect((await told(eve)).due).toBeUndefined();
  well(await ann.api.do(match, 'propose', { kind: 'undo' }));
  expect((await told(bob)).proposal).toEqual({ kind: 'undo', by: 0, agreed: [0], to: 0 });
  expect((await told(eve)).proposal).toEqual({ kind: 'undo', by: 0, agreed: [0] });
  const decided = (person: Person) => person.api.read<Open & { version: number }>(match, 'decisions');
  expect(well(await decided(ann))).toMatchObject({ version: 1, awaited: [1] });
  expect(well(await decided(eve))).toMatchObject({ version: 0, awaited: [0] });
});

test('before the start there is nothing to look back on', async () => {
  const { table: made } = well(await ann.api.create({ game: 'tic-tac-toe', seats: 2 }));
  expect(codeOf(await ann.api.read(made.id, 'past', { from: 0 }))).toBe('not-started');
  expect(codeOf(await ann.api.read(made.id, 'past'))).toBe('bad-request');
});

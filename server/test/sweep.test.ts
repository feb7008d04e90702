// What is in memory is forgotten after a while: sooner where nobody watches.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { begun, type Hosted, host, mark, Person, well } from './kit/server.ts';

let hosted: Hosted;
let people: [Person, Person];
let now = Date.now();

beforeAll(async () => {
  hosted = await host({ games: [ticTacToe], now: () => now });
  people = [await Person.named('Ann', hosted.url), await Person.named('Bob', hosted.url)];
});
afterAll(async () => {
  for (const person of people) person.close();
  await hosted.close();
});

test('a match that nobody watches is forgotten after two minutes, one that is watched after ten', async () => {
  const { house } = hosted.online;
  const [ann, bob] = people;
  const alone = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
  const watched = await begun({ game: 'tic-tac-toe', seats: 2 }, ann, bob);
  bob.watch(watched.id);
  await bob.until(() => bob.version(watched.id) >= 0);
  const after = (minutes: number) => {
    now += minutes * 60_000;
    house.sweep();
    return house.size;
  };
  expect([after(1), after(1.1), after(7), after(1)]).toEqual([2, 1, 1, 0]);
  // Whoever comes back finds it as it was.
  well(await ann.api.do(alone.id, 'act', { action: mark(4) }));
  well(await bob.api.do(alone.id, 'act', { action: mark(0) }));
});

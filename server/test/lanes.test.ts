// Requests of one connection: what runs side by side, what waits, and in which order answers leave.
import { expect, test } from 'vitest';
import { Lanes } from '../api/lanes.ts';

function setUp() {
  const lanes = new Lanes();
  const begun: string[] = [];
  const answered: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => {
      ends.set(name, () => resolve(name));
    });
  };
  const answer = (name: string) => void answered.push(name);
  return {
    begun,
    answered,
    idle: () => lanes.idle(),
    beside: (lane: string, name: string) => lanes.beside(lane, work(name), answer),
    alone: (name: string) => lanes.alone(async () => answer(await work(name)())),
    /** Ends a piece of work, and lets all that hangs on it happen. */
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('matches do not wait for each other, and still their answers leave in order', async () => {
  const all = setUp();
  all.beside('one', 'a');
  all.beside('other', 'b');
  await settled();
  expect(all.begun).toEqual(['a', 'b']);
  await all.end('b');
  expect(all.answered).toEqual([]);
  await all.end('a');
  expect(all.answered).toEqual(['a', 'b']);
});

test('what is asked about one match is done one after the other', async () => {
  const all = setUp();
  all.beside('one', 'a');
  all.beside('one', 'b');
  await settled();
  expect(all.begun).toEqual(['a']);
  await all.end('a');
  expect(all.begun).toEqual(['a', 'b']);
  await all.end('b');
  expect(all.answered).toEqual(['a', 'b']);
});

test('what concerns the connection waits for everything, and everything later for it', async () => {
  const all = setUp();
  all.beside('one', 'a');
  all.alone('hello');
  all.beside('one', 'b');
  all.beside('other', 'c');
  await settled();
  expect(all.begun).toEqual(['a']);
  await all.end('a');
  expect(all.begun).toEqual(['a', 'hello']);
  await all.end('hello');
  expect(all.begun).toEqual(['a', 'hello', 'b', 'c']);
  expect(all.answered).toEqual(['a', 'hello']);
});

test('a connection is idle when all is answered', async () => {
  const all = setUp();
  all.beside('one', 'a');
  all.beside('other', 'b');
  let idle = false;
  const waiting = all.idle().then(() => {
    idle = true;
  });
  await settled();
  await all.end('a');
  expect(idle).toBe(false);
  await all.end('b');
  await waiting;
  expect(all.answered).toEqual(['a', 'b']);
});

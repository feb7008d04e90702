// A press of many long actions, and a match of many that is loaded: both are done bit by bit, whatever else the server has
// to do in between.
import { expect, test } from 'vitest';
import type { PressDone } from '#client';
import { MOST_PRESSED } from '#engine';
import { sketch } from '#engine/test/fixtures/sketch.ts';
import { host, Person, well } from './kit/server.ts';
import { busy, mostInOne, Turns } from './kit/turns.ts';

const THINK = { type: 'think' };
/** As long as an action may take at worst, in milliseconds. */
const LONG = 5;

/** A game of actions that take long, and in which turn of the event loop each was done. */
function slowGame(turns: Turns, taken: number[]) {
  return sketch(
    { start: { kind: 'any', verbs: ['think'], must: () => [0] } },
    {
      think: {
        do(g, _action, _seat, frame) {
          busy(LONG);
          taken.push(turns.count);
          g.s.done.push('think');
          g.then(frame);
        },
      },
    },
  );
}

test('forty long actions in one press leave room for others, and are one press all the same', async () => {
  const turns = new Turns();
  const taken: number[] = [];
  const slow = slowGame(turns, taken);
  const hosted = await host({ games: [slow] });
  const ann = await Person.named('Ann', hosted.url);
  const { id: match } = well(await ann.dice.create({ game: 'sketch', seats: 1 })).table;
  const actions = Array.from({ length: MOST_PRESSED }, () => THINK);
  // What comes in meanwhile waits for the press, and finds it whole.
  const [done, next] = await Promise.all([
    ann.connection.ask<PressDone>('act', { match, actions }),
    ann.connection.ask<PressDone>('act', { match, action: THINK }),
  ]);
  turns.stop();
  expect(done).toMatchObject({ ok: true, version: 40, done: 40 });
  expect(next).toMatchObject({ ok: true, version: 41, done: 1 });
  expect(mostInOne(taken.slice(0, MOST_PRESSED))).toBeLessThanOrEqual(8);
  expect(well(await ann.connection.ask<{ taken: number }>('undo', { match })).taken).toBe(1);
  expect(well(await ann.connection.ask<{ taken: number }>('undo', { match })).taken).toBe(40);
  ann.close();
  await hosted.close();
});

test('a long match that is read from the store leaves room for others', async () => {
  const turns = new Turns();
  const taken: number[] = [];
  const hosted = await host({ games: [slowGame(turns, taken)] });
  const ann = await Person.named('Ann', hosted.url);
  const { id: match } = well(await ann.dice.create({ game: 'sketch', seats: 1 })).table;
  const actions = Array.from({ length: MOST_PRESSED }, () => THINK);
  for (let n = 0; n < 2; n++) well(await ann.connection.ask<PressDone>('act', { match, actions }));
  hosted.online.house.forget(match);
  taken.length = 0;
  const { version } = well(await ann.connection.ask<{ version: number }>('view', { match }));
  turns.stop();
  expect(version).toBe(2 * MOST_PRESSED);
  expect(taken).toHaveLength(2 * MOST_PRESSED);
  expect(mostInOne(taken)).toBeLessThanOrEqual(8);
  ann.close();
  await hosted.close();
});

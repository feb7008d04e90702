// How the server's process ends: asked to, abandoned, or by something that nobody caught.
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Ending } from '../process/ending.ts';

function setUp({ close = async () => undefined }: { close?: () => Promise<unknown> } = {}) {
  const exits: number[] = [];
  const noted: unknown[] = [];
  const mortal = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  let closed = 0;
  const ending = new Ending(mortal);
  ending.prepare({
    close() {
      closed++;
      return close();
    },
    note: (error) => void noted.push(error),
  });
  return { mortal, exits, noted, closed: () => closed };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['SIGINT', undefined],
  ['SIGTERM', undefined],
  ['SIGHUP', undefined],
  ['message', 'leave'],
  ['disconnect', undefined],
])('%s: it closes and leaves', async (event, what) => {
  const { mortal, exits, closed } = setUp();
  mortal.emit(event, what);
  await settled();
  expect(closed()).toBe(1);
  expect(exits).toEqual([0]);
});

test('what nobody caught is written down, and the process ends as one that died', async () => {
  const { mortal, exits, noted, closed } = setUp();
  const bug = new Error('a bug');
  mortal.emit('uncaughtException', bug);
  mortal.emit('uncaughtException', bug);
  await settled();
  expect(noted).toEqual([bug, bug]);
  expect(closed()).toBe(1);
  expect(exits).toEqual([1]);
});

test('where closing fails, too', async () => {
  const slip = new Error('the disk is full');
  const { mortal, exits, noted } = setUp({ close: () => Promise.reject(slip) });
  mortal.emit('SIGTERM');
  await settled();
  expect(noted).toEqual([slip]);
  expect(exits).toEqual([1]);
});

test('Ctrl+C and word from the watch together are one wish; a second signal is haste', async () => {
  const never = () => new Promise<never>(() => undefined);
  const { mortal, exits, closed } = setUp({ close: never });
  mortal.emit('message', 'leave');
  mortal.emit('SIGINT');
  await settled();
  expect(exits).toEqual([]);
  mortal.emit('SIGINT');
  expect(exits).toEqual([1]);
  expect(closed()).toBe(1);
});

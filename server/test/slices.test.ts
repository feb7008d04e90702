// Long work in pieces: everyone in turn, the event loop in between, nothing for those who have gone.
import { expect, test } from 'vitest';
import { Gone, Slices } from '../matches/slices.ts';

const busy = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('one with much to do keeps nobody waiting who has little', async () => {
  const slices = new Slices();
  const done: string[] = [];
  const much = Array.from({ length: 20 }, () =>
    slices.do({ owner: 'much' }, () => {
      done.push('much');
    }),
  );
  await slices.do({ owner: 'little' }, () => done.push('little'));
  await Promise.all(much);
  expect(done.indexOf('little')).toBe(1);
});

test('the event loop turns in between', async () => {
  const slices = new Slices();
  let turns = 0;
  const pieces = Array.from({ length: 10 }, () => slices.do({ owner: 'long' }, () => busy(10)));
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(pieces);
  counting = false;
  expect(turns).toBeGreaterThanOrEqual(9);
});

test('who has gone is not worked for, and what goes wrong is told to who asked', async () => {
  const slices = new Slices();
  let worked = false;
  const left = slices.do({ owner: 'left', gone: () => true }, () => {
    worked = true;
  });
  await expect(left).rejects.toBeInstanceOf(Gone);
  expect(worked).toBe(false);
  const broken = slices.do({ owner: 'here' }, () => {
    throw new Error('a broken rule');
  });
  await expect(broken).rejects.toThrow('a broken rule');
  expect(await slices.do({ owner: 'here' }, () => 'on')).toBe('on');
});

// Who works on a match, one after the other: those who play it before those who look at it.
import { expect, test } from 'vitest';
import { Locks } from '../matches/locks.ts';

test('those who look wait for those who change something, and both in their order', async () => {
  const locks = new Locks();
  const done: string[] = [];
  const work = (name: string) => async () => {
    await null;
    done.push(name);
    return name;
  };
  const all = [
    locks.run('match', work('first'), { looks: true }),
    ...['look 1', 'look 2', 'look 3'].map((name) => locks.run('match', work(name), { looks: true })),
    ...['act 1', 'act 2'].map((name) => locks.run('match', work(name))),
    locks.run('other', work('elsewhere')),
  ];
  expect(await Promise.all(all)).toHaveLength(7);
  expect(done.filter((name) => name !== 'elsewhere')).toEqual([
    ...['first', 'act 1', 'act 2'],
    ...['look 1', 'look 2', 'look 3'],
  ]);
  expect(done.indexOf('elsewhere')).toBe(1);
});

test('what fails holds nobody up, and idle means that nothing is left', async () => {
  const locks = new Locks();
  const done: string[] = [];
  const failing = locks.run('match', () => Promise.reject(new Error('broken')));
  const next = locks.run('match', async () => {
    done.push('next');
    void locks.run('match', async () => void done.push('after'));
  });
  await expect(failing).rejects.toThrow('broken');
  await locks.idle();
  await next;
  expect(done).toEqual(['next', 'after']);
  await locks.idle();
});

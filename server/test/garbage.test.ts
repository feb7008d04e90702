// How far a heap grows over what is alive, for a server that is busy for a while.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { boundGarbage } from '../process/memory.ts';

/** Some 34 MB are alive, and each of them gives way to another again and again, with work in between. */
const BUSY = `
const { getHeapStatistics } = require('node:v8');
const { parentPort } = require('node:worker_threads');
const kept = new Array(40000);
let most = 0;
let sum = 0;
for (let n = 0; n < 250000; n++) {
  kept[n % kept.length] = new Array(100).fill(n);
  for (let i = 0; i < 400; i++) sum += i ^ n;
  if (n % 500 === 0) most = Math.max(most, getHeapStatistics().used_heap_size);
}
parentPort.postMessage({ most, sum });
`;

test('a heap grows to about twice what is alive, and not to five times', async () => {
  boundGarbage();
  const worker = new Worker(BUSY, { eval: true });
  const [{ most }] = (await once(worker, 'message')) as [{ most: number }];
  await worker.terminate();
  expect(most / 1e6).toBeLessThan(150);
}, 120_000);

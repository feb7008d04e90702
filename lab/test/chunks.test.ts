import { expect, test } from 'vitest';
import { Chunks } from '../chunks.ts';

test('chunks cover every game once, in order', () => {
  const chunks = new Chunks(1000, 3);
  let expected = 0;
  for (let chunk = chunks.next(); chunk; chunk = chunks.next()) {
    expect(chunk.from).toBe(expected);
    expect(chunk.to).toBeGreaterThan(chunk.from);
    expected = chunk.to;
    chunks.took(chunk, chunk.to - chunk.from);
  }
  expect(expected).toBe(1000);
});

test('quick games come in big chunks, slow ones alone', () => {
  const quick = new Chunks(1_000_000);
  const slow = new Chunks(1_000_000);
  for (let i = 0; i < 8; i++) {
    const [a, b] = [quick.next(), slow.next()];
    if (a) quick.took(a, (a.to - a.from) * 0.01);
    if (b) slow.took(b, (b.to - b.from) * 500);
  }
  expect(size(quick)).toBeGreaterThan(1000);
  expect(size(slow)).toBe(1);
});

function size(chunks: Chunks): number {
  const chunk = chunks.next();
  return chunk ? chunk.to - chunk.from : 0;
}

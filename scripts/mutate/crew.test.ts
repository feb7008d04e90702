// What became of the tests: they answered, they came to no end, or the process that runs them ended by itself.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hire, type Runner } from './crew.mjs';

let folder = '';
let runner: Runner | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-crew-'));
});
afterEach(() => {
  runner?.end();
  rmSync(folder, { recursive: true });
});

const JOB = { changed: {}, files: [] };
const never = () => false;

function hired(onJob: string): Runner {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, `process.on('message', () => { ${onJob} }); process.send('ready');`);
  runner = hire(1, program);
  return runner;
}

describe('a process that runs tests', () => {
  test('answers, again and again', async () => {
    const { run } = hired('process.send({ ran: [] });');
    expect(await run(JOB, never)).toEqual({ ran: [] });
    expect(await run(JOB, never)).toEqual({ ran: [] });
  });

  test('that gives no answer in time has met a loop; another takes its place', async () => {
    const { run } = hired('');
    expect(await run(JOB, () => true)).toBe('timeout');
    expect(await run(JOB, () => true)).toBe('timeout');
  });

  test('that ends by itself says nothing about the tests but what it died of', async () => {
    const { run } = hired("console.error('no such module'); process.exit(3);");
    expect(await run(JOB, never)).toEqual({ crashed: 'no such module', ran: [] });
  });

  test('that runs out of memory has met a loop', async () => {
    const { run } = hired("console.error('FATAL ERROR: JavaScript heap out of memory'); process.abort();");
    expect(await run(JOB, never)).toBe('timeout');
  });
});

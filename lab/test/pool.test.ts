import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exoship } from '#games/exoship/index.ts';
import type { Job } from '../job.ts';
import { simulate } from '../simulate.ts';
import { runTournament } from '../tournament/run.ts';

const root = new URL('../../', import.meta.url);
const worker = new URL('dist/cli/worker.js', root);
const folder = mkdtempSync(join(tmpdir(), 'orrery-pool-'));

/** A thread needs JavaScript: the command's bundle has it. */
beforeAll(() => {
  spawnSync(process.execPath, [fileURLToPath(new URL('scripts/orrery.mjs', root)), '--version']);
});
afterAll(() => rmSync(folder, { recursive: true }));

const options = { origin: 'mars', hard: true };
const job: Job = { game: 'exoship', seats: 1, options, seed: 'pool', bots: ['easy'], games: 60, cap: 1000 };

function threadCode(code: string): URL {
  const file = join(folder, `${Math.abs(code.length)}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(file);
}

test('any number of threads gives the same result', async () => {
  const { tally } = await simulate(exoship, job, { threads: 1 });
  for (const threads of [2, 5]) {
    const seen: number[] = [];
    const many = await simulate(exoship, job, { threads, worker, onProgress: (games) => seen.push(games) });
    expect(many.tally).toEqual(tally);
    expect(seen.at(-1)).toBe(60);
  }
});

test('any number of threads gives the same tournament, and a test ends at the same deal', async () => {
  const bots = ['easy', 'random'] as const;
  const players = bots.map((level) => ({ kind: 'bot' as const, name: level, level }));
  const more = { players, form: 'sprt', deals: 300, bounds: [0, 10], programMs: 1000 } as const;
  const cup = { ...job, ...more };
  const deals = await runTournament(exoship, cup, { threads: 1 });
  expect(deals.length).toBeLessThan(300);
  expect(await runTournament(exoship, cup, { threads: 3, worker })).toEqual(deals);
});

test('a game the threads do not know is an error', async () => {
  const running = simulate(exoship, { ...job, game: 'chess' }, { threads: 2, worker });
  await expect(running).rejects.toThrow(/does not know the game “chess”/);
});

test('an exception in a thread reaches the caller', async () => {
  const code = threadCode(`parentPort.on('message', () => { throw new Error('out of luck'); });`);
  await expect(simulate(exoship, job, { threads: 2, worker: code })).rejects.toThrow('out of luck');
});

test('a thread that ends early is an error', async () => {
  const code = threadCode(`parentPort.on('message', () => process.exit(3));`);
  await expect(simulate(exoship, job, { threads: 2, worker: code })).rejects.toThrow(
    /ended early \(code 3\)/,
  );
});

test('a missing worker is an error', async () => {
  const code = pathToFileURL(join(folder, 'nowhere.mjs'));
  await expect(simulate(exoship, job, { threads: 2, worker: code })).rejects.toThrow(/nowhere/);
});

test('a stop ends all threads', async () => {
  const stop = new AbortController();
  const running = simulate(
    exoship,
    { ...job, games: 1_000_000 },
    {
      threads: 2,
      worker,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    },
  );
  await expect(running).rejects.toThrow(/abort/);
  await expect(simulate(exoship, job, { threads: 2, worker, signal: AbortSignal.abort() })).rejects.toThrow(
    /abort/,
  );
});

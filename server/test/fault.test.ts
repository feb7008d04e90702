// A small fault test: real servers killed without a word. `npm run fault` is the large one.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { leftOut, POSTGRES } from '../fault/databases.ts';

function fault(...args: string[]) {
  const command = ['scripts/fault.mjs', '--json', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`the fault test ended with ${status}\n${stdout}${stderr}`);
  return JSON.parse(stdout) as Record<string, number>;
}

const NOTHING = { lost: 0, twice: 0, misplaced: 0, gaps: 0, unplayable: 0, stuck: 0 };

test('SQLite: everything acknowledged before a kill is there afterwards', { timeout: 300_000 }, () => {
  const report = fault('--matches', '12', '--kills', '3', '--between', '40');
  expect(report).toMatchObject(NOTHING);
  expect(report.acknowledged).toBeGreaterThan(12);
});

test('it is judged after the blows there were when it has taken long enough', { timeout: 300_000 }, () => {
  const report = fault('--matches', '2', '--kills', '1000', '--minutes', '0');
  expect(report).toMatchObject({ ...NOTHING, blows: 0 });
});

test('PostgreSQL and two nodes, one of them killed', { timeout: 300_000 }, () => {
  if (!POSTGRES) return leftOut('PostgreSQL');
  const args = ['--store', 'postgres', '--nodes', '2', '--matches', '12', '--kills', '2', '--between', '40'];
  const report = fault(...args);
  expect(report).toMatchObject(NOTHING);
  expect(report.acknowledged).toBeGreaterThan(12);
  return undefined;
});

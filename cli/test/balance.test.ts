import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typed } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a target that is met passes, in words, as JSON and as a page', async () => {
  const [out, report] = ['balance.json', 'balance.html'].map((name) => join(folder, name));
  const flags = [
    '--only',
    'random',
    '--most',
    '30',
    '--threads',
    '1',
    '--out',
    `${out}`,
    '--report',
    `${report}`,
  ];
  const ran = await typed(['balance', 'mothership', ...flags]);
  expect(ran.out).toMatch(/random .*wanted 1\.800 to 2\.000 .*30 games/);
  expect(ran.out).toMatch(/\d pass, \d fail, \d open, \d missed as known/);
  expect(JSON.parse(readFileSync(`${out}`, 'utf8'))).toMatchObject({
    kind: 'balance',
    judged: [{ games: 30 }],
  });
  expect(readFileSync(`${report}`, 'utf8')).toContain('Where each stands in its range');
});

test('a target that is missed ends with status 1', async () => {
  const flags = ['--only', 'abilities', '--most', '3', '--threads', '1', '--json'];
  const { code, out } = await typed(['balance', 'exoship', ...flags]);
  expect(code).toBe(JSON.parse(out).judged[0].standing === 'fail' ? 1 : 0);
});

test('a target that is not there is named', async () => {
  const { code, err } = await typed(['balance', 'mothership', '--only', 'solo-99']);
  expect(code).toBe(2);
  expect(err).toMatch(/no target “solo-99”; did you mean “solo-9”/);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typed } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORD = 'games/exoship/test/records/earth-1.json';
/** As little as will do. */
const SMALL = ['--effort', '60'];

test('review tells the curve, the account and what decided a match, in 80 columns', async () => {
  const { code, out, err } = await typed(['review', RECORD, ...SMALL]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/Chances if players like “sound”/);
  expect(out).toMatch(/[▁▂▃▄▅▆▇█]{10}/);
  expect(out).toMatch(/add up to the result/);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('a review is written, gone on from, and shown as a page', async () => {
  const [file, page] = [join(folder, 'a.review.json'), join(folder, 'a.html')];
  await typed(['review', RECORD, ...SMALL, '--out', file, '--html', page]);
  const made = JSON.parse(readFileSync(file, 'utf8')) as { kind: string; effort: { playouts: number } };
  expect(made.kind).toBe('review');
  expect(readFileSync(page, 'utf8')).toMatch(/Review of a match of Exoship/);
  const further = String(made.effort.playouts + 1);
  const { out } = await typed(['review', RECORD, '--effort', further, '--from', file, '--json']);
  expect((JSON.parse(out) as typeof made).effort.playouts).toBeGreaterThan(made.effort.playouts);
  const { out: choices } = await typed(['review', RECORD, '--effort', '1', '--from', file, '--moment', '2']);
  expect(choices).toMatch(/What could be done at 2, by seat 0/);
  expect(choices).toMatch(/played/);
});

test.each([
  [['review'], /missing required argument 'file'/],
  [['review', RECORD, '--effort', 'much'], /--effort must be one of quick, standard, deep/],
  [['review', RECORD, '--lens', 'dark'], /--lens must be one of known, truth, both/],
  [['review', RECORD, '--seat', '3'], /--seat/],
  [['review', '--calibrate', 'chess'], /there is no game “chess”/],
])('%o is refused in one line', async (args, message) => {
  const { code, err } = await typed(args);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test('a review of another record is refused', async () => {
  const file = join(folder, 'other.json');
  writeFileSync(
    file,
    JSON.stringify({ orrery: 1, kind: 'review', record: 'x', yardstick: 'y', samples: {} }),
  );
  const { code, err } = await typed(['review', RECORD, '--from', file]);
  expect(code).toBe(2);
  expect(err).toMatch(/another record/);
});

test('chances are held against games that were played', async () => {
  const { code, out } = await typed([
    'review',
    '--calibrate',
    'exoship',
    '--games',
    '12',
    '--option',
    'hard',
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/12 games, 60 positions/);
  expect(out).toMatch(/may not be shown as chances/);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataOf, pageText } from '#lab';
import { typed } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

async function simulated(name: string, ...more: string[]) {
  const flags = ['--games', '40', '--bots', 'easy', '--threads', '1', ...more];
  return typed(['sim', 'exoship', ...flags, '--report', file(name), '--json']);
}

test('a page of a simulation needs no network and no script, and has its report in it', async () => {
  const { code, out } = await simulated('a.html');
  expect(code).toBe(0);
  const page = readFileSync(file('a.html'), 'utf8');
  expect(page).not.toMatch(/https?:|src=|<script(?! type="application\/json")/);
  for (const title of ['What stands out', 'Rounds', 'Drama', 'Final points'])
    expect(page).toContain(`<h2>${title}</h2>`);
  expect(JSON.parse(dataOf(page) ?? '')).toEqual(JSON.parse(out));
  const headings = [...page.matchAll(/<h(\d)>/g)].map(([, level]) => level);
  expect(headings[0]).toBe('1');
  expect(headings.slice(1).every((level) => level === '2')).toBe(true);
});

test('the largest report stays under 300 kB', async () => {
  const flags = ['--seats', '5', '--games', '30', '--threads', '1', '--report', file('exodus.html')];
  expect((await typed(['sim', 'exodus', ...flags])).code).toBe(0);
  expect(readFileSync(file('exodus.html')).length).toBeLessThan(300_000);
});

test('a report becomes a page later, and pages can be compared', async () => {
  const { out } = await simulated('b.html', '--seed', 'b', '--option', 'hard');
  writeFileSync(file('b.json'), out);
  expect((await typed(['report', file('b.json'), '--out', file('again.html')])).code).toBe(0);
  expect(readFileSync(file('again.html'), 'utf8')).toBe(readFileSync(file('b.html'), 'utf8'));

  const compared = await typed(['compare', file('a.html'), file('b.json'), '--report', file('c.html')]);
  expect(compared.code).toBe(0);
  expect(compared.out).toMatch(/of \d+ lines differ by more than so many lines would by chance/);
  expect(compared.out).toMatch(/content\/rule\/ringDeployed/);
  expect(readFileSync(file('c.html'), 'utf8')).toContain('two simulations compared');

  const same = await typed(['compare', file('a.html'), file('a.html')]);
  expect(same.out).toMatch(/None of \d+ lines differs/);
});

test('a comparison can fail', async () => {
  const flags = ['compare', file('b.json'), file('a.html'), '--fail-if'];
  expect((await typed([...flags, 'won<-99'])).code).toBe(0);
  const { code, err } = await typed([...flags, 'content/rule/ringDeployed<-5']);
  expect(code).toBe(1);
  expect(err).toMatch(/failed: content\/rule\/ringDeployed/);
  expect((await typed([...flags, 'won'])).err).toMatch(/--fail-if must be a line and a number/);
});

test('what is no report is refused', async () => {
  writeFileSync(file('no.json'), '{"kind":"else"}');
  expect((await typed(['compare', file('no.json'), file('a.html')])).err).toMatch(/is no report/);
  expect((await typed(['report', file('no.json'), '--out', file('x.html')])).code).toBe(2);
});

test('no name in the data ends the page', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const page = pageText(
    { title: 'x', lines: [], findings: { title: 'y', lines: [] }, sections: [], data },
    'en',
  );
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(dataOf(page) ?? '')).toEqual(data);
});

// A damaged database: no server starts on it after an end that was not a clean one, and the words tell the way back.
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamagedStore, openStore } from '../index.ts';

const PAGE = 4096;
let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-damage-'));
  file = join(folder, 'orrery.db');
  const store = await openStore({ file });
  for (let i = 0; i < 400; i++)
    await store.people.create({ id: `p${i}`, name: `${i} `.repeat(20), created: i });
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Overwrites a page that holds people, as a failing disk might. */
function spoil(): void {
  const at = readFileSync(file).indexOf('200 200 ');
  const page = Math.floor(at / PAGE) * PAGE;
  expect(page).toBeGreaterThan(0);
  expect(page).toBeLessThan(statSync(file).size);
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.alloc(PAGE, 0xee), 0, PAGE, page);
  closeSync(open);
}

test('a clean end leaves no mark, and the next start takes no time for a check', async () => {
  expect(existsSync(`${file}-in-use`)).toBe(false);
  const said: string[] = [];
  const store = await openStore({ file }, { say: (words) => said.push(words) });
  expect(existsSync(`${file}-in-use`)).toBe(true);
  await store.close();
  expect(said).toEqual([]);
});

test('after an end that was not clean a sound database is looked through and opened', async () => {
  const killed = await openStore({ file });
  const said: string[] = [];
  const store = await openStore({ file }, { say: (words) => said.push(words) });
  expect(said).toEqual([expect.stringContaining('not a clean one')]);
  expect(await store.people.player('p7')).toBeDefined();
  await store.close();
  await killed.close();
});

test('a damaged page is found then, and the refusal names the file and the way back', async () => {
  const killed = await openStore({ file });
  await killed.close();
  spoil();
  const again = await openStore({ file });
  await again.close();
  // The same after a kill: the mark is still there.
  closeSync(openSync(`${file}-in-use`, 'w'));
  const refusal = await openStore({ file }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DamagedStore);
  expect(String(refusal)).toContain(file);
  expect(String(refusal)).toContain('orrery restore');
  // It stays refused until it is mended.
  await expect(openStore({ file })).rejects.toBeInstanceOf(DamagedStore);
});

test('what is no database at all is refused in the same words', async () => {
  writeSync(openSync(file, 'w'), 'not a database, but long enough to be looked at as one '.repeat(40));
  await expect(openStore({ file })).rejects.toBeInstanceOf(DamagedStore);
});

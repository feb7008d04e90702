// What was read about who asks holds until something is written that could change it, and no longer.
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../migrations.ts';
import { Passes } from '../passes.ts';
import { People } from '../people.ts';
import { Sqlite } from '../sqlite.ts';

const sql = new Sqlite(':memory:');
await migrate(sql);
const passes = new Passes(sql);
const people = new People(sql);
afterAll(() => sql.close());

/** Whether what was read before must be read again afterwards. */
async function changes(work: () => Promise<unknown>): Promise<boolean> {
  const before = passes.epoch();
  await work();
  return passes.epoch() !== before;
}

const ann = { id: 'ann', name: 'Ann', created: 0 };
const session = { id: 's', player: 'ann', device: '', created: 0, seen: 0 };

test('someone new, a new session and its use change nothing of what was read', async () => {
  expect(await changes(() => people.create(ann))).toBe(false);
  expect(await changes(() => people.openSession('token', session))).toBe(false);
  expect(await changes(() => people.seen(['token'], 5))).toBe(false);
  const seat = 'UPDATE seats SET level = ? WHERE match = ? AND seat = ?';
  expect(await changes(() => sql.query(seat, ['easy', 'm', 0]))).toBe(false);
});

test.each([
  ['another name', 'UPDATE players SET name = ? WHERE id = ?', ['Anna', 'ann']],
  ['a seat', 'INSERT INTO holders (match, seat, player) VALUES (?, ?, ?)', ['m', 0, 'ann']],
  ['a seat given up', 'DELETE FROM holders WHERE match = ? AND player = ?', ['m', 'ann']],
  [
    'being shut out',
    'INSERT INTO bans (id, player, reason, created) VALUES (?, ?, ?, ?)',
    ['b', 'ann', '', 0],
  ],
  [
    'being blocked',
    'INSERT INTO blocks (player, blocked, name, created) VALUES (?, ?, ?, ?)',
    ['x', 'ann', '', 0],
  ],
  ['another’s session', 'UPDATE sessions SET player = ? WHERE player = ?', ['bob', 'ann']],
  ['another owner of a table', 'UPDATE matches SET owner = ? WHERE id = ?', ['bob', 'm']],
  ['a session’s end', 'DELETE FROM sessions WHERE token = ?', ['token']],
])('%s does', async (_, text, values) => {
  expect(await changes(() => sql.query(text, values))).toBe(true);
});

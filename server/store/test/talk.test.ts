// Of a long talk the last part is kept.
import { expect, test } from 'vitest';
import { migrate } from '../migrations.ts';
import { Sqlite } from '../sqlite.ts';
import { Talk } from '../talk.ts';

test('old lines go by the hundred, and numbers go on', async () => {
  const sql = new Sqlite(':memory:');
  await migrate(sql);
  const talk = new Talk(sql, 60);
  const line = { channel: 'table', seat: 0, player: 'ann', name: 'Ann', text: 'again', at: 1 };
  for (let i = 1; i <= 230; i++) expect(await talk.say('m', line)).toBe(i);
  const { lines, more } = await talk.page('m', { seat: 0, player: 'bob', watchers: false }, { before: 170 });
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 29 }, (_, i) => 141 + i));
  expect(more).toBe(false);
  await sql.close();
});

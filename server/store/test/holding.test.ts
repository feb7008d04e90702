// Who came first to seats that were taken before that was kept.
import { expect, test } from 'vitest';
import { POSTGRES, startPostgres } from '../../fault/databases.ts';
import { migrate, STEPS } from '../migrations.ts';
import { Postgres } from '../postgres.ts';
import { Seats } from '../seats.ts';
import type { Sql } from '../sql.ts';
import { Sqlite } from '../sqlite.ts';
import { HOLDING } from '../steps/holding.ts';

async function upgraded(sql: Sql) {
  await migrate(sql, STEPS.indexOf(HOLDING));
  await sql.query(
    `INSERT INTO matches (id, game, rules, options, seats, seed, owner, visibility, at_zero, level, delay, language, status,
       number, awaited, created, updated)
     VALUES ('m', 'g', '1', '{}', 3, 's', 'ann', 'link', 'bot', 'sound', 0, 'en', 'playing', 0, '[]', 1, 1)`,
  );
  const people = [
    ...[
      ['ann', 'Ann', 5],
      ['ann-phone', 'Guest', 3],
      ['bob', 'Bob', 2],
    ],
    ...[
      ['bob-again', 'Bob', 9],
      ['eve', 'Eve', 1],
    ],
  ] as const;
  for (const [id, name, created] of people) {
    await sql.query('INSERT INTO players (id, name, created) VALUES (?, ?, ?)', [id, name, created]);
  }
  for (const [seat, name] of ['Ann', 'Bob', 'Eve'].entries()) {
    await sql.query(
      `INSERT INTO seats (match, seat, kind, name, level, resigned) VALUES ('m', ?, 'person', ?, 'sound', 0)`,
      [seat, name],
    );
  }
  const held = [
    [0, 'ann-phone'],
    [0, 'ann'],
    [1, 'bob-again'],
    [1, 'bob'],
    [2, 'eve'],
  ] as const;
  for (const [seat, player] of held) {
    await sql.query(`INSERT INTO holders (match, seat, player) VALUES ('m', ?, ?)`, [seat, player]);
  }
  await migrate(sql);
  const holders = await new Seats(sql).holders('m');
  await sql.close();
  return holders.filter(({ link }) => link === undefined).map(({ seat, player }) => [seat, player]);
}

const FIRST = [
  [0, 'ann'],
  [1, 'bob'],
  [2, 'eve'],
];

test('the one after whom the seat is named, and who has been here longest, on SQLite', async () => {
  expect(await upgraded(new Sqlite(':memory:'))).toEqual(FIRST);
});

test.skipIf(!POSTGRES)('the same on PostgreSQL', async () => {
  const running = await startPostgres();
  expect(await upgraded(new Postgres(running.url))).toEqual(FIRST);
  await running.stop();
});

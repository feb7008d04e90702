/** The tables, built up step by step. A step that has shipped is never changed: what comes later is a step of its own. */
import type { Sql } from './sql.ts';

const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE players (
      id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
      created BIGINT NOT NULL, seen BIGINT NOT NULL)`,
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, seats INTEGER NOT NULL,
      seed TEXT NOT NULL, owner TEXT NOT NULL, visibility TEXT NOT NULL, clock BIGINT, at_zero TEXT NOT NULL,
      level TEXT NOT NULL, delay BIGINT NOT NULL, language TEXT NOT NULL, status TEXT NOT NULL, ended TEXT,
      number INTEGER NOT NULL, awaited TEXT NOT NULL, due BIGINT, paused BIGINT, proposal TEXT, rematch TEXT,
      created BIGINT NOT NULL, updated BIGINT NOT NULL)`,
    'CREATE INDEX matches_listed ON matches (status, visibility, updated)',
    'CREATE INDEX matches_due ON matches (due)',
    `CREATE TABLE seats (
      match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
      level TEXT NOT NULL, token TEXT, resigned INTEGER NOT NULL, PRIMARY KEY (match, seat))`,
    `CREATE TABLE holders (
      match TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (match, seat, player))`,
    'CREATE INDEX holders_player ON holders (player)',
    `CREATE TABLE records (
      match TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
      told TEXT NOT NULL, learnt INTEGER NOT NULL, submission TEXT, at BIGINT NOT NULL, PRIMARY KEY (match, number))`,
    'CREATE UNIQUE INDEX records_submission ON records (match, submission)',
    `CREATE TABLE snapshots (
      match TEXT NOT NULL, number INTEGER NOT NULL, count INTEGER NOT NULL, state TEXT NOT NULL,
      PRIMARY KEY (match, number))`,
    `CREATE TABLE chat (
      match TEXT NOT NULL, number INTEGER NOT NULL, channel TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL,
      name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (match, number))`,
  ],
];

/** Brings the database up to date. Several nodes may start at once: the step's own number lets only one of them do it. */
export async function migrate(sql: Sql): Promise<void> {
  await createLedger(sql);
  for (let step = await done(sql); step < STEPS.length; step++) {
    const statements = (STEPS[step] ?? []).map((text) => ({ text }));
    const mark = { text: 'INSERT INTO migrations (step) VALUES (?)', values: [step] };
    try {
      await sql.batch([mark, ...statements]);
    } catch (error) {
      if ((await done(sql)) <= step) throw error;
    }
  }
  const steps = await done(sql);
  if (steps > STEPS.length) {
    throw new Error(
      `This database was written by a newer Orrery (step ${steps}; this one knows ${STEPS.length}).`,
    );
  }
}

async function createLedger(sql: Sql): Promise<void> {
  const text = 'CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)';
  // Two nodes that create it at the same moment can trip over each other once.
  await sql.query(text).catch(() => sql.query(text));
}

async function done(sql: Sql): Promise<number> {
  const [row] = await sql.query('SELECT COUNT(*) AS steps FROM migrations');
  return Number(row?.steps ?? 0);
}

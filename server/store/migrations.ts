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
  [
    // A person may have several sessions, one for each device.
    `CREATE TABLE sessions (
      token TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, player TEXT NOT NULL, device TEXT NOT NULL,
      created BIGINT NOT NULL, seen BIGINT NOT NULL)`,
    'CREATE INDEX sessions_player ON sessions (player)',
    "INSERT INTO sessions (token, id, player, device, created, seen) SELECT token, id, id, '', created, seen FROM players",
    'CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)',
    'INSERT INTO people (id, name, created) SELECT id, name, created FROM players',
    'DROP TABLE players',
    'ALTER TABLE people RENAME TO players',
    // How people can be reached. `box` is the confirmed address in lower case: it belongs to one person.
    `CREATE TABLE addresses (
      player TEXT PRIMARY KEY, address TEXT, box TEXT UNIQUE, pending TEXT, calls INTEGER NOT NULL)`,
    `CREATE TABLE identities (
      issuer TEXT NOT NULL, subject TEXT NOT NULL, player TEXT NOT NULL, created BIGINT NOT NULL,
      PRIMARY KEY (issuer, subject))`,
    'CREATE INDEX identities_player ON identities (player)',
    `CREATE TABLE links (
      token TEXT PRIMARY KEY, kind TEXT NOT NULL, player TEXT, body TEXT NOT NULL, expires BIGINT NOT NULL)`,
    `CREATE TABLE hooks (
      id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, url TEXT NOT NULL, secret TEXT NOT NULL,
      match TEXT, created BIGINT NOT NULL, failures INTEGER NOT NULL, last TEXT)`,
    'CREATE INDEX hooks_player ON hooks (player)',
    'CREATE INDEX hooks_match ON hooks (match)',
    'CREATE TABLE visits (match TEXT NOT NULL, player TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (match, player))',
    // What is to be sent. The id says what it is about, so that the same thing is sent once.
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, about TEXT NOT NULL, player TEXT, body TEXT NOT NULL,
      tries INTEGER NOT NULL, due BIGINT NOT NULL, created BIGINT NOT NULL, sent BIGINT)`,
    'CREATE INDEX outbox_due ON outbox (due) WHERE sent IS NULL',
    'CREATE INDEX outbox_about ON outbox (kind, about, created)',
  ],
  [
    // A move changes when its match was last changed: a match in play is in no index that says so.
    'DROP INDEX matches_listed',
    "CREATE INDEX matches_at_rest ON matches (status, visibility, updated) WHERE status <> 'playing'",
    "CREATE INDEX matches_in_play ON matches (visibility) WHERE status = 'playing'",
  ],
];

/** Brings the database up to date. Several nodes may start at once: the step's own number lets only one of them do it. */
export async function migrate(sql: Sql, upTo = STEPS.length): Promise<void> {
  await createLedger(sql);
  for (let step = await done(sql); step < upTo; step++) {
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

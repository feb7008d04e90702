/** People apart from their sessions, and how they are reached. */
export const PEOPLE: readonly string[] = [
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
];

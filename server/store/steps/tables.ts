/** Matches, seats, records and talk, as they began. */
export const TABLES: readonly string[] = [
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
];

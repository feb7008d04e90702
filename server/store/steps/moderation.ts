/** Who does not want to meet whom, what was reported, who is shut out, and what the host did about it. */
export const MODERATION: readonly string[] = [
  `CREATE TABLE blocks (
    player TEXT NOT NULL, blocked TEXT NOT NULL, name TEXT NOT NULL, created BIGINT NOT NULL,
    PRIMARY KEY (player, blocked))`,
  'CREATE INDEX blocks_blocked ON blocks (blocked)',
  // The lines are copied: what is said can be forgotten or fall out of the talk that is kept.
  `CREATE TABLE reports (
    id TEXT PRIMARY KEY, match TEXT NOT NULL, reporter TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    reason TEXT NOT NULL, lines TEXT NOT NULL, created BIGINT NOT NULL, settled BIGINT, note TEXT)`,
  'CREATE INDEX reports_created ON reports (created)',
  'CREATE INDEX reports_reporter ON reports (reporter, created)',
  // Either a person or a range of addresses.
  `CREATE TABLE bans (
    id TEXT PRIMARY KEY, player TEXT, addresses TEXT, reason TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT)`,
  'CREATE INDEX bans_player ON bans (player)',
  `CREATE TABLE audit (
    id TEXT PRIMARY KEY, at BIGINT NOT NULL, action TEXT NOT NULL, about TEXT NOT NULL, detail TEXT NOT NULL)`,
  'CREATE INDEX audit_at ON audit (at)',
];

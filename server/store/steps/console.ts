/** Whom a person does not want to read, what stood around what was reported, and who acted at the host's console. */
export const CONSOLE: readonly string[] = [
  `CREATE TABLE mutes (
    player TEXT NOT NULL, muted TEXT NOT NULL, name TEXT NOT NULL, created BIGINT NOT NULL,
    PRIMARY KEY (player, muted))`,
  'CREATE INDEX mutes_muted ON mutes (muted)',
  // The table as it was then: it can be put away before anyone looks at the report.
  "ALTER TABLE reports ADD COLUMN context TEXT NOT NULL DEFAULT '{}'",
  'CREATE INDEX reports_person ON reports (person)',
  "ALTER TABLE audit ADD COLUMN who TEXT NOT NULL DEFAULT ''",
  'CREATE INDEX players_created ON players (created)',
];

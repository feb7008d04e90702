/** Codes by which a person takes up another device: hashes of their two halves, and how often one was tried. */
export const PAIRINGS: readonly string[] = [
  `CREATE TABLE pairings (
    id TEXT PRIMARY KEY, player TEXT NOT NULL UNIQUE, secret TEXT NOT NULL, tries INTEGER NOT NULL, expires BIGINT NOT NULL)`,
  'CREATE INDEX pairings_expires ON pairings (expires)',
];

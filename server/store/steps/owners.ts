/** What somebody has in use is counted by whose tables they are. */
export const OWNERS: readonly string[] = [
  // Of its owner alone: a move changes neither, so no index is written for it.
  'CREATE INDEX matches_owner ON matches (owner)',
];

/** What is kept for how long: whether a match was shown to others, and ways to find all that is about a person. */
export const KEEPING: readonly string[] = [
  // Of what was there before nobody knows whether it was shown to others: it is kept as if it had been.
  'ALTER TABLE matches ADD COLUMN shared INTEGER NOT NULL DEFAULT 1',
  'CREATE INDEX chat_player ON chat (player)',
  'CREATE INDEX visits_player ON visits (player)',
];

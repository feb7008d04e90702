/** What a seat has settled in advance, and tables whose decisions have the times that the game gives them. */
export const INSTRUCTIONS: readonly string[] = [
  'CREATE TABLE instructions (match TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, seat))',
  'ALTER TABLE matches ADD COLUMN paced INTEGER NOT NULL DEFAULT 0',
];

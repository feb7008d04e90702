/** Who is at which table, for whom a stand-in plays on when their connection is lost, and who stands in. */
export const PRESENCE: readonly string[] = [
  'ALTER TABLE matches ADD COLUMN stand_in TEXT',
  'ALTER TABLE seats ADD COLUMN lost INTEGER NOT NULL DEFAULT 0',
  // When someone who holds the seat was last seen there, over any connection to any node.
  'CREATE TABLE presence (match TEXT NOT NULL, seat INTEGER NOT NULL, seen BIGINT NOT NULL, PRIMARY KEY (match, seat))',
];

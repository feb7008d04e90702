/** Small notes of the nodes for each other: that the store can be written to, and who does what one does for all. */
export const MARKS: readonly string[] = [
  'CREATE TABLE marks (name TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)',
];

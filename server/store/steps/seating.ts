/** Who sits where is changed by one at a time, and everyone at a table has a part in its dice. */
export const SEATING: readonly string[] = [
  // Grows with every change of who sits where: of two who know the same table, one changes it.
  'ALTER TABLE matches ADD COLUMN seating INTEGER NOT NULL DEFAULT 0',
  // What the server put into the dice. A table from before has its seed from the server alone.
  'ALTER TABLE matches ADD COLUMN luck TEXT',
  // What each seat has committed to, and has put into the dice since.
  'ALTER TABLE seats ADD COLUMN commitment TEXT',
  'ALTER TABLE seats ADD COLUMN reveal TEXT',
];

/** Players who come to a match in play, and players who leave one for good. */
export const COMINGS: readonly string[] = [
  // A newcomer's seat: a bot plays it until a person takes it.
  'ALTER TABLE seats ADD COLUMN offered INTEGER NOT NULL DEFAULT 0',
  // Who had the seat before it was closed: their name stays there until they want to be forgotten.
  'ALTER TABLE seats ADD COLUMN left_by TEXT',
  'CREATE INDEX seats_left ON seats (left_by) WHERE left_by IS NOT NULL',
];

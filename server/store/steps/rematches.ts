/** Playing again is offered: a free seat is kept for who sat there, until they take it or say no. */
export const REMATCHES: readonly string[] = [
  'ALTER TABLE seats ADD COLUMN kept TEXT',
  'CREATE INDEX seats_kept ON seats (kept) WHERE kept IS NOT NULL',
];

/** A match in play is in no index that says when it was last changed. */
export const IN_PLAY: readonly string[] = [
  // A move changes when its match was last changed: a match in play is in no index that says so.
  'DROP INDEX matches_listed',
  "CREATE INDEX matches_at_rest ON matches (status, visibility, updated) WHERE status <> 'playing'",
  "CREATE INDEX matches_in_play ON matches (visibility) WHERE status = 'playing'",
];

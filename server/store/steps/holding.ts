/** How someone came to hold a seat: who first took it is its owner, the others came by its personal link. */
export const HOLDING: readonly string[] = [
  // When they came by link; nothing for the owner, 0 where it is not known.
  'ALTER TABLE holders ADD COLUMN by_link BIGINT',
  'ALTER TABLE holders ADD COLUMN device TEXT',
  // Until when the owner's request stands that whoever set the table up removes the others.
  'ALTER TABLE holders ADD COLUMN asked BIGINT',
  // Of several, the one after whom the seat is named, and then who has been here longest, is taken to have come first.
  `UPDATE holders SET by_link = 0 WHERE player <> (
    SELECT h.player FROM holders h LEFT JOIN players p ON p.id = h.player
      LEFT JOIN seats s ON s.match = h.match AND s.seat = h.seat
    WHERE h.match = holders.match AND h.seat = holders.seat
    ORDER BY CASE WHEN p.name = s.name THEN 0 ELSE 1 END, COALESCE(p.created, 9000000000000000), h.player LIMIT 1)`,
  // Who asks is looked up with the seats they hold at one match.
  'DROP INDEX holders_player',
  'CREATE INDEX holders_person ON holders (player, match)',
];

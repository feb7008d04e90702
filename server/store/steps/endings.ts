/**
 * Ends and pauses become lines of the record. What ended before is over, whatever its lines say: it may have been played
 * on by a server that had not heard of it.
 */
const OVER = "(m.status = 'over' OR m.ended IS NOT NULL)";
const PAUSED = "m.status = 'playing' AND m.ended IS NULL AND m.paused IS NOT NULL";
const LAST = 'COALESCE((SELECT MAX(r.number) FROM records r WHERE r.match = m.id), 0)';
/** Who resigned, where it can only have been one. */
const RESIGNED = `(SELECT MIN(s.seat) FROM seats s WHERE s.match = m.id AND s.resigned = 1
  HAVING COUNT(*) = 1 AND m.ended = 'resigned')`;

const line = (kind: string, seat: string, body: string, which: string) =>
  `INSERT INTO records (match, number, kind, seat, body, told, learnt, submission, at)
   SELECT m.id, ${LAST} + 1, '${kind}', ${seat}, ${body}, '[]', 0, NULL, m.updated FROM matches m WHERE ${which}`;

export const ENDINGS: readonly string[] = [
  line(
    'end',
    `COALESCE(${RESIGNED}, -1)`,
    `'{"how":"' || COALESCE(m.ended, 'rules') || '"' || COALESCE(',"by":' || CAST(${RESIGNED} AS TEXT), '') || '}'`,
    OVER,
  ),
  line('pause', '-1', `'{"left":' || CAST(m.paused AS TEXT) || '}'`, PAUSED),
  `UPDATE matches AS m SET number = ${LAST} WHERE ${OVER} OR (${PAUSED})`,
  `UPDATE matches AS m SET status = 'over', awaited = '[]', due = NULL, paused = NULL, proposal = NULL WHERE ${OVER}`,
];

/** Since when nobody who holds a seat is at its table any more; nothing while someone is there, or was when a node died. */
export const ATTENDANCE: readonly string[] = ['ALTER TABLE presence ADD COLUMN gone BIGINT'];

/** Who has settled something for a seat in advance: what someone left there goes when they hold it no more. */
export const GIVERS: readonly string[] = ['ALTER TABLE instructions ADD COLUMN giver TEXT'];

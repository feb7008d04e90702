/** Time in reserve beyond that for each decision: as the table has it, and what each seat has left of it. */
export const RESERVES: readonly string[] = [
  'ALTER TABLE matches ADD COLUMN reserve BIGINT',
  'ALTER TABLE matches ADD COLUMN reserves TEXT',
];

/** The words of the end of the voyage, in English. */
export const ENDING_WORDS = {
  won: 'Rift holds the ship',
  lost: 'Rift has lost',
  rank: 'Rift founders',
  early: 'Arriving early',
  total: 'Total',
  rated: 'Rated',
  capped: 'a loss is never rated above 5',
  scale: 'The scale of success',
  rung: (from: number, below: number | undefined) =>
    below === undefined ? `${from}+` : below - 1 === from ? `${from}` : `${from}–${below - 1}`,
} as const;

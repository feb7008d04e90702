/** The words of the end of the voyage, in English. */
export const STORY_WORDS = {
  step: (step: number) => `Step ${step}`,
  noCourse: 'The course was never changed to Axios.',
  course: (step: number) => `The course was for Axios from step ${step} on.`,
  strong: (step: number) => `Rift had enough points from step ${step} on.`,
  most: (points: number, step: number) => `Rift never had enough: ${points} points at most, at step ${step}.`,
  steps: 'Step',
  founders: 'Rift founders',
  rank: 'Their points',
  early: 'Arriving early',
  total: 'Total',
  rated: 'Rated',
  easier: 'Without hard mode',
  harder: 'In hard mode',
  from: { earth: 'From Earth', mars: 'From Mars' },
} as const;

export const ENDING_WORDS = {
  capped: 'a loss is never rated above 5',
  scale: 'The scale of success',
  rung: (from: number, below: number | undefined) =>
    below === undefined ? `${from}+` : below - 1 === from ? `${from}` : `${from}–${below - 1}`,
} as const;

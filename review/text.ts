/** What a review says, wherever it is read. */

const points = (value: number): string => {
  const size = Math.round(Math.abs(value) * 100);
  return size === 1 ? '1 point' : `${size} points`;
};

export const reviewWords = {
  glyphs: {
    best: '',
    open: '',
    inaccuracy: '?!',
    mistake: '?',
    blunder: '??',
    great: '!',
    only: '□',
    unknowable: '◦',
  },
  labels: {
    best: 'best',
    open: 'open',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
    great: 'great',
    only: 'only way',
    unknowable: 'right by what was known',
  },
  fortunate: 'It went well all the same.',
  points,
  signed: (value: number) => `${value < 0 ? '−' : '+'}${points(value)}`,
  /** Chances are for the players they were measured on. */
  yardstick: (players: string) => `Chances if players like “${players}” played on from here.`,
  uncalibrated: 'Not measured for this table: what is better and worse, without a scale.',
  error: (played: string, better: string, loss: string | undefined) =>
    `${played}${loss === undefined ? '' : ` cost ${loss}`}; better: ${better}.`,
  /** A turn is compared as a whole: what was played and the plan that was better may begin alike. */
  turnError: (loss: string | undefined, better: string) =>
    `The turn as it was played${loss === undefined ? '' : ` cost ${loss}`}; better, beginning with: ${better}.`,
  luck: (what: string, change: string | undefined, lucky: boolean) =>
    `${lucky ? 'Luck' : 'Bad luck'}: ${what}${change === undefined ? '' : ` (${change})`}.`,
  turn: (what: string, better: boolean, change: string | undefined) =>
    `The turning point, for the ${better ? 'better' : 'worse'}: ${what}${change === undefined ? '' : ` (${change})`}.`,
  solved: (what: string) => `Well found: ${what}.`,
  unknowable: (what: string) => `Right by what was known, and yet: ${what}.`,
  others: (what: string, change: string | undefined) =>
    `Between others, at your cost: ${what}${change === undefined ? '' : ` (${change})`}.`,
  event: (what: string, ours: number, theirs: number, of: number) =>
    `${what}: in ${ours} of ${of} lines instead of ${theirs}.`,
  safer: 'The worst tenth of its lines is less bad.',
  riskier: 'The worst tenth of its lines is worse.',
  open: 'It keeps the most ways open.',
  noReview: 'this is no review',
  otherRecord: 'this is the review of another record',
  otherYardstick: (made: string, today: string) => `it was made with ${made}, today’s is ${today}`,
} as const;

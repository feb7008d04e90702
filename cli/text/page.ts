/** What the pages of the laboratory say. */
import type { Spread } from '#lab';

const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
const times = (ratio: number) => ratio.toFixed(2);

export const pageWords = {
  title: (game: string) => `${game}: a simulation`,
  tournament: (game: string) => `${game}: a tournament`,
  comparison: (game: string) => `${game}: two simulations compared`,
  balance: (game: string) => `${game}: balance`,

  findings: 'What stands out',
  nothingFound: 'Nothing that chance would not explain.',
  asBelow: 'The ratings and scores below, each with its interval.',
  foundOrder: (shares: readonly string[]) =>
    `Turn order matters: by place in it ${shares.join(', ')} were won.`,
  foundRole: (name: string, value: string, ratio: number, low: number, high: number) =>
    `${name} ${value} wins ${times(ratio)} of a fair share (${times(low)} to ${times(high)}).`,
  foundContent: (kind: string, name: string, difference: string, range: string) =>
    `${kind}: ${name} goes with ${difference.startsWith('+') ? 'winning' : 'losing'}: ${difference} points (${range}).`,
  foundUnused: (kind: string, names: readonly string[]) => `${kind}: never used: ${names.join(', ')}.`,

  points,
  times,
  asTable: 'as a table',
  dotsAbout: 'One row each, with its 95 % interval; filled marks are those that chance does not explain.',
  histogramAbout: (of: string) => `How often each number of ${of} came up.`,
  sharesHead: ['', 'games', 'share', '95 %'],
  length: 'Length',
  rounds: 'Rounds',
  spread: (of: string, spread: Spread | undefined) =>
    spread
      ? `${of}: ${spread.mean.toFixed(1)} on average, nine of ten from ${spread.p5} to ${spread.p95}, at most ${spread.max}`
      : '',
  order: 'Turn order',
  chance: (chance: number) =>
    chance < 0.05
      ? `All together differ by more than chance (p ${chance < 0.001 ? 'under 0.001' : chance.toFixed(3)}).`
      : `All together differ no more than chance would have it (p ${chance.toFixed(2)}).`,
  role: (name: string) => `By ${name}`,
  roleNote: 'Wins as a part of what would be fair among those at the table; 1 is fair.',
  roleHead: ['', 'seats', 'won', 'of fair', '95 %'],
  finalPoints: 'Final points',

  drama: 'Drama',
  dramaNote: 'By what the bots make of the position at the beginning of each round, which is not calibrated.',
  leadChanges: (mean: number, median: number) =>
    `The lead changes hands ${mean.toFixed(1)} times a game (median ${median}).`,
  decided: (median: number) =>
    `Half of the winners lead to the end from ${median} % of the game on or earlier.`,
  comebacks: (share: string, range: string) =>
    `${share} of the games (${range}) are won by somebody who once had less than half of a fair share.`,
  closeness: 'Closeness',
  closenessAbout: 'How close the first two are by tenth of the game: 100 % is a dead heat.',
  tenths: 'tenth of the game',
  decidedTitle: 'When it is decided',
  decidedOf: 'hundredths of the game after which the winner led',

  facets: 'By seats and options',
  contentNote: (pieces: number) =>
    `Win rate of those who used a piece less that of those who did not, alike in table, bot and place in the order; ${pieces} were compared and the marks allow for that. It goes with winning: it need not be the cause, and what comes late is used by who lives longer.`,
  contentHead: ['', 'used', 'points', '95 %', 'without noise', 'first round'],
  ratingsHead: ['', 'Elo', '95 %'],
  pairsHead: ['', 'score', '95 %', 'expected'],
} as const;

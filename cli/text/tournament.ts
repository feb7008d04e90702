/** What a tournament says, as tables for people. */

const number = (value: number) => Math.round(value).toLocaleString('en-US');
const signed = (value: number, digits = 2) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
const elo = (value: number) => signed(value, 0);
const points = (share: number) => `${signed(share * 100, 1)} points`;

export const tournamentWords = {
  progress: '{value} of {total} deals | {eta_formatted} left',
  stopped: (done: number, deals: number) => `stopped after ${done} of ${deals} deals`,

  head: (game: string, rules: string, form: string, deals: number, games: number, seed: string) =>
    `${game} ${rules}, ${form}, ${number(deals)} deals, ${number(games)} games, seed “${seed}”`,
  byTheClock: 'Programs play: what they do may depend on the machine.',
  leftOut: (deals: number) => `${number(deals)} deals are left out: a game of them did not come to its end.`,

  players: 'Players (95 % confidence)',
  playersHead: { seats: 'seats', won: 'won', points: 'mean points' },

  ratings: 'Ratings in Elo, the first player at 0 (95 % by drawing the deals again)',
  elo,
  eloRange: (low: number, high: number, without: 'wins' | 'losses' | undefined) => {
    if (without === 'wins') return 'lost everything: no lower bound';
    if (without === 'losses') return 'won everything: no upper bound';
    return `${elo(low)} to ${elo(high)}`;
  },
  byDefinition: 'by definition',
  better: (share: number) => `better than the first: ${(share * 100).toFixed(1)} %`,
  seatElo: (seat: number) => `seat ${seat} over seat 0`,

  pairs: 'Against each other: score over the deals, and what the ratings expect',
  against: (one: string, other: string) => `${one} against ${other}`,
  expected: (score: number) => `expected ${(score * 100).toFixed(1)} %`,

  compared: (player: string, first: string) => `${player} compared with ${first} on the same deals`,
  difference: 'won more',
  points,
  pointsRange: (low: number, high: number) => `${points(low)} to ${points(high)}`,
  morePoints: 'final points more',
  signed: (value: number) => signed(value),
  signedRange: (low: number, high: number) => `${signed(low)} to ${signed(high)}`,
  table: (both: number, onlyOne: number, onlyOther: number, neither: number, player: string, first: string) =>
    `deals won by both ${both}, only ${player} ${onlyOther}, only ${first} ${onlyOne}, neither ${neither}`,

  mix: (first: string, second: string) => `${first} among ${second}`,
  mixHead: { seats: (name: string) => `seats of ${name}`, table: 'somebody won' },
  seatWins: (name: string) => `a seat of ${name}`,

  test: (first: string, second: string, low: number, high: number, unit: string) =>
    `Is ${first} better than ${second}? ${low} against ${high} ${unit}, one error in twenty either way`,
  units: { elo: 'Elo', points: 'points' },
  ratio: (ratio: number, limit: number) =>
    `log-likelihood ratio ${signed(ratio)} (between −${limit.toFixed(2)} and ${limit.toFixed(2)} nothing is decided)`,
  verdicts: {
    accepted: 'accepted: the second bound holds',
    rejected: 'rejected: the first bound holds',
    undecided: 'undecided after all deals',
  },

  wrongs: (name: string, late: number, illegal: number, died: number, forfeits: number) =>
    `${name}: ${late} late answers, ${illegal} not allowed, ended ${died} times; ${forfeits} games forfeit`,
} as const;

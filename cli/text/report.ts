/** What the report of a simulation says, as tables for people. */

const number = (value: number) => Math.round(value).toLocaleString('en-US');
const percent = (share: number) => `${(share * 100).toFixed(share > 0 && share < 0.01 ? 2 : 1)} %`;
/** Tables have few seats. */
const ordinal = (place: number) => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
const decimals = (value: number, digits: number) => value.toFixed(digits);

export const reportWords = {
  number,
  percent,
  decimals,
  range: (from: string, to: string) => `${from} to ${to}`,

  games: (game: string, rules: string, games: number, seed: string) =>
    `${game} ${rules}, ${number(games)} games, seed “${seed}”`,
  bots: (bots: readonly string[], iterations: number | undefined) =>
    `bots ${bots.join(', ')}${iterations === undefined ? '' : ` with ${number(iterations)} iterations`}`,
  speed: (seconds: number, aSecond: number) => `${decimals(seconds, 1)} s, ${number(aSecond)} games a second`,

  outcomes: 'Outcomes (95 % confidence)',
  somebodyWon: 'somebody won',
  seatWon: (seat: number, bot: string) => `seat ${seat} (${bot}) won`,
  placeWon: (place: number) => `who played ${ordinal(place)} won`,
  endedBy: (reason: string) => `ended by “${reason}”`,

  length: 'Length',
  lengthHead: { mean: 'mean', min: 'min', low: '5 %', median: 'median', high: '95 %', max: 'max' },
  actions: 'actions',
  decisions: 'decisions',
  rounds: 'rounds',
  branching: (average: number, most: number) =>
    `branching: ${decimals(average, 2)} legal actions on average, ${number(most)} at most`,

  matrix: 'Every game at a table of its own',
  levelWon: (bot: string) => `seats of ${bot} that won`,
  matrixHead: { games: 'games', won: 'won', median: 'median actions', most: 'most' },
  failed: (games: number) => `${number(games)} failed`,

  points: (seat: number, mean: number, median: number, min: number, max: number) =>
    `Points of seat ${seat}: mean ${decimals(mean, 2)}, median ${median}, from ${min} to ${max}`,

  neverUsed: 'never used',
  coverage: (title: string, unused: number, all: number) =>
    `${title}: ${unused === 0 ? 'all used' : `${unused} of ${all} never used`} (share of games)`,

  noFailures: 'No game got stuck, broke a rule or went on for ever.',
  failures: (head: string) => `Games that failed: ${head}`,
  kinds: { stuck: 'stuck', endless: 'endless', broken: 'broken', unsound: 'unsound' },
  failure: (index: number, kind: string, message: string) => `game ${index}: ${kind}: ${message}`,
} as const;

/** What `orrery review` says, as lines and tables. */

const signed = (value: number, digits = 0) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

export const reviewText = {
  head: (title: string, rules: string, yardstick: string) =>
    `${title}, rules ${rules}: reviewed with ${yardstick}`,
  effort: (rounds: number, playouts: number) =>
    `${playouts.toLocaleString('en-US')} estimates in ${rounds} rounds.`,
  notOver: 'The match is not over: what it came to is an estimate.',
  minds: 'Decisions are judged by what their seat could know, without reading the others’ minds.',
  curve: 'How it stood',
  seat: (seat: number) => `seat ${seat}`,
  table: 'the table',
  decisions: 'Decisions that cost something',
  decisionsNone: 'No decision is clear of the noise.',
  decisionsHead: ['at', 'seat', 'label', 'cost', 'what was played, and what was better'],
  cost: (loss: number, se: number) => `${loss.toFixed(0)} ± ${se.toFixed(0)}`,
  account: 'The account, in points of a hundred',
  accountHead: ['', 'start', 'the deal', 'luck', 'own', 'others', 'result'],
  points: (value: number) => signed(value, 1),
  chance: (value: number) => value.toFixed(1),
  adds: 'Start, deal, luck, own decisions and those of others add up to the result.',
  together: 'all at once',
  summary: 'Summary',
  away: (sum: number, se: number) => `${sum.toFixed(0)} ± ${se.toFixed(0)} points given away`,
  accuracy: (value: number, low: number, high: number) => `accuracy ${value} (${low} to ${high})`,
  luck: (sum: number, se: number) => `luck ${signed(sum)} ± ${se.toFixed(0)}`,
  moments: 'Moments',
  momentsNone: 'Nothing stood out from the noise.',
  moment: (at: number, words: string) => `at ${at}: ${words}`,
  candidates: (at: number, seat: number) => `What could be done at ${at}, by seat ${seat}`,
  candidatesHead: ['', 'chance', 'tries', 'what'],
  played: 'played',
  best: 'best',
  value: (mean: number, se: number) => `${mean.toFixed(0)} ± ${se.toFixed(0)} %`,
  rank: (place: number) => `${place}.`,
  asPlayed: (words: string) => `${words} … as it was played`,
  plan: (words: string, plan: string) => `${words} … (${plan})`,
  progress: '{value} rounds',
  findings: 'What decided it',
  page: (title: string) => `Review of a match of ${title}`,
  asTable: 'As a table',
  curveAbout: 'How a seat stood after each step, from lost to won',
  steps: 'steps of the match',
  stepsHead: ['from', 'seat', 'stood', 'decision', 'luck'],

  calibrated: (game: string, table: string, games: number, positions: number) =>
    `${game}${table === '' ? '' : `, ${table}`}: ${games.toLocaleString('en-US')} games, ${positions.toLocaleString('en-US')} positions`,
  score: (raw: number, mapped: number, base: number) =>
    `Brier score ${raw} raw, ${mapped} mapped, ${base} by saying the mean`,
  agrees: (found: number, perfect: number) =>
    `said and seen are ${found} apart; a perfect estimate would show ${perfect}`,
  slope: (value: number, low: number, high: number) => `slope ${value} (${low} to ${high})`,
  sound: 'These numbers may be shown as chances.',
  unsound: 'These numbers may not be shown as chances.',
  binsHead: ['said', 'seen', 'positions', ''],
  percent: (share: number) => `${(100 * share).toFixed(1)} %`,
  fifthsHead: ['fifth', 'score', 'the mean'],
  games: '{value} of {total} games | {eta_formatted} left',
} as const;

/** What the review beside a replay says. */

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(Math.round(points))}`;

export const reviewPanel = {
  open: 'Review',
  title: 'Review',
  about: 'Luck and decisions apart; what cost something, and what would have been better.',
  working: (rounds: number) => `Looking through the match … ${rounds} rounds so far`,
  done: 'Looked through.',
  failed: (why: string) => `This match cannot be reviewed: ${why}`,
  curve: (who: string) => `How ${who} stood through the match`,
  curveTable: 'The curve as a table',
  moment: 'Moment',
  stood: 'Stood',
  percent: (value: number, error: number) =>
    `${Math.round(100 * value)} %${error > 0 ? ` ± ${Math.max(1, Math.round(100 * error))}` : ''}`,
  better: 'better',
  worse: 'worse',
  even: 'as before',
  account: 'The account, in points of a hundred',
  parts: {
    start: 'At the start',
    deal: 'The deal',
    luck: 'Luck',
    own: 'Own decisions',
    others: 'Decisions of others',
    result: 'Result',
  },
  points: (part: string, points: number) =>
    part === 'start' || part === 'result' ? String(Math.round(points)) : signed(points),
  marks: 'Decisions',
  noMarks: 'No decision is clear of the noise.',
  mark: (glyph: string, name: string, who: string) => `${glyph} ${name}, ${who}`,
  moments: 'What decided it',
  nextMark: 'Next label',
  lastMark: 'Last label',
  line: 'Show the better line',
  notPlayed: 'Not played',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  lineAbout: 'One of 64 lines, the middle one.',
  forward: 'Next step',
  back: 'Step back',
  leave: 'Back to the match',
} as const;

/** What is said of a game's targets of balance. */
import type { Judged } from '#lab';

const number = (value: number) => value.toFixed(Math.abs(value) < 10 ? 3 : 1);
const range = (low: number, high: number) => `${number(low)} to ${number(high)}`;

const STANDINGS = { pass: 'pass', fail: 'FAIL', open: 'open', known: 'known' } as const;

function found({ value, low, high }: Judged): string {
  return value === undefined || low === undefined || high === undefined
    ? 'nothing yet'
    : `${number(value)} (${range(low, high)})`;
}

export const balanceWords = {
  head: (game: string, rules: string, build: string, seed: string) =>
    `${game} ${rules}, build ${build}, seed “${seed}”`,
  row: (judged: Judged) => [
    STANDINGS[judged.standing],
    judged.target.id,
    found(judged),
    `wanted ${range(...judged.target.range)}`,
    `${judged.games} games${judged.needed ? `, about ${judged.needed} would settle it` : ''}`,
  ],
  sum: ({ pass, fail, open, known }: Readonly<Record<Judged['standing'], number>>) =>
    `${pass} pass, ${fail} fail, ${open} open, ${known} missed as known`,
  missed: (judged: Judged) => `${judged.target.says}: it is ${found(judged)}.`,
  nothingMissed: 'No target is missed that is not known to be.',
  targets: 'Where each stands in its range',
  plotNote:
    'From 0, the lower end of its range, to 1, the upper; with the interval that holds however often one looks.',
  part: (value: number) => value.toFixed(1),
  all: 'All targets',
  tableHead: ['', 'target', 'found', 'wanted', ''],
} as const;

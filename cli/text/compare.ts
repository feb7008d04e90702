/** What the comparison of two reports says. */
import type { Compared, Comparison } from '#lab';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

function cells({ id, unit, before, after, difference, low, high, marked }: Compared): string[] {
  const share = unit === 'share';
  const value = share ? percent : (number: number) => number.toFixed(2);
  const by = share ? points : signed;
  return [
    id,
    value(before),
    value(after),
    by(difference),
    `${by(low)} to ${by(high)}`,
    marked ? 'changed' : '',
  ];
}

export const compareWords = {
  head: ({ game, before, after }: Comparison) => [
    `before: ${game} ${before.rules}, ${before.games.toLocaleString('en-US')} games, seed “${before.job.seed}”, ${before.job.bots.join(', ')}`,
    `after: ${game} ${after.rules}, ${after.games.toLocaleString('en-US')} games, seed “${after.job.seed}”, ${after.job.bots.join(', ')}`,
  ],
  tableHead: ['', 'before', 'after', 'difference', '95 %', ''],
  row: cells,
  line: (line: Compared) => {
    const [id, before, after, difference, range] = cells(line);
    return `${id}: ${before} before, ${after} after, ${difference} (${range})`;
  },
  changed: (marked: number, lines: number) =>
    `${marked} of ${lines} lines differ by more than so many lines would by chance`,
  nothing: (lines: number) => `None of ${lines} lines differs by more than chance would have it.`,
  shares: 'What is different',
  missing: 'Only in one of them',
  onlyIn: (before: readonly string[], after: readonly string[]) => [
    ...(before.length > 0 ? [`only before: ${before.join(', ')}`] : []),
    ...(after.length > 0 ? [`only after: ${after.join(', ')}`] : []),
  ],
  failed: (line: string) => `failed: ${line}`,
} as const;

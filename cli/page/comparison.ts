/** Two reports compared, as a page. */
import { type Comparison, dots, type Page } from '#lab';
import type { CliWords } from '../words.ts';

type Words = Pick<CliWords, 'page' | 'compare'>;

/** A plot has room for so many rows; the table has all. */
const MOST_ROWS = 100;

export function comparisonPage(comparison: Comparison, title: string, { page, compare }: Words): Page {
  const { lines, onlyBefore, onlyAfter } = comparison;
  const marked = lines.filter((line) => line.marked);
  const shown = lines
    .filter(({ unit }) => unit === 'share')
    .toSorted(
      (a, b) => Number(b.marked) - Number(a.marked) || Math.abs(b.difference) - Math.abs(a.difference),
    )
    .slice(0, MOST_ROWS);
  const marks = shown.map(({ id, difference, low, high, marked: is }) => ({
    name: id,
    value: difference,
    low,
    high,
    marked: is,
  }));
  return {
    title: page.comparison(title),
    lines: compare.head(comparison),
    findings: {
      title: page.findings,
      lines: marked.length > 0 ? marked.map(compare.line) : [compare.nothing(lines.length)],
    },
    sections: [
      {
        title: compare.shares,
        plot: dots(marks, { title: compare.shares, about: page.dotsAbout, fair: 0, number: page.points }),
        tableTitle: page.asTable,
        table: [compare.tableHead, ...lines.map(compare.row)],
      },
      ...(onlyBefore.length + onlyAfter.length > 0
        ? [{ title: compare.missing, notes: compare.onlyIn(onlyBefore, onlyAfter) }]
        : []),
    ],
    data: comparison,
  };
}

/** One kind of content on a page: how often each piece is used, and what goes with winning. */
import { dots, type KindReport, type Section } from '#lab';
import type { PageWords } from './simulation.ts';

export function contentSection({ title, pieces, effects }: KindReport, words: PageWords): Section {
  const { page, report } = words;
  const compared = new Set(effects.map(({ id }) => id));
  const usedIn = (id: string) => pieces.find((piece) => piece.id === id)?.used.share ?? 0;
  const rows = effects.map(({ id, difference, low, high, shrunk, round }) => [
    nameOf(pieces, id),
    report.percent(usedIn(id)),
    page.points(difference),
    report.range(page.points(low), page.points(high)),
    page.points(shrunk),
    report.decimals(round, 1),
  ]);
  const others = pieces
    .filter(({ id }) => !compared.has(id))
    .map(({ name, used }) => [name, report.percent(used.share), '', '', '', '']);
  const table = [page.contentHead, ...rows, ...others];
  if (effects.length === 0) return { title, table };
  const marks = effects.map(({ id, difference, ...rest }) => ({
    ...rest,
    name: nameOf(pieces, id),
    value: difference,
  }));
  return {
    title,
    notes: [page.contentNote(effects.length)],
    plot: dots(marks, { title, about: page.dotsAbout, fair: 0, number: page.points }),
    tableTitle: page.asTable,
    table,
  };
}

export function nameOf(pieces: KindReport['pieces'], id: string): string {
  return pieces.find((piece) => piece.id === id)?.name ?? id;
}

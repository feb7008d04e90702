/** The report of a simulation as a page. */
import {
  curve,
  dots,
  type Histogram,
  histogram,
  type Page,
  type Report,
  type Section,
  type Share,
  total,
} from '#lab';
import type { CliWords } from '../words.ts';
import { contentSection, nameOf } from './content.ts';

export type PageWords = Pick<CliWords, 'page' | 'report'>;

export function simulationPage(report: Report, title: string, words: PageWords): Page {
  const { job, won } = report;
  const options = Object.entries(job.options).map(([name, value]) => `${name}=${String(value)}`);
  const sections = [
    outcomes(report, words),
    rounds(report, words),
    order(report, words),
    ...roles(report, words),
    points(report, words),
    ...drama(report, words),
    facets(report, words),
    ...report.coverage.map((kind) => contentSection(kind, words)),
  ];
  return {
    title: words.page.title(title),
    lines: [
      words.report.games(report.game, report.rules, won.of, job.seed),
      words.report.bots(job.bots, job.budget?.iterations),
      ...(options.length > 0 ? [options.join(', ')] : []),
    ],
    findings: { title: words.page.findings, lines: findings(report, words) },
    sections: sections.filter((section) => section !== undefined),
    data: report,
  };
}

/** Only what chance does not explain. */
function findings({ orderChance, order: places, roles: all, coverage }: Report, words: PageWords): string[] {
  const { page, report } = words;
  const found = [
    ...(places.length > 1 && orderChance < 0.05
      ? [page.foundOrder(places.map(({ share }) => report.percent(share)))]
      : []),
    ...all.flatMap(({ name, values }) =>
      values
        .filter(({ marked }) => marked)
        .map(({ value, ratio, low, high }) => page.foundRole(name, value, ratio, low, high)),
    ),
    ...coverage.flatMap(({ title, pieces, effects, unused }) => [
      ...effects
        .filter(({ marked }) => marked)
        .map(({ id, difference, low, high }) => {
          const range = report.range(page.points(low), page.points(high));
          return page.foundContent(title, nameOf(pieces, id), page.points(difference), range);
        }),
      ...(unused.length > 0
        ? [
            page.foundUnused(
              title,
              unused.map((id) => nameOf(pieces, id)),
            ),
          ]
        : []),
    ]),
  ];
  return found.length > 0 ? found : [page.nothingFound];
}

type Row = readonly [name: string, share: Share];

function shares(
  title: string,
  rows: readonly Row[],
  { page, report }: PageWords,
  { notes = [], ...more }: { notes?: readonly string[]; fair?: number } = {},
): Section {
  const marks = rows.map(([name, { share, low, high }]) => ({ name, value: share, low, high }));
  return {
    title,
    notes,
    plot: dots(marks, { title, about: page.dotsAbout, number: report.percent, ...more }),
    tableTitle: page.asTable,
    table: [
      page.sharesHead,
      ...rows.map(([name, { share, low, high, count }]) => [
        name,
        report.number(count),
        report.percent(share),
        report.range(report.percent(low), report.percent(high)),
      ]),
    ],
  };
}

function outcomes({ won, seats, reasons }: Report, words: PageWords): Section {
  const { report } = words;
  const rows: Row[] = [
    [report.somebodyWon, won],
    ...seats.map(({ seat, bot, wins }): Row => [report.seatWon(seat, bot), wins]),
    ...Object.entries(reasons).map(([reason, share]): Row => [report.endedBy(reason), share]),
  ];
  return shares(report.outcomes, rows, words);
}

function barSection(title: string, of: string, counts: Histogram, { page, report }: PageWords): Section {
  return {
    title,
    plot: histogram(counts, { title, about: page.histogramAbout(of), of, percent: report.percent }),
  };
}

function rounds({ histograms, rounds: spread, actions }: Report, words: PageWords): Section {
  const { page, report } = words;
  const inRounds = total(histograms.rounds) > 0;
  const of = inRounds ? report.rounds : report.actions;
  return {
    ...barSection(
      inRounds ? page.rounds : page.length,
      of,
      inRounds ? histograms.rounds : histograms.actions,
      words,
    ),
    notes: [page.spread(of, inRounds ? spread : actions)],
  };
}

function order({ order: places, orderChance }: Report, words: PageWords): Section | undefined {
  if (places.length < 2) return undefined;
  const rows = places.map((share, place): Row => [words.report.placeWon(place + 1), share]);
  const wins = places.reduce((sum, { count }) => sum + count, 0);
  const fair = wins / places.reduce((sum, { of }) => sum + of, 0);
  return shares(words.page.order, rows, words, { notes: [words.page.chance(orderChance)], fair });
}

function roles({ roles: all }: Report, { page, report }: PageWords): Section[] {
  return all.map(({ name, chance, values }) => {
    const title = page.role(name);
    const marks = values.map(({ value, ratio, ...rest }) => ({ ...rest, name: value, value: ratio }));
    return {
      title,
      notes: [page.roleNote, page.chance(chance)],
      plot: dots(marks, { title, about: page.dotsAbout, fair: 1, number: page.times }),
      tableTitle: page.asTable,
      table: [
        page.roleHead,
        ...values.map(({ value, wins, ratio, low, high }) => [
          value,
          report.number(wins.of),
          report.percent(wins.share),
          page.times(ratio),
          report.range(page.times(low), page.times(high)),
        ]),
      ],
    };
  });
}

function points({ seats }: Report, words: PageWords): Section | undefined {
  const all: Histogram = {};
  for (const [value, count] of seats.flatMap((seat) => Object.entries(seat.points?.histogram ?? {})))
    all[Number(value)] = (all[Number(value)] ?? 0) + count;
  const title = words.page.finalPoints;
  return total(all) === 0 ? undefined : barSection(title, title, all, words);
}

function drama({ drama: found }: Report, words: PageWords): Section[] {
  if (!found) return [];
  const { page, report } = words;
  const { leadChanges, decided, decidedHistogram, comebacks, closeness } = found;
  const range = report.range(report.percent(comebacks.low), report.percent(comebacks.high));
  const points = closeness.map((value, i) => ({ name: `${i + 1}`, value }));
  return [
    {
      title: page.drama,
      notes: [
        page.dramaNote,
        ...(leadChanges ? [page.leadChanges(leadChanges.mean, leadChanges.p50)] : []),
        ...(decided ? [page.decided(decided.p50)] : []),
        page.comebacks(report.percent(comebacks.share), range),
      ],
      plot: curve(points, {
        title: page.closeness,
        about: page.closenessAbout,
        of: page.tenths,
        range: [0, 1],
        number: report.percent,
      }),
    },
    barSection(page.decidedTitle, page.decidedOf, decidedHistogram, words),
  ];
}

function facets({ facets: all }: Report, words: PageWords): Section | undefined {
  if (all.length === 0) return undefined;
  const rows = all.map(({ name, won }): Row => [name, won]);
  return shares(words.page.facets, rows, words);
}

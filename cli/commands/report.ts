/** A report as tables for people: 80 columns, no colours. */
import {
  bars,
  columns,
  FAILURES,
  type Histogram,
  type KindReport,
  type Report,
  type SeatReport,
  type Share,
  type Spread,
  total,
} from '#lab';
import type { CliWords } from '../words.ts';

type ReportWords = CliWords['report'];

export function reportText(report: Report, words: ReportWords): string {
  const { job, seconds, gamesPerSecond } = report;
  const options = Object.entries(job.options).map(([name, value]) => `${name}=${String(value)}`);
  const bots = words.bots(job.bots, job.budget?.iterations);
  const sections = [
    [
      words.games(report.game, report.rules, report.won.of, job.seed),
      options.length > 0 ? `${bots}; ${options.join(', ')}` : bots,
      words.speed(seconds, gamesPerSecond),
    ],
    [words.outcomes, ...columns(outcomeRows(report, words))],
    [
      words.length,
      ...columns(lengthRows(report, words)),
      `  ${words.branching(report.branching, report.most)}`,
    ],
    matrixSection(report, words),
    ...report.seats.flatMap((seat) => pointsSection(seat, words)),
    ...report.coverage.map((kind) => coverageSection(kind, words)),
    failureSection(report, words),
  ];
  return `${sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`;
}

/** What all games with one thing in common came to. */
function matrixSection({ facets, levels }: Report, words: ReportWords): string[] {
  if (facets.length === 0) return [];
  const rows = facets.map(({ name, games, won, failed, actions }) => [
    name,
    words.number(games),
    words.percent(won.share),
    words.number(actions?.p50 ?? 0),
    words.number(actions?.max ?? 0),
    failed > 0 ? words.failed(failed) : '',
  ]);
  const { games, won, median, most } = words.matrixHead;
  return [
    words.matrix,
    ...columns(levels.map(({ bot, wins }) => [words.levelWon(bot), ...shareCells(wins, words)])),
    ...columns([['', games, won, median, most], ...rows]),
  ];
}

function outcomeRows({ won, seats, order, reasons }: Report, words: ReportWords): string[][] {
  const row = (label: string, share: Share) => [label, ...shareCells(share, words)];
  return [
    row(words.somebodyWon, won),
    ...seats.map(({ seat, bot, wins }) => row(words.seatWon(seat, bot), wins)),
    ...order.map((share, place) => row(words.placeWon(place + 1), share)),
    ...Object.entries(reasons).map(([reason, share]) => row(words.endedBy(reason), share)),
  ];
}

function lengthRows({ actions, decisions, rounds }: Report, words: ReportWords): string[][] {
  const { mean, min, low, median, high, max } = words.lengthHead;
  return [
    ['', mean, min, low, median, high, max],
    [words.actions, ...spreadCells(actions, words)],
    [words.decisions, ...spreadCells(decisions, words)],
    ...(rounds === undefined ? [] : [[words.rounds, ...spreadCells(rounds, words)]]),
  ];
}

function pointsSection({ seat, points }: SeatReport, words: ReportWords): string[][] {
  if (!points) return [];
  const { mean, min, max, p50 } = points.spread;
  return [[words.points(seat, mean, p50, min, max), ...histogramLines(points.histogram, words)]];
}

const BAR = 40;
const MOST_BARS = 24;

function histogramLines(histogram: Histogram, words: ReportWords): string[] {
  const all = bars(histogram);
  const games = total(histogram);
  const first = all[0]?.[0] ?? 0;
  const last = all.at(-1)?.[0] ?? 0;
  const step = Math.max(1, Math.ceil((last - first + 1) / MOST_BARS));
  const bins = new Map<number, number>();
  for (let from = first; from <= last; from += step) bins.set(from, 0);
  for (const [value, count] of all) {
    const from = first + Math.floor((value - first) / step) * step;
    bins.set(from, (bins.get(from) ?? 0) + count);
  }
  const most = Math.max(...bins.values());
  return columns(
    [...bins].map(([from, count]) => [
      step === 1 ? `${from}` : words.range(`${from}`, `${from + step - 1}`),
      words.percent(count / games),
      '█'.repeat(Math.round((count / most) * BAR)) || (count > 0 ? '▏' : ''),
    ]),
    [0, 1],
  );
}

function coverageSection({ title, pieces, unused }: KindReport, words: ReportWords): string[] {
  const rows = pieces.map(({ name, used }) => [
    name,
    words.percent(used.share),
    used.count === 0 ? words.neverUsed : '',
  ]);
  return [words.coverage(title, unused.length, pieces.length), ...columns(rows, [1])];
}

function failureSection({ failed, failures }: Report, words: ReportWords): string[] {
  const kinds = FAILURES.filter((kind) => failed[kind] > 0);
  if (kinds.length === 0) return [words.noFailures];
  const head = kinds.map((kind) => `${words.number(failed[kind])} ${words.kinds[kind]}`).join(', ');
  return [
    words.failures(head),
    ...failures.map(({ index, kind, message }) => `  ${words.failure(index, words.kinds[kind], message)}`),
  ];
}

function shareCells({ count, share, low, high }: Share, words: ReportWords): string[] {
  return [words.number(count), words.percent(share), words.range(words.percent(low), words.percent(high))];
}

function spreadCells(spread: Spread | undefined, words: ReportWords): string[] {
  if (!spread) return ['-'];
  const { mean, min, p5, p50, p95, max } = spread;
  return [words.decimals(mean, 1), ...[min, p5, p50, p95, max].map(words.number)];
}

/** A report as tables for people: 80 columns, no colours. */
import { columns } from './columns.ts';
import type { KindReport, Report, SeatReport } from './report.ts';
import { bars, type Histogram, type Share, type Spread, total } from './statistics.ts';
import { FAILURES } from './tally.ts';

export function reportText(report: Report): string {
  const { job, seconds, gamesPerSecond } = report;
  const options = Object.entries(job.options).map(([name, value]) => `${name}=${String(value)}`);
  const budget = job.budget?.iterations;
  const sections = [
    [
      `${report.game} ${report.rules}, ${number(report.won.of)} games, seed “${job.seed}”`,
      `bots ${job.bots.join(', ')}${budget === undefined ? '' : ` with ${number(budget)} iterations`}${options.length > 0 ? `; ${options.join(', ')}` : ''}`,
      `${seconds.toFixed(1)} s, ${number(gamesPerSecond)} games a second`,
    ],
    ['Outcomes (95 % confidence)', ...columns(outcomeRows(report))],
    [
      'Length',
      ...columns(lengthRows(report)),
      `  branching: ${report.branching.toFixed(2)} legal actions on average, ${number(report.most)} at most`,
    ],
    matrixSection(report),
    ...report.seats.flatMap(pointsSection),
    ...report.coverage.map(coverageSection),
    failureSection(report),
  ];
  return `${sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`;
}

/** What all games with one thing in common came to. */
function matrixSection({ facets, levels }: Report): string[] {
  if (facets.length === 0) return [];
  const rows = facets.map(({ name, games, won, failed, actions }) => [
    name,
    number(games),
    percent(won.share),
    `${number(actions?.p50 ?? 0)}`,
    `${number(actions?.max ?? 0)}`,
    failed > 0 ? `${number(failed)} failed` : '',
  ]);
  return [
    'Every game at a table of its own',
    ...columns(levels.map(({ bot, wins }) => [`seats of ${bot} that won`, ...shareCells(wins)])),
    ...columns([['', 'games', 'won', 'median actions', 'most'], ...rows]),
  ];
}

function outcomeRows({ won, seats, order, reasons }: Report): string[][] {
  const rows = [['somebody won', ...shareCells(won)]];
  for (const { seat, bot, wins } of seats) rows.push([`seat ${seat} (${bot}) won`, ...shareCells(wins)]);
  for (const [place, share] of order.entries())
    rows.push([`who played ${ordinal(place + 1)} won`, ...shareCells(share)]);
  for (const [reason, share] of Object.entries(reasons))
    rows.push([`ended by “${reason}”`, ...shareCells(share)]);
  return rows;
}

/** Tables have few seats. */
function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}

function lengthRows({ actions, decisions, rounds }: Report): string[][] {
  return [
    ['', 'mean', 'min', '5 %', 'median', '95 %', 'max'],
    ['actions', ...spreadCells(actions)],
    ['decisions', ...spreadCells(decisions)],
    ...(rounds === undefined ? [] : [['rounds', ...spreadCells(rounds)]]),
  ];
}

function pointsSection({ seat, points }: SeatReport): string[][] {
  if (!points) return [];
  const { mean, min, max, p50 } = points.spread;
  const title = `Points of seat ${seat}: mean ${mean.toFixed(2)}, median ${p50}, from ${min} to ${max}`;
  return [[title, ...histogramLines(points.histogram)]];
}

const BAR = 40;
const MOST_BARS = 24;

function histogramLines(histogram: Histogram): string[] {
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
      step === 1 ? `${from}` : `${from} to ${from + step - 1}`,
      percent(count / games),
      '█'.repeat(Math.round((count / most) * BAR)) || (count > 0 ? '▏' : ''),
    ]),
    [0, 1],
  );
}

function coverageSection({ title, pieces, unused }: KindReport): string[] {
  const rows = pieces.map(({ name, used }) => [
    name,
    percent(used.share),
    used.count === 0 ? 'never used' : '',
  ]);
  const head =
    unused.length === 0 ? `${title}: all used` : `${title}: ${unused.length} of ${pieces.length} never used`;
  return [`${head} (share of games)`, ...columns(rows, [1])];
}

function failureSection({ failed, failures }: Report): string[] {
  if (FAILURES.every((kind) => failed[kind] === 0))
    return ['No game got stuck, broke a rule or went on for ever.'];
  const head = FAILURES.filter((kind) => failed[kind] > 0)
    .map((kind) => `${number(failed[kind])} ${kind}`)
    .join(', ');
  return [
    `Games that failed: ${head}`,
    ...failures.map(({ index, kind, message }) => `  game ${index}: ${kind}: ${message}`),
  ];
}

function shareCells({ count, share, low, high }: Share): string[] {
  return [number(count), percent(share), `${percent(low)} to ${percent(high)}`];
}

function spreadCells(spread: Spread | undefined): string[] {
  if (!spread) return ['-'];
  const { mean, min, p5, p50, p95, max } = spread;
  return [mean.toFixed(1), ...[min, p5, p50, p95, max].map(number)];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share > 0 && share < 0.01 ? 2 : 1)} %`;
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

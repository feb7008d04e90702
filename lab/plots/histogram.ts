/** How often each number came up, as bars; many numbers are drawn together in steps of a round size. */
import { bars, type Histogram, total } from '../statistics.ts';
import { at, escaped, label, line, type Named, svg } from './plot.ts';

export interface HistogramTerms extends Named {
  /** What is counted along the foot. */
  readonly of: string;
  percent(share: number): string;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const WIDTH = 640;
const HEIGHT = 160;
const LEFT = 44;
const FOOT = 34;
const MOST = 40;

export function binned(histogram: Histogram, most = MOST): Bin[] {
  const all = bars(histogram);
  const first = all[0]?.[0];
  const last = all.at(-1)?.[0];
  if (first === undefined || last === undefined) return [];
  const rough = (last - first + 1) / most;
  const scale = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * scale >= rough) ?? 10) * scale);
  const start = Math.floor(first / step) * step;
  const bins = Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, i) => ({
    from: start + i * step,
    to: start + (i + 1) * step - 1,
    count: 0,
  }));
  for (const [value, count] of all) {
    const bin = bins[Math.floor((value - start) / step)];
    if (bin) bin.count += count;
  }
  return bins;
}

export function histogram(counts: Histogram, terms: HistogramTerms): string {
  const bins = binned(counts);
  const of = Math.max(1, total(counts));
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const wide = (WIDTH - LEFT) / Math.max(1, bins.length);
  const every = Math.ceil(bins.length / 12);
  const content = bins.flatMap(({ from, to, count }, i) => {
    const tall = (count / most) * (HEIGHT - 10);
    const name = from === to ? `${from}` : `${from}–${to}`;
    return [
      `<rect class="bar" x="${at(LEFT + i * wide + 1)}" y="${at(HEIGHT - tall)}" width="${at(Math.max(1, wide - 2))}" height="${at(tall)}"><title>${escaped(
        `${name}: ${terms.percent(count / of)}`,
      )}</title></rect>`,
      ...(i % every === 0 ? [label(LEFT + (i + 0.5) * wide, HEIGHT + 14, `${from}`, 'middle')] : []),
    ];
  });
  return svg(terms, WIDTH, HEIGHT + FOOT, [
    line(LEFT, HEIGHT, WIDTH, HEIGHT, 'grid'),
    label(LEFT - 6, 14, terms.percent(most / of), 'end'),
    label(LEFT - 6, HEIGHT, terms.percent(0), 'end'),
    label((LEFT + WIDTH) / 2, HEIGHT + 30, terms.of, 'middle'),
    ...content,
  ]);
}

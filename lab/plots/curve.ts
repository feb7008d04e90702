/** A row of values as a curve, each with a dot to point at. */
import { at, escaped, label, line, type Named, svg, ticks } from './plot.ts';

export interface CurveTerms extends Named {
  readonly of: string;
  readonly range: readonly [number, number];
  number(value: number): string;
}

const WIDTH = 640;
const HEIGHT = 160;
const LEFT = 44;
const FOOT = 34;

export function curve(
  points: readonly { readonly name: string; readonly value: number }[],
  terms: CurveTerms,
): string {
  const [low, high] = terms.range;
  const x = (i: number) => LEFT + ((i + 0.5) / points.length) * (WIDTH - LEFT);
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * (HEIGHT - 12);
  const path = points.map(({ value }, i) => `${i === 0 ? 'M' : 'L'}${at(x(i))} ${at(y(value))}`).join('');
  return svg(terms, WIDTH, HEIGHT + FOOT, [
    ...ticks(low, high, 4).flatMap((tick) => [
      line(LEFT, y(tick), WIDTH, y(tick), 'grid'),
      label(LEFT - 6, y(tick) + 4, terms.number(tick), 'end'),
    ]),
    `<path class="curve" d="${path}"/>`,
    ...points.flatMap(({ name, value }, i) => [
      `<circle class="dot marked" cx="${at(x(i))}" cy="${at(y(value))}" r="4"><title>${escaped(
        `${name}: ${terms.number(value)}`,
      )}</title></circle>`,
      label(x(i), HEIGHT + 14, name, 'middle'),
    ]),
    label((LEFT + WIDTH) / 2, HEIGHT + 30, terms.of, 'middle'),
  ]);
}

/** Values with intervals on a common axis, one a row, and a line for what would be fair. */
import { at, escaped, label, line, type Named, svg, ticks } from './plot.ts';

export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Said to be different: drawn full, the others hollow. */
  readonly marked?: boolean;
}

export interface DotsTerms extends Named {
  readonly fair?: number;
  readonly range?: readonly [number, number];
  number(value: number): string;
}

const ROW = 20;
const NAMES = 210;
const WIDTH = 640;
const RIGHT = 16;
const FOOT = 24;

export function dots(rows: readonly Dot[], terms: DotsTerms): string {
  const [low, high] = terms.range ?? span(rows, terms.fair);
  const x = (value: number) =>
    NAMES + ((clamped(value, low, high) - low) / (high - low)) * (WIDTH - NAMES - RIGHT);
  const height = rows.length * ROW;
  const axis = ticks(low, high).flatMap((tick) => [
    line(x(tick), 0, x(tick), height, 'grid'),
    label(x(tick), height + 16, terms.number(tick), 'middle'),
  ]);
  const fair = terms.fair === undefined ? [] : [line(x(terms.fair), 0, x(terms.fair), height, 'fair')];
  const marks = rows.flatMap(({ name, value, low: from, high: to, marked }, i) => {
    const y = i * ROW + ROW / 2;
    return [
      label(NAMES - 8, y + 4, short(name), 'end'),
      line(x(from), y, x(to), y, marked ? 'reach marked' : 'reach'),
      `<circle class="${marked ? 'dot marked' : 'dot'}" cx="${at(x(value))}" cy="${y}" r="4"><title>${escaped(
        `${name}: ${terms.number(value)} (${terms.number(from)} … ${terms.number(to)})`,
      )}</title></circle>`,
    ];
  });
  return svg(terms, WIDTH, height + FOOT, [...axis, ...fair, ...marks]);
}

function span(rows: readonly Dot[], fair: number | undefined): [number, number] {
  const all = rows.flatMap(({ low, high }) => [low, high]).concat(fair ?? []);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = (high - low || 1) * 0.05;
  return [low - room, high + room];
}

function clamped(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

const MOST_LETTERS = 32;

function short(name: string): string {
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
}

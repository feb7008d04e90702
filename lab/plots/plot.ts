/**
 * Plots as SVG text: made from data alone, without a page, so that a file, a page and a test draw the same. Each says in
 * words what it shows; colours are those of the page around it (`--ink`, `--mark`, `--soft`, `--line`).
 */

export interface Named {
  readonly title: string;
  /** What a listener hears. */
  readonly about: string;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}

export function svg(
  { title, about }: Named,
  width: number,
  height: number,
  content: readonly string[],
): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`${title}. ${about}`)}">${content.join('')}</svg>`;
}

export type Anchor = 'start' | 'middle' | 'end';

export function label(x: number, y: number, words: string, anchor: Anchor = 'start', more = ''): string {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}"${more}>${escaped(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line class="${kind}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;
}

/** Tenths are enough, and keep a page small. */
export function at(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Round numbers from one to another, about so many. */
export function ticks(low: number, high: number, about = 5): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const rough = span / about;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * scale >= rough) ?? 10) * scale;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first;
  return Array.from({ length: count + 1 }, (_, i) => Math.round((first + i) * step * 1e9) / 1e9);
}

/** Plain data as an indented outline, for positions that no game draws. */
import type { PlayWords } from '../words.ts';
import { wrap } from '../wrap.ts';

interface Terms {
  readonly width: number;
  readonly words: PlayWords;
}

export function outline(value: object, width: number, words: PlayWords): string[] {
  return Object.entries(value).flatMap(([name, inner]) => branch(spoken(name), inner, '', { width, words }));
}

function branch(label: string, value: unknown, indent: string, terms: Terms): string[] {
  const { width, words } = terms;
  if (value === undefined) return [];
  const flat = inline(value, words);
  const line = `${indent}${label}: ${flat ?? ''}`;
  if (flat !== undefined && (line.length <= width || typeof value !== 'object')) {
    return wrap(line, width, `${indent}  `);
  }
  const deeper = `${indent}  `;
  const inside = Array.isArray(value)
    ? value.flatMap((item: unknown, i) => branch(`${i + 1}`, item, deeper, terms))
    : Object.entries(value ?? {}).flatMap(([name, inner]) => branch(spoken(name), inner, deeper, terms));
  return [`${indent}${label}:`, ...inside];
}

/** On one line, where there is nothing nested twice. */
function inline(value: unknown, words: PlayWords): string | undefined {
  if (typeof value !== 'object' || value === null) return plain(value, words);
  if (Array.isArray(value)) {
    if (value.length === 0) return words.none;
    return value.every((item) => typeof item !== 'object')
      ? value.map((item) => plain(item, words)).join(', ')
      : undefined;
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return words.none;
  if (entries.some(([, inner]) => typeof inner === 'object')) return undefined;
  return entries.map(([name, inner]) => `${spoken(name)} ${plain(inner, words)}`).join(', ');
}

function plain(value: unknown, words: PlayWords): string {
  return value === true ? words.yes : value === false ? words.no : String(value ?? words.nothing);
}

/** `actionsLeft` as “actions left”. */
export function spoken(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

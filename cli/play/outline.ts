/** Plain data as an indented outline, for positions that no game draws. */
import { wrap } from '../wrap.ts';

export function outline(value: object, width: number): string[] {
  return Object.entries(value).flatMap(([name, inner]) => branch(spoken(name), inner, '', width));
}

function branch(label: string, value: unknown, indent: string, width: number): string[] {
  if (value === undefined) return [];
  const flat = inline(value);
  const line = `${indent}${label}: ${flat ?? ''}`;
  if (flat !== undefined && (line.length <= width || typeof value !== 'object')) {
    return wrap(line, width, `${indent}  `);
  }
  const deeper = `${indent}  `;
  const inside = Array.isArray(value)
    ? value.flatMap((item: unknown, i) => branch(`${i + 1}`, item, deeper, width))
    : Object.entries(value ?? {}).flatMap(([name, inner]) => branch(spoken(name), inner, deeper, width));
  return [`${indent}${label}:`, ...inside];
}

/** On one line, where there is nothing nested twice. */
function inline(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return plain(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.every((item) => typeof item !== 'object') ? value.map(plain).join(', ') : undefined;
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return 'none';
  if (entries.some(([, inner]) => typeof inner === 'object')) return undefined;
  return entries.map(([name, inner]) => `${spoken(name)} ${plain(inner)}`).join(', ');
}

function plain(value: unknown): string {
  return value === true ? 'yes' : value === false ? 'no' : String(value ?? 'nothing');
}

/** `actionsLeft` as “actions left”. */
export function spoken(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

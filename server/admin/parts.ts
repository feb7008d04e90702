/** Long lists of the console come in parts: with each comes where the next begins, as long as there is one. */
import Type from 'typebox';
import type { Part, Place } from '../store/index.ts';

/** What `more` of the part before said. */
export const after = Type.Optional(
  Type.String({ description: 'what `more` said', pattern: '^\\d{1,16}:[A-Za-z0-9_-]{1,64}$' }),
);

export function placeIn(given: unknown): Place | undefined {
  if (typeof given !== 'string') return undefined;
  const colon = given.indexOf(':');
  return { at: Number(given.slice(0, colon)), id: given.slice(colon + 1) };
}

export function further<T extends { readonly id: string }>(
  { list, more }: Part<T>,
  time: (one: T) => number,
): { more?: string } {
  const last = list.at(-1);
  return more && last ? { more: `${time(last)}:${last.id}` } : {};
}

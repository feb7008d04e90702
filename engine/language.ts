/** The languages that words can be had in. English is the source; its type is what every other must fill. */

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The first language of a wish that there are words in: `de-AT`, `en_GB.UTF-8` or a whole `Accept-Language`, best first. */
export function spokenIn(wish: string): Language | undefined;
export function spokenIn<L extends string>(wish: string, among: readonly L[]): L | undefined;
export function spokenIn(wish: string, among: readonly string[] = LANGUAGES): string | undefined {
  const tags = wish.split(',').map(
    (tag) =>
      tag
        .trim()
        .toLowerCase()
        .split(/[-_.@;]/)[0],
  );
  for (const tag of tags) {
    const spoken = among.find((language) => language === tag);
    if (spoken) return spoken;
  }
  return undefined;
}

/**
 * What words in another language must be: strings and what gives strings, whatever they say. A language is typed by the
 * English module it stands for, so that what it lacks does not compile.
 */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widen<R>
    : T extends object
      ? { readonly [K in keyof T]: Widen<T[K]> }
      : T;

/** A line of a module of words, with what it needs to be said: for what is worded elsewhere than it comes about. */
export type SayingOf<W> = {
  readonly [K in keyof W]: W[K] extends (...args: infer A) => string ? readonly [K, ...A] : K;
}[keyof W];

/** Says it in these words. */
export function worded<W extends object>(words: W, saying: SayingOf<W>): string;
export function worded(
  words: Readonly<Record<string, unknown>>,
  saying: string | readonly [string, ...unknown[]],
): string {
  const [key, ...about] = typeof saying === 'string' ? [saying] : saying;
  const line = words[key];
  return typeof line === 'function' ? String(Reflect.apply(line, undefined, about)) : String(line);
}

/** What the server writes and says to people, by the language of whom it is for: one server speaks several at once. */
import { DEFAULT_LANGUAGE, type Language, spokenIn, type Widen } from '#engine';
import { refusals } from './text/refusals.ts';

export type Letters = Widen<typeof import('./text/letters.ts')>;

const LETTERS: Readonly<Record<Language, () => Promise<Letters>>> = {
  en: () => import('./text/letters.ts'),
};

export const lettersIn = (language: Language): Promise<Letters> => LETTERS[language]();

type Refusals = Widen<typeof refusals>;

/** At hand at all times: a server that is too busy must be able to say so. */
const REFUSALS: Readonly<Record<Language, Refusals>> = { en: refusals };

/** A line of the refusals, with what it needs to be said. */
export type Saying = {
  readonly [K in keyof Refusals]: Refusals[K] extends (...args: infer A) => string ? readonly [K, ...A] : K;
}[keyof Refusals];

export function said(saying: Saying, language: Language = DEFAULT_LANGUAGE): string {
  const [key, ...about] = typeof saying === 'string' ? [saying] : saying;
  const line: string | ((...about: never) => string) = REFUSALS[language][key];
  // A saying has what its own line takes: the one step that the compiler cannot follow.
  return typeof line === 'string' ? line : (line as (...about: readonly unknown[]) => string)(...about);
}

/** What a browser or a program asks for in `Accept-Language`. */
export function askedLanguage(accepted: string | undefined): Language {
  return spokenIn(accepted ?? '') ?? DEFAULT_LANGUAGE;
}

/** The language of the page: chosen once, before anything is drawn. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, spokenIn } from '#engine';
import { readJson } from './store/local.ts';

/** Where the language is kept that a person wants, whatever the browser asks for. */
const KEY = 'orrery/language';

/** The language wanted, of those there are words in. */
export function chosen<L extends string>(among: readonly L[]): L | undefined {
  const kept = readJson(KEY);
  // Outside of a page nobody asks for any.
  const wish = typeof navigator === 'undefined' ? [] : navigator.languages;
  return among.find((each) => each === kept) ?? spokenIn(wish.join(), among);
}

/** The page's language where it must be one that ships. */
export const language: Language = chosen(LANGUAGES) ?? DEFAULT_LANGUAGE;

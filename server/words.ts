/** What the server writes to people, by the language of whom it writes to: one server writes in several at once. */
import type { Language, Widen } from '#engine';

export type Letters = Widen<typeof import('./text/letters.ts')>;

const LETTERS: Readonly<Record<Language, () => Promise<Letters>>> = {
  en: () => import('./text/letters.ts'),
};

export const lettersIn = (language: Language): Promise<Letters> => LETTERS[language]();

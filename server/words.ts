/** What the server writes and says to people, by the language of whom it is for: one server speaks several at once. */
import { DEFAULT_LANGUAGE, type Language, type SayingOf, spokenIn, type Widen, worded } from '#engine';
import { backupTroubles } from './text/backups.ts';
import { previews } from './text/previews.ts';
import { refusals } from './text/refusals.ts';

export type Letters = Widen<typeof import('./text/letters.ts')>;

const LETTERS: Readonly<Record<Language, () => Promise<Letters>>> = {
  en: () => import('./text/letters.ts'),
};

export const lettersIn = (language: Language): Promise<Letters> => LETTERS[language]();

type Refusals = Widen<typeof refusals>;

/** At hand at all times: a server that is too busy must be able to say so. */
const REFUSALS: Readonly<Record<Language, Refusals>> = { en: refusals };

export type Saying = SayingOf<Refusals>;

export function said(saying: Saying, language: Language = DEFAULT_LANGUAGE): string {
  return worded(REFUSALS[language], saying);
}

export type Previews = Widen<typeof previews>;

const PREVIEWS: Readonly<Record<Language, Previews>> = { en: previews };

export const previewsIn = (language: Language): Previews => PREVIEWS[language];

type Troubles = Widen<typeof backupTroubles>;

const TROUBLES: Readonly<Record<Language, Troubles>> = { en: backupTroubles };

export type BackupTrouble = SayingOf<Troubles>;

export function troubleSaid(trouble: BackupTrouble, language: Language = DEFAULT_LANGUAGE): string {
  return worded(TROUBLES[language], trouble);
}

/** What a person is spoken to in: what is kept with them, else what their browser or program asks for in `Accept-Language`. */
export function languageFor(person: { readonly language?: string } | undefined, accepted = ''): Language {
  return spokenIn(person?.language ?? '') ?? spokenIn(accepted) ?? DEFAULT_LANGUAGE;
}

/** What a browser or a program asks for in `Accept-Language`. */
export function askedLanguage(accepted: string | undefined): Language {
  return languageFor(undefined, accepted);
}

/** The words of the command, by language: the one that is asked for, else that of the system, else English. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type SayingOf, spokenIn, type Widen } from '#engine';
import { Fault } from './fault.ts';
import { nearest } from './suggest.ts';

export type CliWords = Widen<typeof import('./text/en.ts').words>;
export type PlayWords = CliWords['play'];

/** What is wrong, and what it needs to be said. */
export type FaultSaying = SayingOf<CliWords['faults']>;

const WORDS: Readonly<Record<Language, () => Promise<{ readonly words: CliWords }>>> = {
  en: () => import('./text/en.ts'),
};

export async function wordsIn(language: Language): Promise<CliWords> {
  return (await WORDS[language]()).words;
}

/** A system may be set to a language we do not speak; who asks for one by name is told. */
export function languageOf(asked: string | undefined, env: NodeJS.ProcessEnv): Language {
  if (asked === undefined)
    return spokenIn(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? DEFAULT_LANGUAGE;
  const language = spokenIn(asked);
  if (language) return language;
  throw new Fault(['language', LANGUAGES, asked, nearest(asked, LANGUAGES)]);
}

/** `--language` wherever it stands: help and complaints are in it too, so it is wanted before anything is read. */
export function askedLanguage(args: readonly string[]): string | undefined {
  const before = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  const at = before.findIndex((one) => /^--language(=|$)/.test(one));
  const [flag, next] = at < 0 ? [] : before.slice(at);
  return flag?.includes('=') ? flag.slice(flag.indexOf('=') + 1) : next;
}

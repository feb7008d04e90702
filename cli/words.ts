/** The words of the command, by language: the one that is asked for, else that of the system, else English. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, spokenIn, type Widen } from '#engine';
import { Fault } from './fault.ts';
import { didYouMean } from './suggest.ts';

export type PlayWords = Widen<typeof import('./text/play.ts').playWords>;
export type ReplayWords = Widen<typeof import('./text/replay.ts').replayWords>;

const PLAY: Readonly<Record<Language, () => Promise<{ readonly playWords: PlayWords }>>> = {
  en: () => import('./text/play.ts'),
};
const REPLAY: Readonly<Record<Language, () => Promise<{ readonly replayWords: ReplayWords }>>> = {
  en: () => import('./text/replay.ts'),
};

export async function playWordsIn(language: Language): Promise<PlayWords> {
  return (await PLAY[language]()).playWords;
}

export async function replayWordsIn(language: Language): Promise<ReplayWords> {
  return (await REPLAY[language]()).replayWords;
}

/** A system may be set to a language we do not speak; who asks for one by name is told. */
export function languageOf(asked: string | undefined, env: NodeJS.ProcessEnv): Language {
  if (asked === undefined)
    return spokenIn(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? DEFAULT_LANGUAGE;
  const language = spokenIn(asked);
  if (language) return language;
  throw new Fault(
    `--language must be ${LANGUAGES.join(' or ')}, not “${asked}”${didYouMean(asked, LANGUAGES)}`,
  );
}

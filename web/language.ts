/** The language of the page: chosen once, before anything is drawn. */
import { DEFAULT_LANGUAGE, type Language, spokenIn } from '#engine';

export const language: Language = spokenIn(navigator.languages.join()) ?? DEFAULT_LANGUAGE;

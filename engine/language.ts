/** The languages that words can be had in. English is the source; its type is what every other must fill. */

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The first language of a wish that there are words in: `de-AT`, `en_GB.UTF-8` or a whole `Accept-Language`, best first. */
export function spokenIn(wish: string): Language | undefined {
  const tags = wish.split(',').map(
    (tag) =>
      tag
        .trim()
        .toLowerCase()
        .split(/[-_.@;]/)[0],
  );
  for (const tag of tags) {
    const spoken = LANGUAGES.find((language) => language === tag);
    if (spoken) return spoken;
  }
  return undefined;
}

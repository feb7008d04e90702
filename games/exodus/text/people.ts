/** XD-2.5 The trait Women by its other name, where a table prefers it. */
import type { View } from '../view/index.ts';

const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/\bWomen\b/g, 'People'],
  [/\bInstitutional Chauvinism\b/g, 'Shelter Law'],
  // the letter of the trait in a line such as `W10 + 0 − T1 = 9`
  [/\bW(?=\d)/g, 'P'],
];

export function named(line: string, view: Pick<View, 'people'> | undefined): string {
  if (!view?.people) return line;
  return RENAMED.reduce((words, [name, other]) => words.replace(name, other), line);
}

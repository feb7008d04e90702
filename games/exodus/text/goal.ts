/** XD-15.4, XD-15.5 What the voyage is for, and how far off it is, in a sentence. */
import { SITE } from '../content/fleet.ts';
import { aimOf } from '../outlook/voyage.ts';
import type { View } from '../view/index.ts';
import { newStarsTo, siteWords, systemName } from './systems.ts';
import { percent } from './table.ts';

export const GOAL_WORDS = {
  title: 'To win:',
  find: (chance: string, next: number | undefined) =>
    `find a home, and lead when it is founded. Today’s aimed look finds one in ${chance}${next === undefined ? '' : `, more from Bearing ${next} on`}.`,
  site: (star: string, what: string) => `${star} ${what}.`,
  here: 'this may be our home. Stay a day: at dusk the Keepers vote on it.',
};

export function goalWords(view: View): string {
  const { systems, here } = view;
  const sites = systems.flatMap(({ reward, flawed }, at) => (reward === SITE && !flawed ? [at] : []));
  const [best] = sites.sort((a, b) => newStarsTo(view, a) - newStarsTo(view, b));
  if (best === undefined) {
    const { chance, next } = aimOf(view);
    return GOAL_WORDS.find(percent(chance), next);
  }
  if (best === here && newStarsTo(view, best) === 0) return GOAL_WORDS.here;
  return GOAL_WORDS.site(systemName(best), siteWords(newStarsTo(view, best)));
}

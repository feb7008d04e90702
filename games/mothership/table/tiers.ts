/** Technology in short: the tier reached in each category. */
import { CATEGORIES, technology } from '../content/technologies.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenFleet } from '../view.ts';

export function tiers({ technologies }: SeenFleet): string {
  return CATEGORIES.map((category) => {
    const most = technologies.reduce((tier, id) => {
      const { category: its, tier: reached } = technology(id);
      return its === category ? Math.max(tier, reached) : tier;
    }, 0);
    return `${TABLE_WORDS.categoryShort[category]}${most}`;
  }).join(' ');
}

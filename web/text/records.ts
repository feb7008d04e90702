/** The words of records, achievements, the ladder and the daily. */
import type { HouseDeed } from '../records/houseDeeds.ts';

const house: Readonly<Record<HouseDeed, { readonly title: string; readonly about: string }>> = {
  'five-tables': { title: 'Five tables', about: 'Finish each of the games once.' },
  taught: { title: 'Taught', about: 'Do all missions of a game.' },
  'by-myself': { title: 'By myself', about: 'Win a game without a hint and without undo.' },
  hindsight: { title: 'Hindsight', about: 'Watch the replay of a lost game to its end.' },
  'second-chance': { title: 'Second chance', about: 'Branch off a lost game, and win.' },
  'good-company': { title: 'Good company', about: 'Finish an online game with other people.' },
  'all-hands': { title: 'All hands', about: 'Finish a game around one screen with two people or more.' },
  'keys-only': { title: 'Keys only', about: 'Finish a game without a pointer.' },
  week: { title: 'A week of days', about: 'Play seven dailies, at any time.' },
};

export const records = {
  house,
  gains: {
    rung: (title: string) => `Rung reached: ${title}`,
    deed: (title: string) => `Achievement: ${title}`,
    best: 'Your best at this table',
  },
};

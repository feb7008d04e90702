/** The words of the bar above the board, in English. */
import { PARADISE } from '../content/tracks.ts';
import type { Pace } from '../outlook/pace.ts';

/** The four parts of a year: what happens in each, and where to read on. */
export const PARTS = [
  {
    id: 'prepare',
    name: 'Prepare',
    about: 'Prepare: buy power cubes, then put every figure on a place of the ship.',
    rule: 'ER-12',
  },
  {
    id: 'fly',
    name: 'Fly',
    about: 'Fly: the EOS flies its lanes and collects; the ships it wakes are fought.',
    rule: 'ER-14',
  },
  {
    id: 'aliens',
    name: 'Aliens',
    about: 'Aliens: each class moves by one card, ships that reach us strike once, new ones land.',
    rule: 'ER-17',
  },
  {
    id: 'year',
    name: 'Year',
    about: 'Year: a year passes, an event of our region is read, credits come in.',
    rule: 'ER-19',
  },
] as const;
export type Part = (typeof PARTS)[number]['id'];

const SAID: Readonly<Record<Pace['mood'], string>> = {
  'on course': 'enough',
  close: 'it will be close',
  behind: 'not enough',
};
const MOODS: Readonly<Record<Pace['mood'], (likely: number) => string>> = {
  'on course': (likely) => `likely ${likely} ▲`,
  close: (likely) => `likely ${likely} ≈`,
  behind: (likely) => `likely ${likely} ▼`,
};

export const HUD_WORDS = {
  pace: ({ mood, likely }: Pace) => MOODS[mood](likely),
  paceMore: ({ mood, winners, likely }: Pace, progress: number) =>
    `If we go on like this, we end at ${likely} of ${PARADISE}: ${SAID[mood]}. Winning crews had ${Math.round(winners)} by now, we have ${progress}. Two thirds of Progress comes after 2036, when Assistants and level 5 pay.`,
  slow: 'Slow beginnings are normal: two thirds of Progress comes after 2036, when Assistants and level 5 pay.',
} as const;

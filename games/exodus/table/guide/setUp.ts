/** The set-up of Exodus: three tables that begin at once. */
import type { QuickStart, SetUpArt } from '#ui/kit/setUp.ts';
import type { Exodus } from '../../state.ts';
import { START_WORDS } from '../../text/ladder.ts';
import { Eight, Five, Three, Way } from '../art/Chairs.tsx';

const start = (
  id: keyof typeof START_WORDS,
  seats: number,
  options: Partial<Exodus['options']>,
  Picture: NonNullable<QuickStart<Exodus>['Picture']>,
): QuickStart<Exodus> => ({
  ...{ id, Picture },
  title: START_WORDS[id].title,
  table: () => ({
    ...{ about: START_WORDS[id].about, seats, options },
    levels: Array.from({ length: seats - 1 }, () => 'sound'),
  }),
});

/** A short way home, with nothing that a newcomer has not met. */
const FIRST: Partial<Exodus['options']> = {
  journey: 'short',
  infection: 'off',
  fleetQuestions: false,
  brisk: true,
};

export const setUp: SetUpArt<Exodus> = {
  advised: FIRST,
  starts: [
    start('first', 3, FIRST, Three),
    start('five', 5, { secondaries: ['network', 'underworld'] }, Five),
    start('eight', 8, { brisk: true }, Eight),
  ],
  pictures: { journey: Way },
};

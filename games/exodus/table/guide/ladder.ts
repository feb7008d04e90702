/** The log of Fleet Gessen: voyages to try one after the other. */
import type { Result, Rung } from '#ui/kit/ladder.ts';
import type { Exodus } from '../../state.ts';
import { LADDER_WORDS } from '../../text/ladder.ts';

type Id = keyof typeof LADDER_WORDS;

const won = ({ won: first }: Result): boolean => first;
const home = ({ facts }: Result): boolean => facts.colony === true;

const rung = (
  id: Id,
  seats: number,
  level: string,
  options: Rung<Exodus>['options'] = {},
  reached: Rung<Exodus>['reached'] = won,
): Rung<Exodus> => ({
  ...{ id, seats, options, reached, ...LADDER_WORDS[id] },
  levels: Array.from({ length: seats - 1 }, () => level),
});

export const rungs: readonly Rung<Exodus>[] = [
  rung('first', 3, 'sound', { journey: 'short', brisk: true, fleetQuestions: false, infection: 'off' }, home),
  rung('lead', 3, 'sound', { infection: 'off' }),
  rung('five', 5, 'sound'),
  rung('turncoats', 4, 'sound', { infection: 'turncoat' }),
  rung('six', 6, 'sound'),
  rung('long', 3, 'strong', { journey: 'long' }),
  rung('seven', 7, 'sound'),
  rung('eight', 8, 'sound'),
];

/** The deeds of Exoship, read from results. */
import { keysOf } from '#engine';
import type { Deed, Result } from '#ui/kit/ladder.ts';
import { DEED_WORDS } from '../../text/ladder.ts';
import { PROBLEMS } from './problems.ts';

const utopia = ({ won, points = 0 }: Result): boolean => won && points >= 9;
const wonOn =
  (origin: string, hard: boolean) =>
  ({ won, options }: Result): boolean =>
    won && 'origin' in options && options.origin === origin && 'hard' in options && options.hard === hard;

/** The first five rungs, each by some voyage. */
const FIRST_FIVE: readonly ((result: Result) => boolean)[] = [
  wonOn('earth', false),
  (result) => wonOn('earth', false)(result) && utopia(result),
  wonOn('mars', false),
  wonOn('earth', true),
  wonOn('mars', true),
];

const EARNED: Readonly<Record<keyof typeof DEED_WORDS, Deed['earned']>> = {
  first: ({ won }) => won,
  utopia,
  oldGuard: ({ won, facts }) => won && Number(facts.elders) >= 3,
  nursery: ({ won, facts }) => won && Number(facts.young) >= 3,
  dynasty: ({ facts }) => facts.dynasty === true,
  blindEye: ({ won, facts }) => won && facts.blindWin === true,
  hotSeat: ({ facts }) => facts.hotSeat === true,
  fromOne: ({ won, facts }) => won && facts.fromOne === true,
  eight: (_, all) => PROBLEMS.every(({ id }) => all.some(({ won, facts }) => won && facts.problem === id)),
  fiveRungs: (_, all) => FIRST_FIVE.every((climbed) => all.some(climbed)),
};

export const deeds: readonly Deed[] = keysOf(EARNED).map((id) => ({
  id,
  ...DEED_WORDS[id],
  earned: EARNED[id],
}));

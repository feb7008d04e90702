/** A match of this screen that its person ends before the rules do: it is over then, lost, and its record says so. */
import { type Ended, type Game, type Kit, type Seat, sidesOf, wonByResigning } from '#engine';
import { words } from '../text/en.ts';
import type { Moment } from './film.ts';

const REASON = 'resigned';

/** The game, with words for such an end. */
export function withGivingUp<K extends Kit>(game: Game<K>): Game<K> {
  const { words: own } = game;
  return {
    ...game,
    words: {
      ...own,
      outcome: (outcome, seat) =>
        outcome.reason === REASON ? words.table.gaveUp : own.outcome(outcome, seat),
    },
  };
}

/** Who won by it: nobody where all play together. */
export function endedBy<K extends Kit>(game: Game<K>, state: Readonly<K['state']>, by: Seat): Ended {
  return { how: REASON, by, winners: wonByResigning(sidesOf(game, state), [by], by) ?? [] };
}

/** The position as it was left, with its end. */
export function lastMoment<K extends Kit>({ state }: Moment<K>, { winners = [] }: Ended): Moment<K> {
  return { state: { ...state, outcome: { winners, reason: REASON, rule: '' } }, hear: () => [] };
}

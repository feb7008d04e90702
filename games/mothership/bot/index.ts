/** What the bots know of Mothership: how a position stands, what a sound player does, and what else could be tried. */
import type { Outcome, Random, Seat, Sense } from '#engine';
import type { Mothership, State } from '../state.ts';
import { outlook } from './outlook.ts';
import { isTurnStart, occasionOf, plansOf } from './plans.ts';
import { decide } from './policy.ts';
import { QUICK, styleOf, USUAL } from './style.ts';

/** Decisions of a playout before the beginning of a turn ends it: in a duel, of the second own one. */
const HORIZON = 49;
/** The usual plan is left for one that is so many standard errors better. */
const AHEAD = 0.7;

/** A shared win is worth half. */
function worth({ winners, reason }: Outcome, seat: Seat): number {
  if (!winners.includes(seat)) return 0;
  return reason === 'draw' ? 0.5 : 1;
}

/** What the policy does in its usual style. */
function choose(
  s: State,
  seat: Seat,
  actions: readonly Mothership['action'][],
  random: Random,
): Mothership['action'] {
  return decide(s, seat, actions, USUAL, random);
}

export const sense: Sense<Mothership> = {
  value: outlook,
  rollout: (s, seat, actions, random) => decide(s, seat, actions, QUICK, random),
  worth,
  thinks: { choose },
  plans: {
    ways: plansOf,
    follow: (s, seat, plan, actions, random) => decide(s, seat, actions, styleOf(plan), random),
    occasion: occasionOf,
    ahead: AHEAD,
  },
  playout: { horizon: HORIZON, settled: isTurnStart },
  never: ['concede'],
};

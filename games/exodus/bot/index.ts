/** What a sound player of Exodus knows, for the bots: an evaluation, a considered choice and its quick form. */
import type { Outcome, Seat, Sense } from '#engine';
import { resultValue } from '../rules/score.ts';
import type { Exodus, State } from '../state.ts';
import { fleetHealth } from './health.ts';
import { follow, occasion, plans } from './plans.ts';
import { choose, rollout } from './policy.ts';
import { isTurned, likelyPlace, survival } from './voyage.ts';

function value(s: State, seat: Seat): number {
  if (s.outcome !== undefined) return worth(s.outcome, seat);
  const house = s.houses.find((other) => other.seat === seat);
  if (house === undefined || !house.kept) return 0.5;
  const home = survival(fleetHealth(s));
  return isTurned(s, house) ? 1 - home : home * resultValue(s.seats, likelyPlace(s, house));
}

/** XD-21.3 even the last of a saved fleet has something of it, so that nobody gains by losing it. */
function worth({ winners, reason, places }: Outcome, seat: Seat): number {
  if (reason !== 'colony') return winners.includes(seat) ? 1 : 0;
  return places === undefined ? 0 : resultValue(places.length, places[seat] ?? places.length);
}

/** A day's luck hides small differences. */
const AHEAD = 2;

/** What a day has brought shows at the beginning of the next. */
const HORIZON = 60;
const settled = (s: State): boolean => s.stack.at(-1)?.step === 'isolation';

export const sense: Sense<Exodus> = {
  value,
  rollout,
  worth,
  thinks: { choose },
  plans: { ways: plans, follow, occasion, ahead: AHEAD },
  playout: { horizon: HORIZON, settled },
};

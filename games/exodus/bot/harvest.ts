/** XD-13.6, XD-8.5 What a day of harvest is worth. */
import type { State } from '../state.ts';
import { type Eyes, pointWorth } from './eyes.ts';
import { FAITH, SUPPLY, WOMEN } from './health.ts';

/** The day's food, and a step towards the reward. */
export function harvestWorth(s: State, eyes: Eyes, sheet: readonly number[]): number {
  const system = s.systems[s.here];
  if (system === undefined) return 0;
  return pointWorth(eyes, sheet, SUPPLY, 1) + rewardWorth(s, eyes, sheet) / Math.max(1, system.left);
}

/** XD-8.5 what working off the extraction here brings. */
function rewardWorth(s: State, eyes: Eyes, sheet: readonly number[]): number {
  const system = s.systems[s.here];
  if (system === undefined) return 0;
  const supply = pointWorth(eyes, sheet, SUPPLY, 1);
  const renown = system.completed === 0 ? 0.2 : 0;
  switch (system.reward) {
    case -3:
      return supply + pointWorth(eyes, sheet, WOMEN, 1) + renown;
    case -2:
      return pointWorth(eyes, sheet, FAITH, 1) + renown;
    case 2:
      return supply + (system.completed === 0 ? 1 : 0) + renown;
    case 3:
      return 2 * supply;
    case undefined:
    case 0:
      return 0;
    default:
      return supply + renown;
  }
}

/** XW-3.7, XW-3.8 Where modules can be shut down and repaired from: one's own place, or further by the Roboticist's skill (XW-3.9). */
import type { Objection } from '#engine';
import { objection } from '../objections.ts';
import { distancesFrom } from '../rules/base.ts';
import { currentCharacter, currentCrew } from '../rules/order.ts';
import type { G, State } from '../state.ts';

/** The places in reach of Repair and Shut down: one's own, or further for the Roboticist. */
export function inReach(s: State): readonly number[] {
  const away = distancesFrom(s, currentCrew(s).at, currentCharacter(s).reach ?? 0);
  const found: number[] = [];
  for (let place = 0; place < s.base.length; place++) if (away[place] !== -1) found.push(place);
  return found;
}

export function reachObjection(s: State, place: number): Objection | undefined {
  if (place >= s.base.length) return objection('XW-3.8', 'noPlace');
  return inReach(s).includes(place) ? undefined : objection('XW-3.8', 'outOfReach');
}

/** The Roboticist at work from afar. */
export function noteReach(g: G, place: number): void {
  const crew = currentCrew(g.s);
  if (place !== crew.at) g.use('skill', crew.id);
}

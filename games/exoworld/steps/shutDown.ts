/** XW-3.7 Shut down. */
import { type ActionOf, nth, type Objection, type Verb } from '#engine';
import { SHUTDOWN } from '../content/tokens.ts';
import { objection } from '../objections.ts';
import { byPlace } from '../rules/actionTable.ts';
import { has, placeOf } from '../rules/base.ts';
import { mayToggle } from '../rules/production.ts';
import { putToken, tokensLeft } from '../rules/tokens.ts';
import { type Exoworld, HOME, type State } from '../state.ts';
import { inReach, noteReach, reachObjection } from './reach.ts';
import { noAction, ofCurrent, spend } from './turn.ts';

type ShutDown = ActionOf<Exoworld, 'shutDown'>;
const SHUT_DOWN = byPlace((place): ShutDown => ({ type: 'shutDown', place }));

/** What stands against shutting a place in reach down. */
function shuttingObjection(s: State, place: number): Objection | undefined {
  // XW-R5 the home base cannot be shut down.
  if (place === HOME) return objection('XW-R5', 'notModule');
  if (has(placeOf(s, place), SHUTDOWN)) return objection('XW-3.7', 'alreadyShut');
  if (tokensLeft(s, SHUTDOWN) === 0) return objection('XW-3.7', 'noTokenLeft', { token: 'shutdown' });
  return noAction(s) ?? (mayToggle(s, place, SHUTDOWN) ? undefined : objection('XW-5.4', 'limits'));
}

export const shutDown: Verb<Exoworld, ShutDown> = ofCurrent({
  options(s) {
    const found: ShutDown[] = [];
    for (const place of inReach(s)) {
      if (shuttingObjection(s, place) === undefined) found.push(nth(SHUT_DOWN, place));
    }
    return found;
  },
  exact: true,
  check: (s, { place }) => reachObjection(s, place) ?? shuttingObjection(s, place),
  do(g, { place }) {
    g.use('action', 'shutDown');
    noteReach(g, place);
    spend(g);
    putToken(g, place, SHUTDOWN, 'action');
  },
});

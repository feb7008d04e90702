/** D33 Try Your Luck: what is accepted. */

import { nth } from '#engine';
import { type Dare, EVENTS } from '../content/events.ts';
import { diceCount } from '../rules/crew.ts';
import { totalHull } from '../rules/hull.ts';
import { extinctionDamage } from '../rules/tracks.ts';
import { GALAXIES, type GalaxyId, INDEX, LABELS } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import type { Care } from './care.ts';
import { Chart } from './chart.ts';
import { bestRoute, progressWorth } from './route.ts';
import { HARM, HITS } from './threat.ts';
import { hullWorth, WEIGHTS } from './weights.ts';

/** What a damage card deals on average. */
const FIELD = 3.7;
/** Somewhere else must promise so much more: all that is known of it is an average. */
const AHEAD = 1.5;

export function accepts(s: State, care: Care): boolean {
  const dares = s.event && EVENTS[s.event].bot?.dares;
  return dares === undefined || DARES[dares](s, care);
}

const DARES: Readonly<Record<Dare, (s: State, care: Care) => boolean>> = {
  always: () => true,
  elsewhere: (s, care) => somewhere(s, care) > flightFrom(s, s.eos, care) + AHEAD,
  hull: (s) => totalHull(s) >= 12,
  fighters: (s) => diceCount(s, 'specialist') >= 3,
  pilots: (s) => diceCount(s, 'pilot') >= 2,
  credits: (s) => s.credits >= 5,
};

/** The flights to come from a galaxy. */
function flightFrom(s: State, at: GalaxyId, care: Care): number {
  const { eos } = s;
  s.eos = at;
  const lanes = s.hull.engine === 0 ? 0 : warpValue(s) - s.effects.warp;
  const { worth } = bestRoute(s, lanes, { burners: Math.min(1, s.crew.pilot.cubes), slips: 0, care });
  s.eos = eos;
  return worth;
}

/** What being carried to a galaxy drawn by lot is worth on average, with every third or ninth looked at. */
function somewhere(s: State, care: Care): number {
  const chart = new Chart(s);
  const step = care.ahead ? 3 : 9;
  let sum = 0;
  let all = 0;
  for (let i = s.round % step; i < GALAXIES.length; i += step) {
    const at = nth(GALAXIES, i);
    const labels = LABELS[at].length;
    sum += labels * (arrival(s, chart, at) + flightFrom(s, at, care));
    all += labels;
  }
  return sum / all;
}

/** What lies there is collected unless ships hit; fields and cargo come in any case. */
function arrival(s: State, chart: Chart, at: GalaxyId): number {
  const i = INDEX[at];
  let missed = 1;
  let damage = FIELD * (chart.fields[i] ?? 0);
  const guards = chart.guards[i] ?? [];
  for (const name of guards) {
    missed *= 1 - HITS[name];
    damage += HARM[name];
  }
  damage += (1 - missed) * extinctionDamage(s);
  const items = (chart.items[i] ?? 0) + (chart.frbs[i] ?? 0) * progressWorth(s);
  const hull = totalHull(s);
  return (
    missed * items +
    chart.deliveredFrom(i) +
    WEIGHTS.shipGone * guards.length -
    (hullWorth(hull) - hullWorth(hull - damage))
  );
}

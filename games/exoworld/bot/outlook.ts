/** How a position stands: what the updates, leaks and events until the planned victory leave of the supplies. */

import { nth } from '#engine';
import { EMERGENCY } from '../content/tokens.ts';
import { placeOf } from '../rules/base.ts';
import { handLimit } from '../rules/health.ts';
import { shown } from '../rules/production.ts';
import type { State } from '../state.ts';
import { mind, movesTo } from './mind.ts';
import { building } from './paying.ts';
import { type ModuleSet, setCount, sets, switching } from './plan.ts';
import { bump, stock } from './stock.ts';
import { W } from './weights.ts';

/** More than any plan takes: there is none. */
const HOPELESS: ModuleSet = { modules: [], places: [], after: [0, 0, 0, 0], work: 40 };
/** No plan is followed further ahead. */
const FARTHEST = 24;

/** The best set for the position last judged, and how many updates it takes. */
export let favourite: ModuleSet = HOPELESS;
export let ahead = 0;

const supply = [0, 0, 0, 0];

/** The points of a position by the plans made last: emergency supply left, and something for what helps on the way. */
export function judge(s: State): number {
  let best = Number.NEGATIVE_INFINITY;
  let turns = 0;
  const over = overLimit(s);
  favourite = HOPELESS;
  for (let i = 0; i < Math.max(1, setCount); i++) {
    const set = setCount === 0 ? HOPELESS : nth(sets, i);
    let work = over + (set === HOPELESS ? set.work : building(s, set.modules));
    for (const at of set.places) work += switching(s, at);
    const until = turnsFor(work);
    const points = survive(set.after, until);
    if (points <= best) continue;
    best = points;
    favourite = set;
    turns = until;
  }
  ahead = turns;
  return best + W.repair * repairs(s, turns, best);
}

/** Cards that would have to be discarded at the end of this turn were drawn for nothing. */
function overLimit(s: State): number {
  let over = 0;
  for (let h = 0; h < s.hands.length; h++) {
    if (!mind.away[h]) over += Math.max(0, (stock.sizes[h] ?? 0) - handLimit(s, h));
  }
  return over * W.over;
}

/** How many updates come before the work is done. */
function turnsFor(work: number): number {
  const rest = work - mind.actions - 0.3 * mind.chores;
  const turns = rest <= 0 ? Math.max(0, W.start + W.slope * rest) : rest / mind.pace + W.start;
  return Math.min(FARTHEST, turns);
}

/** What is left after so many updates; below 0 by what would be missing. */
function survive(after: readonly number[], turns: number): number {
  let { emergency } = mind;
  for (let r = 0; r < 4; r++) supply[r] = mind.supply[r] ?? 0;
  for (let t = 0; t < turns; t++) {
    const part = Math.min(1, turns - t);
    const done = (W.early * t) / (turns + 0.5);
    for (let r = 0; r < 4; r++) {
      const from = mind.now[r] ?? 0;
      const production = shown(from + ((after[r] ?? 0) - from) * done);
      const counted = t === 0 && mind.rationing ? Math.max(0, production) : production;
      const left = (supply[r] ?? 0) + (counted - (mind.leaks[r] ?? 0) - W.event) * part;
      if (left < 0) emergency += left;
      supply[r] = left < 0 ? 0 : left > 20 ? 20 : left;
    }
    emergency -= (mind.alarms + W.eventEmergency) * part;
  }
  let points = emergency + W.turn * turns;
  for (let r = 0; r < 4; r++) points += W.supply * Math.min(6, supply[r] ?? 0);
  return points;
}

/** By how much points rise if a leak of a resource is repaired; worked out once for each judgement. */
const saved = [0, 0, 0, 0, 0];

/** What repairs of leaks and emergency tokens would save, less the actions they take. */
function repairs(s: State, turns: number, base: number): number {
  if (mind.alarms === 0 && mind.leaks.every((leak) => leak === 0)) return 0;
  const { after } = favourite;
  const action = Math.max(0, base - survive(after, Math.min(FARTHEST, turns + 1 / mind.pace)));
  for (let r = 0; r < 4; r++) {
    saved[r] = 0;
    if (mind.leaks[r] === 0) continue;
    bump(mind.leaks, r, -1);
    saved[r] = survive(after, turns) - base;
    bump(mind.leaks, r, 1);
  }
  saved[EMERGENCY] = turns;
  let points = 0;
  for (let p = 0; p < s.base.length; p++) {
    const { tokens } = placeOf(s, p);
    let here = 0;
    for (let t = 0; t <= EMERGENCY; t++) here += (tokens[t] ?? 0) * Math.max(0, (saved[t] ?? 0) - action);
    if (here > 0) points += Math.max(0, here - action * movesTo(s, p));
  }
  return points;
}

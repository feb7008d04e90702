/** XD-7.4 to XD-7.8 Jump and push. */

import type { Loss } from '../action.ts';
import { PRIMARIES } from '../content/factions.ts';
import { excessOf, outcomeOf, shortfallOf, test } from '../rules/dice.ts';
import { shrinkForce } from '../rules/forces.ts';
import { inPlay } from '../rules/houses.ts';
import { systemAt } from '../rules/map.ts';
import { takePerk } from '../rules/promises.ts';
import { assistsOf } from '../rules/secrets.ts';
import { change } from '../rules/traits.ts';
import type { G } from '../state.ts';
import { surveyFrames } from './arrival.ts';
import { toDisposition } from './disposition.ts';
import { fleetCheck } from './endgame.ts';
import { windows } from './windows.ts';

const JUMP_LOSSES: readonly Loss[] = ['women', 'supplies', 'faith'];
const FULL_RITUAL_LEAD = 3;

const BEFORE = ['steady', 'lull'] as const;

export function jump(g: G, to: number, hurried: boolean): void {
  g.then({ step: 'jumpTest', to, hurried });
  windows(g, BEFORE);
}

/** Faith against Treachery, with a hindrance for each point of Fatigue and two if hurried. */
function ritual(g: G, hurried: boolean, assists: number): number {
  const { s } = g;
  const net = assists + s.steadied - s.fatigue - (hurried ? 2 : 0);
  s.steadied = 0;
  const { faith, treachery } = s.traits;
  return test(g, { trait: 'faith', value: faith }, { trait: 'treachery', value: treachery }, net, 'jump');
}

export function jumpTest(g: G, to: number, hurried: boolean): void {
  const { s } = g;
  const assists = (s.jumpAssist ? 1 : 0) + takePerk(g, 'anywhere-but-here');
  s.jumpAssist = false;
  const result = ritual(g, hurried, assists);
  const outcome = outcomeOf(result);
  g.use('jump', outcome);
  g.tell({ type: 'jump', to, outcome });
  if (outcome === 'failure') {
    s.jumpsFailed++;
    g.then({ step: 'jumped', to: -1, excess: 0 });
    if (s.force !== undefined) s.force.lead = 0;
    change(g, 'faith', -2);
    return;
  }
  // R7 the Keepers in turn, one point each
  const losses = outcome === 'partial' ? shortfallOf(result) : 0;
  g.then(
    ...PRIMARIES.slice(0, losses).map((faction) => ({
      step: 'loss' as const,
      faction,
      losses: JUMP_LOSSES,
      cause: 'jump' as const,
    })),
    { step: 'jumped', to, excess: excessOf(result) },
  );
}

/** What always follows an attempt; `to` is -1 when the fleet stays. R6, R8 one Faith in any case; R43 the fleet is checked. */
export function jumped(g: G, to: number, excess: number): void {
  const { s } = g;
  if (to < 0) toDisposition(g);
  else {
    g.then({ step: 'arrive', to, excess });
    change(g, 'treachery', 1);
  }
  s.fatigue++;
  change(g, 'faith', -1);
  fleetCheck(g);
}

export function push(g: G, plan: 'scout' | 'nuke', to: number): void {
  g.then({ step: 'pushTest', plan, to });
  windows(g, BEFORE);
}

/** XD-7.6 no −1 Faith of the attempt and no Treachery (R4). */
export function pushTest(g: G, plan: 'scout' | 'nuke', to: number): void {
  const { s } = g;
  s.pushed = true;
  const here = to === s.here;
  const hurried = here && s.force !== undefined && s.force.lead < FULL_RITUAL_LEAD;
  const result = ritual(g, hurried, plan === 'nuke' ? nukeAssists(g) : 0);
  const outcome = outcomeOf(result);
  g.use('push', `${plan}-${outcome}`);
  g.tell({ type: 'push', plan, to, outcome });
  g.then('pushed');
  s.fatigue++;
  if (outcome === 'failure') change(g, 'faith', -1);
  else if (outcome === 'partial') {
    // R3 a point that the Military chooses
    g.then({ step: 'loss', faction: 'military', losses: ['might', 'faith', 'supply'], cause: 'push' });
  } else if (plan === 'scout') g.then(...surveyFrames(g, to, excessOf(result)));
  else nuke(g, to, 1 + Math.floor(excessOf(result) / 2));
}

/** XD-18.7 if any primary faction knows how. */
function nukeAssists(g: G): number {
  return PRIMARIES.some((faction) => inPlay(g.s, faction) && assistsOf(g.s, faction, 'nuke') > 0) ? 1 : 0;
}

function nuke(g: G, to: number, drops: number): void {
  const { s } = g;
  g.then({ step: 'loss', faction: 'military', losses: ['might', 'supply'], cause: 'nuke' });
  if (to === s.here) {
    shrinkForce(g, drops);
    return;
  }
  // XD-7.8 elsewhere bombs hit the force that is known there
  const system = systemAt(s, to);
  system.force = Math.max(0, system.force - drops);
  if (system.force === 0) system.risk = 1;
  g.tell({ type: 'nuked', system: to, size: system.force });
}

/** After a push: fleet check, then a new disposition. */
export function pushed(g: G): void {
  toDisposition(g);
  fleetCheck(g);
}

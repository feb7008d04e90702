/** XD-17 Encounters: engagement and cover. */
import { STRENGTH } from '../content/fleet.ts';
import { excessOf, outcomeOf, shortfallOf, test } from '../rules/dice.ts';
import { forceEscapes, MOST_LEAD, shrinkForce } from '../rules/forces.ts';
import { takePerk } from '../rules/promises.ts';
import { change, changeTraits } from '../rules/traits.ts';
import { treacheryHindrances } from '../rules/treachery.ts';
import type { Force, G } from '../state.ts';
import { toCourse } from './course.ts';
import { toDisposition } from './disposition.ts';
import { fleetCheck } from './endgame.ts';

/** XD-17.2 Might against Strength. */
function battle(g: G, force: Force, hindrances: number): number {
  const { s } = g;
  const traitors = treacheryHindrances(s);
  if (traitors > 0) force.betrayed = true;
  let net = takePerk(g, 'sailors-tale') - traitors - hindrances;
  if (s.readiness > 0) {
    s.readiness--;
    net++;
  }
  const strength = { value: STRENGTH[force.size] ?? 0 };
  return test(g, { trait: 'might', value: s.traits.might }, strength, net, 'encounter');
}

/** XD-17.3 one fight with the force at hand, by attack or because it strikes. */
export function engagement(g: G, ambushed: boolean): void {
  const { s } = g;
  const { force } = s;
  if (force === undefined) {
    toDisposition(g);
    return;
  }
  g.tell({ type: 'battle', ambushed, size: force.size });
  const result = battle(g, force, ambushed ? 1 : 0);
  const outcome = outcomeOf(result);
  if (g.used !== undefined) g.use('battle', `engagement-${outcome}`);
  g.then('battled');
  if (outcome === 'failure') {
    const deep = shortfallOf(result) >= 3 ? { supply: -1 } : {};
    changeTraits(g, { edge: 1, might: -1, women: -1, ...deep });
    if (force.size === 1) forceEscapes(g);
  } else if (outcome === 'partial') {
    changeTraits(g, { might: -1, supply: -1 });
    shrinkForce(g, 1);
  } else {
    g.then({ step: 'loss', faction: 'military', losses: ['might', 'supply'], cause: 'battle' });
    shrinkForce(g, 1 + Math.floor(excessOf(result) / 3));
  }
}

/** After every battle round a fleet check, then a new disposition. */
export function battled(g: G): void {
  toDisposition(g);
  fleetCheck(g);
}

/** XD-17.4 buying time. */
export function cover(g: G): void {
  const { s } = g;
  const { force } = s;
  if (force === undefined) {
    toDisposition(g);
    return;
  }
  g.tell({ type: 'battle', ambushed: false, size: force.size });
  const outcome = outcomeOf(battle(g, force, 0));
  if (g.used !== undefined) g.use('battle', `cover-${outcome}`);
  g.then('covered');
  force.lead = Math.min(MOST_LEAD, force.lead + (outcome === 'success' ? 2 : 1));
  g.tell({ type: 'lead', now: force.lead });
  if (outcome === 'failure') changeTraits(g, { might: -1, women: -1 });
  else if (outcome === 'success') change(g, 'supply', -1);
  else g.then({ step: 'loss', faction: 'military', losses: ['might', 'supply'], cause: 'cover' });
}

/** Fleet check, then a new course ballot. */
export function covered(g: G): void {
  if (!fleetCheck(g)) toCourse(g);
}

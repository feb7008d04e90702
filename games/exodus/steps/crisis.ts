/** XD-16 Crisis. */

import { PRIMARIES } from '../content/factions.ts';
import { CRISES } from '../content/fleet.ts';
import { flip, roll } from '../rules/dice.ts';
import { meetForce } from '../rules/forces.ts';
import { addMandate } from '../rules/mandates.ts';
import { takePerk } from '../rules/promises.ts';
import type { G, State } from '../state.ts';
import { toDisposition } from './disposition.ts';

/** XD-16.1 a restless fleet, or one that stays too long. */
export function crisisLooms(s: State): boolean {
  return s.traits.edge >= 5 || s.traits.treachery >= 5 || s.visit >= 3;
}

/** XD-16.2 assists less hindrances. */
export function crisisNet(s: State): number {
  const { edge, treachery } = s.traits;
  let net = Math.sign(edge - treachery) - Math.max(0, s.visit - 2);
  if (s.risk === 3) net++;
  if (s.picket > 0) return net;
  if (s.risk === 0) net--;
  if (s.reported) net -= 2;
  return net;
}

/** XD-16.4 what it brings waits: disposition follows. */
export function crisis(g: G): void {
  const { s } = g;
  toDisposition(g);
  if (!crisisLooms(s)) return;
  // CT-16 sealed: the first crisis roll counts as 0
  if (takePerk(g, 'sealed') > 0) return;
  const { dice, sum } = roll(g, crisisNet(s), 'crisis');
  const kind = CRISES[sum + 3] ?? 'none';
  g.use('crisis', kind);
  g.tell({ type: 'crisis', kind, dice });
  switch (kind) {
    case 'hunters':
    case 'scouts':
      if (s.picket === 2) g.tell({ type: 'picketHeld' });
      else meetForce(g, kind === 'hunters' ? 2 : 1);
      break;
    case 'breakdown':
      addMandate(g, factionFlip(g), 'repair');
      break;
    case 'sickness':
      addMandate(g, factionFlip(g), 'quarantine');
      break;
    case 'vote':
      addMandate(g, 'government', 'election');
      break;
    case 'uprising':
      for (const faction of PRIMARIES) addMandate(g, faction, 'suppression');
      break;
    case 'none':
      break;
  }
}

/** XD-1.7 − Military, 0 Government, + Church. */
function factionFlip(g: G): 'church' | 'government' | 'military' {
  const die = flip(g, 'crisisFaction');
  return die < 0 ? 'military' : die > 0 ? 'church' : 'government';
}

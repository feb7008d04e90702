/** XD-17.1 Forces: how they come, shrink and fall. */
import { LEAD_AT_START } from '../content/fleet.ts';
import type { G } from '../state.ts';
import { count, houseOf } from './houses.ts';
import { renown } from './markers.ts';
import { change } from './traits.ts';

export const MOST_LEAD = 4;

/** XD-17.8 whenever it comes, it waits for the next disposition. */
export function meetForce(g: G, size: number): void {
  const { s } = g;
  const lead = Math.min(MOST_LEAD, (LEAD_AT_START[size] ?? 0) + (s.leadBonus ? 1 : 0));
  s.force = { size, lead, began: size, betrayed: false };
  g.use('force', `${size}`);
  g.tell({ type: 'force', size, lead });
}

/** XD-17.7 a force below size 1 is destroyed. */
export function shrinkForce(g: G, by: number): void {
  const { s } = g;
  const { force } = s;
  if (force === undefined) return;
  force.size -= by;
  if (force.size > 0) {
    g.tell({ type: 'forceShrank', size: force.size });
    return;
  }
  s.force = undefined;
  g.tell({ type: 'victory' });
  change(g, 'edge', -1);
  if (force.began >= 2) {
    renown(g, 'military', 1);
    count(houseOf(s, 'military'), 'greatForces');
  }
  if (force.betrayed) change(g, 'treachery', -1);
}

/** An inferior force gets away: the system is reported for this visit. */
export function forceEscapes(g: G): void {
  g.s.force = undefined;
  g.s.reported = true;
  g.tell({ type: 'reported' });
}

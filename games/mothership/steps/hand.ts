/** A hand that is given up: everyone sees it on the discard pile. */
import { fleetOf } from '../rules/fleet.ts';
import type { Owner } from '../rules/units.ts';
import type { G } from '../state.ts';

export function returnHand(g: G, owner: Owner): void {
  const fleet = fleetOf(g.s, owner);
  if (fleet.hand.length > 0) g.reveal();
  g.s.discard.push(...fleet.hand);
  fleet.hand = [];
  fleet.known = [];
}

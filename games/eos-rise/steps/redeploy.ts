/** ER-18 Phase 7: redeploy. */
import { REDEPLOY_TOKENS } from '../content/tracks.ts';
import type { EosFrame } from '../frame.ts';
import { landItem, landShip, rollFrb, rollLocation } from '../rules/location.ts';
import type { G } from '../state.ts';

const DEPLOYMENTS = [0, 1, 2, 3].map((hex): EosFrame => ({ step: 'deploy', hex }));

/** ER-18.1, ER-18.2, ER-22.1 hexes 01 to 04, then the ships that were in the Mass Invasion region when the phase began. */
export function redeploy(g: G): void {
  const { s } = g;
  s.phase = 'redeploy';
  g.tell({ type: 'phase', phase: 'redeploy' });
  g.then(...DEPLOYMENTS, ...s.invasion.map((): EosFrame => ({ step: 'deployInvader' })), 'endRedeploy');
}

export function deploy(g: G, { hex }: Extract<EosFrame, { step: 'deploy' }>): void {
  const { s } = g;
  const ship = s.redeploy[hex] ?? 'none';
  const item = REDEPLOY_TOKENS[hex];
  s.redeploy[hex] = 'none';
  if (item === 'frb') {
    rollFrb(g, ship);
  } else if (ship !== 'none') {
    landShip(g, ship, rollLocation(g), item);
  } else if (item !== undefined) {
    landItem(g, item, rollLocation(g));
  }
}

export function deployInvader(g: G): void {
  const ship = g.s.invasion.shift();
  if (ship !== undefined) landShip(g, ship, rollLocation(g));
}

/** ER-18.3 all that came down on the EOS make one Alien attack. */
export function endRedeploy(g: G): void {
  g.s.redeployTokens = false;
  if (g.s.attackers.length > 0) g.then('alienAttack');
}

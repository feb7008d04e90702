/** ER-11 The round, and ER-20 Phase 9: funding, refill, refresh. */
import { CHARACTERS } from '../content/characters.ts';
import { CHARGE_LEVELS } from '../content/rooms.ts';
import { FUNDING } from '../content/tracks.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { drawShip } from '../rules/decks.ts';
import { notice } from '../rules/missions.ts';
import { dashDue, gainCredits, year } from '../rules/tracks.ts';
import type { Effects, G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';

const PLANNING: EosFrame = { step: 'planning', passed: 0 };
const CREW_ACTIONS: EosFrame = { step: 'crewActions', passed: 0 };
const WARP: EosFrame = { step: 'warp', passed: 0 };
const ANCHOR: EosFrame = { step: 'anchorWindow', passed: 0 };

/** ER-11.1 What follows planning, in the order of the rulebook; ER-20.6 then the next round. */
export const PHASES_TO_COME = [
  'crewPhase',
  CREW_ACTIONS,
  'warpPhase',
  WARP,
  'warpEnds',
  'eosAttack',
  'alienOrders',
  ANCHOR,
  'alienMovement',
  'alienAttack',
  'redeploy',
  'extinction',
  'funding',
  'endOfRound',
  'round',
] as const;

/** ER-12.1 in round 1 nothing can be planned. */
export function round(g: G): void {
  const { s } = g;
  // ER-21.1 Progress 13: finish what is being resolved, then the fight or attack that waits.
  if (dashDue(s)) {
    g.then('lastDash');
    return;
  }
  s.round++;
  s.phase = 'planning';
  g.tell({ type: 'round', round: s.round, year: year(s) });
  g.then(...PHASES_TO_COME);
  if (s.round > 1) g.then(PLANNING);
}

/** ER-20.1 to ER-20.4 credits come in; the Redeploy track and charge levels are refilled. */
export function funding(g: G): void {
  const { s } = g;
  s.phase = 'funding';
  g.tell({ type: 'phase', phase: 'funding' });
  s.funding = Math.min(s.funding + 1, FUNDING.length - 1);
  // ER-10.3 funding pays 5, 5, 4, 4, 3, 3, 2, then 2 for good.
  const paid = FUNDING[s.funding] ?? 0;
  // ER-13.6 without Mining Control the Mining Stations pay nothing.
  const mining = s.hull['mining-control'] > 0 ? s.asteroids.filter(({ mined }) => mined).length : 0;
  g.tell({ type: 'funded', n: paid, mining });
  gainCredits(g, paid + mining);
  refill(g);
  refresh(s);
}

/** ER-20.3 an empty bag leaves hexes empty. */
export function refill(g: G): void {
  const { s } = g;
  for (let hex = 0; hex < 4; hex++) s.redeploy[hex] = drawShip(g) ?? 'none';
  s.redeployTokens = true;
}

/** ER-20.4 level 3 first, from the pool while it lasts. */
function refresh(s: State): void {
  if (s.shieldsExpire) {
    s.shieldPool += s.shields;
    s.shields = 0;
  }
  for (let level = CHARGE_LEVELS.length - 1; level >= 0; level--) {
    const missing = (CHARGE_LEVELS[level] ?? 0) - (s.charge[level] ?? 0);
    const added = Math.min(missing, s.shieldPool);
    s.shieldPool -= added;
    s.charge[level] = (s.charge[level] ?? 0) + added;
  }
}

/** ER-20.5 figures come back, held damage cards are discarded, "this round" effects end. */
export function endOfRound(g: G): void {
  const { s } = g;
  returnFigures(s);
  endEffects(s);
  if (s.seats > 1) g.then('handOver');
  let highestStress = 0;
  for (const who of CHARACTERS) highestStress = Math.max(highestStress, s.crew[who].stress);
  notice(g, { deed: 'roundEnds', highestStress });
}

export function returnFigures(s: State): void {
  for (const who of CHARACTERS) {
    const member = s.crew[who];
    member.figure = undefined;
    member.assistant = undefined;
    member.roomUsed = false;
  }
}

export function endEffects(s: State): void {
  s.decks.damage.discard.push(...s.held);
  s.held = [];
  s.effects = noEffects();
}

export function noEffects(): Effects {
  return {
    damageCards: 0,
    warp: 0,
    calmAsteroids: false,
    decoyed: undefined,
    gunneryRange: false,
    prizes: 0,
    pointDefence: false,
    salvage: false,
    bulkheads: 0,
  };
}

const HAND_OVERS = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, seat) => ({ type: 'handOver', seat }) as const),
);

/** D36 the Facilitator keeps the role or hands it on. */
export const handOver: EosVerb<'handOver'> = {
  options: (s) => HAND_OVERS[s.seats] ?? [],
  check: (s, { seat }) => (seat < s.seats ? undefined : objection('ER-22.7', 'notOffered')),
  do(g, { seat }) {
    if (seat === g.s.facilitator) return;
    g.s.facilitator = seat;
    g.tell({ type: 'facilitator', seat });
  },
};

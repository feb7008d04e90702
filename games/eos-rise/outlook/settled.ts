/**
 * What the table answers by itself, because nothing hangs on it: pills that keep nobody from a breakdown, a Quick Fix where
 * no room is about to fall, a card that would change nothing, cards that defeat nobody, a repair that mends everything,
 * and who fights on where everybody can bear it.
 */
import type { Batch } from '#engine';
import type { EosAction } from '../action.ts';
import { ALIENS } from '../content/aliens.ts';
import { DAMAGE } from '../content/damage.ts';
import { HULL_ROOMS, type HullRoom, LOCKABLE_ROOMS, MAX_HULL } from '../content/rooms.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';

/** So near a breakdown a pill is worth a question. */
const NEAR = 1;
/** A room at this hull falls to the next blow. */
const FRAIL = 1;
/** What an Overcharge Cell adds. */
const OVERCHARGE = 3;

type Answer = readonly [EosAction, ...EosAction[]];

export function settled(
  view: View,
  legal: readonly EosAction[],
  batches: readonly Batch<EosRise>[],
): Answer | undefined {
  const answer = answerOf(view, batches);
  const [first] = answer ?? [];
  return first && legal.some(({ type }) => type === first.type) ? answer : undefined;
}

const PASS: Answer = [{ type: 'pass' }];

function answerOf(view: View, batches: readonly Batch<EosRise>[]): Answer | undefined {
  const { asking } = view;
  switch (asking?.step) {
    case 'pills':
      return pillsMatter(view, asking) ? undefined : [{ type: 'pills', count: 0 }];
    case 'quickFix':
      return HULL_ROOMS.some((room) => view.hull[room] > 0 && view.hull[room] <= FRAIL) ||
        view.hull.engine === 0
        ? undefined
        : PASS;
    case 'repair':
      // D07 with enough points for everything there is nothing to choose.
      return HULL_ROOMS.reduce((sum, room) => sum + missing(view, room), 0) <= asking.points
        ? batches.find(({ id }) => id === 'repair')?.actions
        : undefined;
    case 'lens':
      return isHit(view) ? undefined : PASS;
    case 'overcharge':
      return oneMore(view, asking.card) ? undefined : PASS;
    case 'join': {
      // D17 who fights on is whoever fought, as long as everyone can bear it.
      const everyone = batches.find(({ id }) => id === 'join')?.actions;
      const bears = everyone?.every((action) => action.type === 'join' && action.fights);
      return bears && (view.combat?.round ?? 1) > 1 ? everyone : undefined;
    }
    case 'placeDice':
      // R7 no damage lasts: what defeats nobody is fired for nothing, unless a First Strike of it counts.
      return batches.length > 0 || view.combat?.cards.some(({ strike, spent }) => strike && !spent)
        ? undefined
        : PASS;
    case 'rollWindow':
      return batches.find(({ id }) => id === 'enough')?.actions;
    default:
      return undefined;
  }
}

/** A room that is locked or has exploded is not repaired. */
const missing = ({ hull }: View, room: HullRoom): number =>
  hull[room] > 0 || !LOCKABLE_ROOMS.some((id) => id === room) ? MAX_HULL[room] - hull[room] : 0;

/** D20 it would end in a breakdown or next to one, or a mission counts them. */
export function pillsMatter(
  { crew }: Pick<View, 'crew'>,
  { who, amount }: { readonly who: keyof View['crew']; readonly amount: number },
): boolean {
  const { stress, breakdown } = crew[who];
  return breakdown - (stress + amount) <= NEAR || crew.commander.mission?.card === 'bedside-manner';
}

/** D28 a number came up that some ship hits on, and no token lies on it; a Hypersonic Bolt has a die of its own. */
function isHit({ strike }: View): boolean {
  return (
    (strike?.bolts.length ?? 0) > 0 ||
    strike?.ships.some(
      (ship) =>
        ALIENS[ship].pips.includes(strike.die) &&
        !strike.shields.some((on) => on.ship === ship && on.pip === strike.die),
    ) === true
  );
}

/** D24 with it the card would defeat a ship that it does not defeat without. */
export function oneMore(
  { combat, pursuit }: Pick<View, 'combat' | 'pursuit'>,
  card: keyof typeof DAMAGE,
): boolean {
  const laid = combat?.cards.find((one) => one.card === card);
  if (laid === undefined) return true;
  const damage = DAMAGE[card].damage + laid.bonus + (laid.strike ? DAMAGE[card].firstStrike : 0);
  return pursuit.some((raider) => {
    const left = ALIENS[raider.card].hull - raider.damage;
    return left > damage && left <= damage + OVERCHARGE;
  });
}

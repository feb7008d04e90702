/** What each protocol would be good for now, in points. */

import { nth } from '#engine';
import { type CardId, isProtocol, type ProtocolId } from '../content/cards.ts';
import { isCritical } from '../content/events.ts';
import { CONVERSION } from '../content/protocols.ts';
import { EMERGENCY, FROZEN, SHUTDOWN } from '../content/tokens.ts';
import { has, placeOf } from '../rules/base.ts';
import { currentSeat, isSolo } from '../rules/order.ts';
import type { Place } from '../state.ts';
import { EMERGENCY_MOST } from '../state.ts';
import { withCard, withoutCard } from './drawing.ts';
import { harmOf } from './harm.ts';
import { mind } from './mind.ts';
import { judge } from './outlook.ts';
import { COLOUR_OF, hold, NEEDS, stock } from './stock.ts';
import { withToken } from './switching.ts';
import type { Thought } from './thought.ts';
import { W } from './weights.ts';

/** The points after playing a protocol. */
export function afterProtocol(t: Thought, card: ProtocolId): number {
  const cost = t.base - withoutCard(t.s, t.seat, card);
  return USES[card](t) - cost;
}

const USELESS = -1e5;

const USES: Readonly<Record<ProtocolId, (t: Thought) => number>> = {
  'rapid-fabrication'(t) {
    const { s } = t;
    if (!canBuildCheaper(t)) return USELESS;
    s.fabrication = true;
    const points = judge(s);
    s.fabrication = false;
    return points;
  },
  'overtime-order'({ s }) {
    if (mind.actions > 0) return USELESS;
    mind.actions += 2;
    const points = judge(s);
    mind.actions -= 2;
    return points;
  },
  'shared-manifest'(t) {
    const { s, base } = t;
    const to = currentSeat(s);
    const gains: number[] = [];
    if (isSolo(s) || s.incommunication) return base + 0.3;
    s.hands.forEach(({ cards }, from) => {
      if (from === to) return;
      for (const card of new Set(cards)) {
        hold(from, card, -1);
        hold(to, card, 1);
        gains.push(judge(s) - base);
        hold(to, card, -1);
        hold(from, card, 1);
      }
    });
    return base + bestTwo(gains);
  },
  'damage-control': (t) => t.base + bestTwo(removals(t)),
  'strategic-reserve': ({ s }) => inEmergency(3, () => judge(s)),
  'last-ditch-conversion': ({ s }) => {
    let best = USELESS;
    for (let r = 0; r < 4; r++) {
      const supply = mind.supply[r] ?? 0;
      if (supply < CONVERSION.costs) continue;
      mind.supply[r] = supply - CONVERSION.costs;
      best = Math.max(
        best,
        inEmergency(CONVERSION.gives, () => judge(s)),
      );
      mind.supply[r] = supply;
    }
    return best;
  },
  'remote-override'(t) {
    const { s, care, base } = t;
    const gains: number[] = [];
    for (let at = 1; at < s.base.length; at++) {
      const by = has(placeOf(s, at), SHUTDOWN) ? -1 : 1;
      gains.push(withToken(s, at, SHUTDOWN, by, care) - base);
    }
    return base + bestTwo(gains);
  },
  'archive-recovery'({ s, seat, base }) {
    const gains: number[] = [];
    for (const card of new Set<CardId>(s.discards))
      if (!isProtocol(card)) gains.push(withCard(s, seat, card) - base);
    return base + bestTwo(gains);
  },
  'forecast-model': ({ base }) => base + W.forecast,
  'stand-down': ({ s, base }) =>
    s.drawn && isCritical(s.drawn.event) ? base - harmOf(s, s.drawn.event, !s.lockdown) : base,
  'bulkhead-lockdown': ({ s, base }) => (s.drawn ? base - harmOf(s, s.drawn.event, false) : USELESS),
  'ration-discipline'({ s }) {
    mind.rationing = true;
    const points = judge(s);
    mind.rationing = s.rationing;
    return points;
  },
};

/** The best gain and most of the second best. */
function bestTwo(gains: number[]): number {
  gains.sort((a, b) => b - a);
  return Math.max(0, gains[0] ?? 0) + 0.8 * Math.max(0, gains[1] ?? 0);
}

function inEmergency(more: number, points: () => number): number {
  const { emergency } = mind;
  mind.emergency = Math.min(EMERGENCY_MOST, emergency + more);
  const result = points();
  mind.emergency = emergency;
  return result;
}

/** What taking each token away would gain. */
function removals({ s, care, base }: Thought): number[] {
  const gains: number[] = [];
  s.base.forEach((place, at) => {
    place.tokens.forEach((count, token) => {
      if (count === 0) return;
      if (token === SHUTDOWN || token === FROZEN) gains.push(withToken(s, at, token, -1, care) - base);
      else if (token <= EMERGENCY) gains.push(withoutDrain(s, place, token) - base);
    });
  });
  return gains;
}

function withoutDrain(s: Thought['s'], place: Place, token: number): number {
  const { alarms } = mind;
  const leaks = mind.leaks[token] ?? 0;
  place.tokens[token] = (place.tokens[token] ?? 0) - 1;
  if (token === EMERGENCY) mind.alarms--;
  else mind.leaks[token] = leaks - 1;
  const points = judge(s);
  place.tokens[token] = (place.tokens[token] ?? 0) + 1;
  mind.alarms = alarms;
  if (token !== EMERGENCY) mind.leaks[token] = leaks;
  return points;
}

/** Whether the current player holds a module of the plan and lacks no more of its cost than is saved. */
function canBuildCheaper({ s, intended }: Thought): boolean {
  const seat = currentSeat(s);
  if (mind.actions < (mind.deploying[seat] ?? 0)) return false;
  const hand = nth(stock.hands, seat);
  return intended.modules.some((m) => {
    if ((nth(stock.modules, seat)[m] ?? 0) === 0) return false;
    let lack = 0;
    nth(NEEDS, m).forEach((need, c) => {
      const own = (hand[c] ?? 0) - (COLOUR_OF[m] === c ? 1 : 0);
      lack += Math.max(0, need - own);
    });
    return lack <= 2;
  });
}

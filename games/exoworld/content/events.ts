/** The fifty event cards: 35 normal, 15 critical, and which effect each has on a planet. */

import { byId } from '#engine';
import type { State } from '../state.ts';
import { CRITICAL_EFFECTS } from './critical.ts';
import {
  type BranchId,
  CRITICAL_EVENTS,
  CRITICAL_IDS,
  type EffectId,
  type EventId,
  NORMAL_IDS,
} from './ids.ts';
import { NORMAL_EFFECTS } from './normal.ts';
import type { EventEffect, Part } from './parts.ts';
import { SCENARIO_EFFECTS, SCENARIO_EVENTS } from './scenarioEvents.ts';

/** What a card of the deck is besides its effect. */
interface EventCard {
  readonly copies: number;
  readonly about?: EventEffect['about'];
}

/** The cards with an effect of their own are there once; those that stand for the scenario's event several times. */
const CARDS: Readonly<Record<EventId, EventCard>> = {
  'normal-scenario': { copies: 4 },
  'critical-scenario': { copies: 3 },
  ...byId(NORMAL_IDS, (id): EventCard => ({ ...NORMAL_EFFECTS[id], copies: 1 })),
  ...byId(CRITICAL_IDS, (id): EventCard => ({ ...CRITICAL_EFFECTS[id], copies: 1 })),
};

export function copiesOf(event: EventId): number {
  return CARDS[event].copies;
}

/** ✉ the cards about communication, which are left out when playing alone (XW-9.3). */
export function isAboutCommunication(event: EventId): boolean {
  return CARDS[event].about === 'communication';
}

const CRITICAL: ReadonlySet<string> = new Set(CRITICAL_EVENTS);

export function isCritical(event: EventId): boolean {
  return CRITICAL.has(event);
}

export function effectOf(s: State, event: EventId): EffectId {
  if (event === 'normal-scenario') return SCENARIO_EVENTS[s.scenario].normal;
  return event === 'critical-scenario' ? SCENARIO_EVENTS[s.scenario].critical : event;
}

const EFFECTS: Readonly<Record<EffectId, EventEffect>> = {
  ...NORMAL_EFFECTS,
  ...CRITICAL_EFFECTS,
  ...SCENARIO_EFFECTS,
};

/** The parts of an effect, or of the branch chosen in it. */
export function partsOf(effect: EffectId, branch?: BranchId): readonly Part[] {
  const { parts } = EFFECTS[effect];
  if (branch === undefined) return parts;
  for (const part of parts) {
    if (part.do === 'choose') return part.branches.find(({ id }) => id === branch)?.parts ?? [];
  }
  return [];
}

const PLACING: ReadonlySet<Part['do']> = new Set(['place', 'put', 'putEvery', 'tire', 'tireOthers'] as const);

/** Whether an effect can place tokens of any kind: what Bulkhead Lockdown is good for. */
export function placesTokens(effect: EffectId): boolean {
  return EFFECTS[effect].parts.some(
    (part) =>
      PLACING.has(part.do) ||
      (part.do === 'choose' &&
        part.branches.some(({ parts }) => parts.some((deeper) => PLACING.has(deeper.do)))),
  );
}

const SHIFTING: ReadonlySet<string> = new Set(['shutdown', 'frozen']);

/** Whether a part can change production, so that the game may still be won by it (XW-8.1). */
export function shiftsProduction(part: Part): boolean {
  return part.do === 'destroy' || (part.do === 'place' && part.tokens.some((token) => SHIFTING.has(token)));
}

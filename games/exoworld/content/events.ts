/** The fifty event cards: 35 normal, 15 critical, and which effect each has on a planet. */
import type { State } from '../state.ts';
import { CRITICAL_EFFECTS, CRITICAL_IDS, type CriticalId } from './critical.ts';
import { NORMAL_EFFECTS, NORMAL_IDS, type NormalId } from './normal.ts';
import type { BranchId, Part } from './parts.ts';
import {
  SCENARIO_EFFECTS,
  SCENARIO_EVENT_IDS,
  SCENARIO_EVENTS,
  type ScenarioEventId,
} from './scenarioEvents.ts';

export const NORMAL_EVENTS = ['normal-scenario', ...NORMAL_IDS] as const;
export const CRITICAL_EVENTS = ['critical-scenario', ...CRITICAL_IDS] as const;
export const EVENT_IDS = [...NORMAL_EVENTS, ...CRITICAL_EVENTS] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** What a card does; those that stand for the scenario's event have its effect. */
export type EffectId = NormalId | CriticalId | ScenarioEventId;
export const EFFECT_IDS: readonly EffectId[] = [...NORMAL_IDS, ...CRITICAL_IDS, ...SCENARIO_EVENT_IDS];

const COPIES: Readonly<Partial<Record<EventId, number>>> = { 'normal-scenario': 4, 'critical-scenario': 3 };

export function copiesOf(event: EventId): number {
  return COPIES[event] ?? 1;
}

/** ✉ the cards about communication, which are left out when playing alone (XW-9.3). */
const COMMUNICATION: readonly EventId[] = [
  'static-hiss',
  'garbled-orders',
  'crossed-frequencies',
  'total-blackout',
  'severed-relay',
];

export function isAboutCommunication(event: EventId): boolean {
  return COMMUNICATION.includes(event);
}

const CRITICAL: ReadonlySet<string> = new Set(CRITICAL_EVENTS);

export function isCritical(event: EventId): boolean {
  return CRITICAL.has(event);
}

export function effectOf(s: State, event: EventId): EffectId {
  if (event === 'normal-scenario') return SCENARIO_EVENTS[s.scenario].normal;
  return event === 'critical-scenario' ? SCENARIO_EVENTS[s.scenario].critical : event;
}

const EFFECTS: Readonly<Record<EffectId, readonly Part[]>> = {
  ...NORMAL_EFFECTS,
  ...CRITICAL_EFFECTS,
  ...SCENARIO_EFFECTS,
};

/** The parts of an effect, or of the branch chosen in it. */
export function partsOf(effect: EffectId, branch?: BranchId): readonly Part[] {
  const parts = EFFECTS[effect];
  if (branch === undefined) return parts;
  for (const part of parts) {
    if (part.do === 'choose') return part.branches.find(({ id }) => id === branch)?.parts ?? [];
  }
  return [];
}

const PLACING: ReadonlySet<Part['do']> = new Set(['place', 'put', 'putEvery', 'tire', 'tireOthers'] as const);

/** Whether an effect can place tokens of any kind: what Bulkhead Lockdown is good for. */
export function placesTokens(effect: EffectId): boolean {
  return EFFECTS[effect].some(
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

/** The names of the events and of what they do, without their effects: shapes are made of them. */

export const NORMAL_IDS = [
  'cracked-regulator',
  'loose-seal',
  'burst-pipe',
  'corroded-valve',
  'pest-bloom',
  'spoiled-stores',
  'frayed-cable',
  'short-circuit',
  'dust-front',
  'filter-fouling',
  'contaminated-batch',
  'heat-spike',
  'thin-rations',
  'carbon-surge',
  'tripped-breaker',
  'sensor-fault',
  'firmware-rollback',
  'loose-scree',
  'ground-frost',
  'double-shift',
  'restless-night',
  'hypoxia',
  'dehydration',
  'malnutrition',
  'radiation-sickness',
  'broken-wrist',
  'parasites',
  'static-hiss',
  'garbled-orders',
  'crossed-frequencies',
  'clear-skies',
] as const;
export type NormalId = (typeof NORMAL_IDS)[number];

export const CRITICAL_IDS = [
  'hull-breach',
  'cascade-failure',
  'reactor-scram',
  'meteorite',
  'pressure-wave',
  'main-line-rupture',
  'blight',
  'ground-shock',
  'flash-freeze',
  'crew-collapse',
  'total-blackout',
  'severed-relay',
] as const;
export type CriticalId = (typeof CRITICAL_IDS)[number];

export const SCENARIO_EVENT_IDS = [
  'perihelion',
  'aphelion',
  'gust-season',
  'long-storm',
  'spring-tide',
  'drowned-valley',
  'dim-noon',
  'deep-dusk',
  'heavy-days',
  'crust-slip',
  'boil-off',
  'terminator-drift',
  'brine-frost',
  'carbon-snow',
  'groundswell',
  'glacier-wind',
  'triple-noon',
  'flare-week',
  'scorched-air',
  'lava-breath',
  'leaden-heat',
  'induction-surge',
  'long-cold',
  'still-night',
] as const;
export type ScenarioEventId = (typeof SCENARIO_EVENT_IDS)[number];

export const BRANCH_IDS = ['suffer', 'discard', 'oxygen', 'water', 'food'] as const;
export type BranchId = (typeof BRANCH_IDS)[number];

export const NORMAL_EVENTS = ['normal-scenario', ...NORMAL_IDS] as const;
export const CRITICAL_EVENTS = ['critical-scenario', ...CRITICAL_IDS] as const;
export const EVENT_IDS = [...NORMAL_EVENTS, ...CRITICAL_EVENTS] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** What a card does; those that stand for the scenario's event have its effect. */
export const EFFECT_IDS = [...NORMAL_IDS, ...CRITICAL_IDS, ...SCENARIO_EVENT_IDS] as const;
export type EffectId = (typeof EFFECT_IDS)[number];

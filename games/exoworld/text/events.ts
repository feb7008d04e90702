/** Names and texts of the events, in our words. */

import type { HealthId } from '../content/health.ts';
import type { BranchId, EffectId, EventId } from '../content/ids.ts';

export interface EventWords {
  readonly name: string;
  readonly text: string;
}

export const EFFECT_WORDS: Readonly<Record<EffectId, EventWords>> = {
  'cracked-regulator': {
    name: 'Cracked Regulator',
    text: '−2 oxygen. An oxygen leak on a green module (otherwise −2 oxygen).',
  },
  'loose-seal': {
    name: 'Loose Seal',
    text: '−2 oxygen. Oxygen leaks on two unoccupied modules next to home (otherwise −2 oxygen).',
  },
  'burst-pipe': {
    name: 'Burst Pipe',
    text: '−2 water. Water leaks on two unoccupied modules (otherwise −2 water).',
  },
  'corroded-valve': {
    name: 'Corroded Valve',
    text: '−2 water. Water leaks on two unoccupied red or yellow modules (otherwise −2 water).',
  },
  'pest-bloom': {
    name: 'Pest Bloom',
    text: '−2 food. Food leaks on two unoccupied green or blue modules (otherwise −2 food).',
  },
  'spoiled-stores': {
    name: 'Spoiled Stores',
    text: '−2 food. A food leak at the current character’s place.',
  },
  'frayed-cable': {
    name: 'Frayed Cable',
    text: '−2 energy. Energy leaks, one each, on the two modules farthest from home without one (no module: −2 energy).',
  },
  'short-circuit': {
    name: 'Short Circuit',
    text: 'Choose: −2 energy and energy leaks on two blue modules (otherwise −2 energy); or discard a yellow card and −1 energy.',
  },
  'dust-front': {
    name: 'Dust Front',
    text: '−3 energy, −1 more for each working Solar Panels, 1 less for each character on a yellow module.',
  },
  'filter-fouling': {
    name: 'Filter Fouling',
    text: 'Choose: −4 oxygen; or discard a red card and −1 oxygen.',
  },
  'contaminated-batch': { name: 'Contaminated Batch', text: 'Choose: −4 water or −4 food.' },
  'heat-spike': {
    name: 'Heat Spike',
    text: '−4 water, −1 more for each point of radiation, 1 less for each character at home.',
  },
  'thin-rations': {
    name: 'Thin Rations',
    text: 'Choose: −5 food; or any one player discards a green card and −2 food.',
  },
  'carbon-surge': {
    name: 'Carbon Surge',
    text: '−4 oxygen, −1 more for each point of CO₂, 1 less for each module with a character on it.',
  },
  'tripped-breaker': {
    name: 'Tripped Breaker',
    text: '−1 energy. A yellow module is shut down (otherwise −2 energy).',
  },
  'sensor-fault': {
    name: 'Sensor Fault',
    text: 'Two unoccupied working modules are shut down (none: −2 energy).',
  },
  'firmware-rollback': {
    name: 'Firmware Rollback',
    text: 'The module built last that still works is shut down (none: −3 energy).',
  },
  'loose-scree': { name: 'Loose Scree', text: '−1 oxygen. Landslides on two unoccupied modules.' },
  'ground-frost': {
    name: 'Ground Frost',
    text: '−1 energy. An unoccupied working module freezes (otherwise −2 energy).',
  },
  'double-shift': { name: 'Double Shift', text: 'Fatigue on the current character. −1 food.' },
  'restless-night': {
    name: 'Restless Night',
    text: '−1 water. Fatigue on two others of the crew (in a smaller crew, on the one there is).',
  },
  hypoxia: { name: 'Hypoxia', text: 'Health issue: speed 1. Cured by three red cards. −1 oxygen.' },
  dehydration: {
    name: 'Dehydration',
    text: 'Health issue: hand limit −2. Cured by three blue cards. −1 water.',
  },
  malnutrition: {
    name: 'Malnutrition',
    text: 'Health issue: one action fewer. Cured by three green cards. −1 food.',
  },
  'radiation-sickness': {
    name: 'Radiation Sickness',
    text: 'Health issue: one action fewer. Cured by three yellow cards. −1 energy.',
  },
  'broken-wrist': {
    name: 'Broken Wrist',
    text: 'Health issue: Building costs two actions. Cured by three red cards.',
  },
  parasites: {
    name: 'Parasites',
    text: 'Health issue: −1 food at the start of your turn, and you take no part in transfers. Cured by three blue cards.',
  },
  'static-hiss': {
    name: 'Static Hiss',
    text: 'No transfers until the current player’s next turn. −1 energy.',
  },
  'garbled-orders': {
    name: 'Garbled Orders',
    text: 'No protocol effects until the current player’s next turn; they still pay as colours. −1 energy.',
  },
  'crossed-frequencies': {
    name: 'Crossed Frequencies',
    text: 'Every player with cards chooses one, all at once, and passes it to the left. −1 energy.',
  },
  'clear-skies': { name: 'Clear Skies', text: 'The current player draws a card.' },
  'hull-breach': {
    name: 'Hull Breach',
    text: '−2 oxygen. Emergency tokens on two unoccupied modules (none: one at home).',
  },
  'cascade-failure': {
    name: 'Cascade Failure',
    text: '−3 energy. An emergency token at the current character’s place. Energy leaks on two yellow modules (none: one at home).',
  },
  'reactor-scram': { name: 'Reactor Scram', text: '−4 energy. Two yellow modules are shut down.' },
  meteorite: {
    name: 'Meteorite',
    text: '−3 oxygen. A module is destroyed that cuts no other off from home (none: emergency −2).',
  },
  'pressure-wave': { name: 'Pressure Wave', text: '−3 oxygen. Oxygen leaks on three unoccupied modules.' },
  'main-line-rupture': {
    name: 'Main Line Rupture',
    text: '−4 water. Water leaks on two unoccupied modules.',
  },
  blight: { name: 'Blight', text: '−4 food. A food leak on every green module, while tokens last.' },
  'ground-shock': { name: 'Ground Shock', text: 'Emergency −2. Landslides on three modules.' },
  'flash-freeze': {
    name: 'Flash Freeze',
    text: '−3 energy. Two working modules of different colours freeze.',
  },
  'crew-collapse': { name: 'Crew Collapse', text: '−3 water, −3 food. Fatigue on every character.' },
  'total-blackout': {
    name: 'Total Blackout',
    text: 'Emergency −1, −3 energy. No transfers and no protocol effects until the current player’s next turn.',
  },
  'severed-relay': {
    name: 'Severed Relay',
    text: '−3 energy. No transfers until the current player’s next turn. The player with the most cards discards two.',
  },
  perihelion: { name: 'Perihelion', text: '−2 water, −1 energy.' },
  aphelion: {
    name: 'Aphelion',
    text: '−2 food, −1 energy and −1 more for each working Solar Panels.',
  },
  'gust-season': {
    name: 'Gust Season',
    text: '−2 water, −1 oxygen. A landslide on an unoccupied module.',
  },
  'long-storm': {
    name: 'Long Storm',
    text: '−3 energy and −1 more for each working Wind Turbines. Landslides on two modules.',
  },
  'spring-tide': { name: 'Spring Tide', text: '−2 water. A landslide on a module next to home.' },
  'drowned-valley': { name: 'Drowned Valley', text: '−3 food. Water leaks on two unoccupied modules.' },
  'dim-noon': { name: 'Dim Noon', text: '−2 energy, −1 food.' },
  'deep-dusk': {
    name: 'Deep Dusk',
    text: '−3 food, −2 energy. An unoccupied working module freezes (otherwise −2 energy).',
  },
  'heavy-days': { name: 'Heavy Days', text: '−1 food. Fatigue on the current character and one other.' },
  'crust-slip': {
    name: 'Crust Slip',
    text: '−2 oxygen. Landslides on two modules. Water leaks on two unoccupied modules.',
  },
  'boil-off': { name: 'Boil-off', text: '−3 water.' },
  'terminator-drift': {
    name: 'Terminator Drift',
    text: '−3 water, −2 food. A water leak on an unoccupied module.',
  },
  'brine-frost': {
    name: 'Brine Frost',
    text: '−1 oxygen. An unoccupied working module freezes (otherwise −2 oxygen).',
  },
  'carbon-snow': {
    name: 'Carbon Snow',
    text: '−4 oxygen. An unoccupied working module freezes (otherwise −2 oxygen).',
  },
  groundswell: { name: 'Groundswell', text: '−2 water. A landslide on a module.' },
  'glacier-wind': {
    name: 'Glacier Wind',
    text: '−2 energy. Two unoccupied working modules of different colours freeze.',
  },
  'triple-noon': { name: 'Triple Noon', text: '−2 water. Choose: −2 oxygen or −2 food.' },
  'flare-week': { name: 'Flare Week', text: '−2 of every resource.' },
  'scorched-air': { name: 'Scorched Air', text: '−2 water, −2 oxygen.' },
  'lava-breath': {
    name: 'Lava Breath',
    text: 'Emergency −1. An unoccupied working module is shut down and gets a landslide (otherwise emergency −1).',
  },
  'leaden-heat': { name: 'Leaden Heat', text: 'Fatigue on the current character. −2 food.' },
  'induction-surge': {
    name: 'Induction Surge',
    text: '−2 energy. Two unoccupied working modules are shut down.',
  },
  'long-cold': {
    name: 'Long Cold',
    text: '−2 energy. An unoccupied working module freezes (otherwise −2 energy).',
  },
  'still-night': {
    name: 'Still Night',
    text: '−3 energy. Fatigue on every character. An unoccupied working module freezes.',
  },
};

export const HEALTH_WORDS: Readonly<Record<HealthId, EventWords>> = {
  hypoxia: { name: 'Hypoxia', text: 'Speed 1.' },
  dehydration: { name: 'Dehydration', text: 'Hand limit −2.' },
  malnutrition: { name: 'Malnutrition', text: 'One action fewer.' },
  'radiation-sickness': { name: 'Radiation Sickness', text: 'One action fewer.' },
  'broken-wrist': { name: 'Broken Wrist', text: 'Building costs two actions.' },
  parasites: { name: 'Parasites', text: '−1 food at the start of your turn; no part in transfers.' },
};

export function eventName(event: EventId): string {
  if (event === 'normal-scenario') return 'Scenario event';
  return event === 'critical-scenario' ? 'Critical scenario event' : EFFECT_WORDS[event].name;
}

/** What choosing a branch of an event means. */
const BRANCHES: Readonly<Record<string, string>> = {
  'short-circuit suffer': '−2 energy, and energy leaks on two blue modules',
  'short-circuit discard': 'discard a yellow card and lose 1 energy',
  'filter-fouling suffer': '−4 oxygen',
  'filter-fouling discard': 'discard a red card and lose 1 oxygen',
  'contaminated-batch water': '−4 water',
  'contaminated-batch food': '−4 food',
  'thin-rations suffer': '−5 food',
  'thin-rations discard': 'a player discards a green card, and −2 food',
  'triple-noon oxygen': '−2 oxygen',
  'triple-noon food': '−2 food',
};

export function branchText(effect: EffectId, branch: BranchId): string {
  return BRANCHES[`${effect} ${branch}`] ?? branch;
}

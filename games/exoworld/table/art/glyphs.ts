/** The paths of the line drawings: items and protocols, tokens, kinds of events, and the actions of the bar. */
import type { ItemId, ProtocolId } from '../../content/cards.ts';
import type { EffectId } from '../../content/ids.ts';
import type { Token } from '../../content/tokens.ts';

const LEAK = 'M12 3c4 5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0C5.5 11.5 8 8 12 3ZM9 15.5h6';

export const CARDS: Readonly<Record<ItemId | ProtocolId, string>> = {
  'sealant-foam': 'M9 9h6v11H9ZM10 9V6h4v3M12 6V3.5M7 3.5h5M17 12q3 0 3 2.5T17.5 17 20 19.5',
  'field-rover':
    'M4 15V9.5h9l3.5 5.5M3.5 15h17v-2.5L16.5 12M6.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 9.5V5M6.5 5h4',
  'first-aid-kit': 'M3.5 8h17v11.5h-17ZM9 8V5h6v3M12 10.5v6M9 13.5h6',
  'exo-battery': 'M5 7.5h14v12H5ZM9.5 7.5v-3h5v3M13 9.5l-3 4.5h4l-3 4',
  'rapid-fabrication': 'M4 19.5h16M6.5 19.5v-6h11v6M12 13.5V9M8.5 9h7L12 4.5ZM4 10l2.5 1.5M20 10l-2.5 1.5',
  'overtime-order': 'M12 4a8 8 0 1 0 .01 0ZM12 7.5V12l3.5 2M18 3.5v5M15.5 6h5',
  'shared-manifest': 'M5 4h9v11H5ZM10 9h9v11h-9M7.5 7.5h4M12.5 14h4M12.5 17h4',
  'damage-control': 'M14.5 5.5a4 4 0 0 0-5 5.2L4 16.2 7.5 19.7l5.6-5.5a4 4 0 0 0 5.2-5L15.5 12 12 8.5Z',
  'strategic-reserve': 'M5 8.5 12 5l7 3.5v7L12 19l-7-3.5ZM5 8.5 12 12l7-3.5M12 12v7',
  'last-ditch-conversion': 'M5 9h11l-3-3.5M19 15H8l3 3.5',
  'remote-override':
    'M12 20v-7M8.5 20h7M12 13a2 2 0 1 0-.1 0ZM7.5 7.5a6 6 0 0 0 0 7M16.5 7.5a6 6 0 0 1 0 7M5 5a9.5 9.5 0 0 0 0 12M19 5a9.5 9.5 0 0 1 0 12',
  'archive-recovery': 'M4 5h16v4H4ZM5.5 9v10.5h13V9M12 17.5v-6M9 14l3-3 3 3',
  'forecast-model': 'M4 18.5 9 13l3.5 3L20 7M15.5 6.5H20V11M4 5v14.5h16',
  'stand-down': 'M12 4a8 8 0 1 0 .01 0ZM9.5 9.5h5v5h-5Z',
  'bulkhead-lockdown': 'M4.5 4h15v16h-15ZM12 4v16M8 12h8M8.5 9.5v5M15.5 9.5v5',
  'ration-discipline': 'M5 8h14v12H5ZM8 8a4 4 0 0 1 8 0M8.5 14h7M12 11v6',
};

export const TOKENS: Readonly<Record<Token, string>> = {
  'oxygen-leak': LEAK,
  'water-leak': LEAK,
  'food-leak': LEAK,
  'energy-leak': LEAK,
  emergency: 'M12 4v9M12 17.5v.6',
  shutdown: 'M12 4v8M7.5 7a7 7 0 1 0 9 0',
  frozen: 'M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  landslide: 'M3.5 19.5 10 6l4 7 2.5-3.5 4 10ZM9 16h.1M13.5 17h.1',
  fatigue: 'M6 6h6l-6 7h6M14 11h4.5L14 16.5h4.5',
};

const EVENT_KINDS = [
  'leak',
  'loss',
  'shutdown',
  'frost',
  'slide',
  'fatigue',
  'health',
  'radio',
  'blast',
  'sky',
  'calm',
  'hidden',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const KINDS: Readonly<Record<EventKind, string>> = {
  leak: 'M3.5 8h9a4 4 0 0 1 4 4v1M3.5 12.5h7a2 2 0 0 1 2 2M16.5 13v.1M14.5 17c1.5 2 2 2.5 2 3.3a2 2 0 0 1-4 0c0-.8.5-1.3 2-3.3M3.5 6v8.5',
  loss: 'M5 5h14v15H5ZM8 8v9M12 12v5M16 14.5V17',
  shutdown: 'M12 3.5V12M7 6.5a8 8 0 1 0 10 0',
  frost: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5 4.2 16.5M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  slide: 'M3 20 10 5.5l4.5 8L17 10l4 10ZM7 14.5l3 1.5M14 17.5l2.5-1',
  fatigue: 'M5 6h7l-7 8h7M14 11h5l-5 6.5h5',
  health:
    'M12 20C6 16 3.5 13 3.5 9.3A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8.5 1.8C20.5 13 18 16 12 20ZM5 12.5h4l1.5-3 3 5.5 1.5-2.5h4',
  radio:
    'M12 20v-8M8.5 20h7M12 12a1.5 1.5 0 1 0-.1 0ZM7.5 6.5a6 6 0 0 0 0 8M16.5 6.5a6 6 0 0 1 0 8M4 20 20 4',
  blast: 'M12 2.5l2.3 5.7L20 6l-2.2 5.5L22 14l-5.5 1.2.5 6-4.5-3.7L8 21.5l-.5-6L2 14.5l4.3-3L4 6l5.6 2.2Z',
  sky: 'M12 7.5a4.5 4.5 0 1 0 .01 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  calm: 'M3.5 16q3-3 5.7 0t5.7 0 5.6 0M3.5 20q3-3 5.7 0t5.7 0 5.6 0M12 4a4 4 0 0 1 4 4q0 3-4 4-4-1-4-4a4 4 0 0 1 4-4Z',
  hidden: 'M9 9a3 3 0 1 1 4.5 2.7c-1 .6-1.5 1.2-1.5 2.3M12 18v.1',
};

const RADIO: readonly EffectId[] = [
  'static-hiss',
  'garbled-orders',
  'crossed-frequencies',
  'total-blackout',
  'severed-relay',
];
const HEALTH: readonly EffectId[] = [
  'hypoxia',
  'dehydration',
  'malnutrition',
  'radiation-sickness',
  'broken-wrist',
  'parasites',
];
const OF_KIND: Readonly<Partial<Record<EffectId, EventKind>>> = {
  'dust-front': 'sky',
  'heat-spike': 'sky',
  'carbon-surge': 'loss',
  'filter-fouling': 'loss',
  'contaminated-batch': 'loss',
  'thin-rations': 'loss',
  'tripped-breaker': 'shutdown',
  'sensor-fault': 'shutdown',
  'firmware-rollback': 'shutdown',
  'reactor-scram': 'shutdown',
  'induction-surge': 'shutdown',
  'loose-scree': 'slide',
  'ground-shock': 'slide',
  'crust-slip': 'slide',
  groundswell: 'slide',
  'spring-tide': 'slide',
  'long-storm': 'slide',
  'gust-season': 'slide',
  'ground-frost': 'frost',
  'flash-freeze': 'frost',
  'brine-frost': 'frost',
  'carbon-snow': 'frost',
  'glacier-wind': 'frost',
  'long-cold': 'frost',
  'deep-dusk': 'frost',
  'still-night': 'frost',
  'double-shift': 'fatigue',
  'restless-night': 'fatigue',
  'crew-collapse': 'fatigue',
  'heavy-days': 'fatigue',
  'leaden-heat': 'fatigue',
  'hull-breach': 'blast',
  meteorite: 'blast',
  'cascade-failure': 'blast',
  'lava-breath': 'blast',
  'clear-skies': 'calm',
  perihelion: 'sky',
  aphelion: 'sky',
  'dim-noon': 'sky',
  'boil-off': 'sky',
  'triple-noon': 'sky',
  'flare-week': 'sky',
  'scorched-air': 'sky',
};

export function kindOf(effect: EffectId): EventKind {
  if (RADIO.includes(effect)) return 'radio';
  return HEALTH.includes(effect) ? 'health' : (OF_KIND[effect] ?? 'leak');
}

export const GROUPS = {
  draw: 'M6 4h9v13H6ZM9 20.5h9v-13M10.5 7.5v6M8 11l2.5 2.5L13 11',
  deploy: 'M12 3.5v8M9 8.5l3 3 3-3M4 13l8-3.5 8 3.5v5l-8 3.5L4 18ZM4 13l8 3.5 8-3.5M12 16.5v5',
  move: 'M12 3.5v17M3.5 12h17M9.5 6 12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5 3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5',
  produce: 'M4 20V10l5 3.5V10l5 3.5V5h5v15ZM11 17h2',
  repair: CARDS['damage-control'],
  shutDown: TOKENS.shutdown,
  transfer: 'M4 8.5h13l-3-3.5M20 15.5H7l3 3.5',
  skill: 'M12 3.5l2.5 5.4 5.9.7-4.4 4 1.2 5.9L12 16.6l-5.2 2.9L8 13.6l-4.4-4 5.9-.7Z',
  card: 'M7 4h10v16H7ZM10 8h4M10 11.5h4M10 15h2',
  table: 'M4 5h16v11h-9l-4 4v-4H4Z',
  end: 'M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2L12 12l4-5.3V3.5M8 20.5v-3.2L12 12l4 5.3v3.2',
  answer: 'M5 12.8 9.8 17.5 19 7',
} as const;

export type Group = keyof typeof GROUPS;

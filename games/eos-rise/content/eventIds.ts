/** The 40 event cards by region. What they do is in events.ts. */
import { byId } from '#engine';
import type { Region } from './regions.ts';

export const EVENTS_OF = {
  hawkins: [
    'event-horizon',
    'frame-drag',
    'slow-clocks',
    'bent-light',
    'photon-tide',
    'debris-ring',
    'twin-apertures',
    'lensed-signal',
    'skim-ergosphere',
    'probe-singularity',
  ],
  chandra: [
    'supernova-front',
    'trade-fair',
    'x-ray-storm',
    'embargo',
    'clear-channels',
    'station-tow',
    'market-gate',
    'poached-talent',
    'relic-auction',
    'informants-price',
  ],
  borealis: [
    'aurora-veil',
    'spore-bloom',
    'quiet-sky',
    'creeping-roots',
    'solar-wind',
    'living-nebula',
    'root-gate',
    'swarm-season',
    'strange-fruit',
    'follow-the-lights',
  ],
  perseus: [
    'war-drums',
    'ancient-minefield',
    'heroes-wake',
    'jammed-consoles',
    'truce-day',
    'medusas-gaze',
    'winged-gate',
    'veterans-gift',
    'duel-of-champions',
    'wake-the-colossus',
  ],
} as const satisfies Readonly<Record<Region, readonly string[]>>;

export type EventId = (typeof EVENTS_OF)[Region][number];

export const EVENT_IDS: readonly EventId[] = [
  ...EVENTS_OF.hawkins,
  ...EVENTS_OF.chandra,
  ...EVENTS_OF.borealis,
  ...EVENTS_OF.perseus,
];

/** The region of each card. */
export const EVENT_REGION: Readonly<Record<EventId, Region>> = {
  ...byId(EVENTS_OF.hawkins, () => 'hawkins'),
  ...byId(EVENTS_OF.chandra, () => 'chandra'),
  ...byId(EVENTS_OF.borealis, () => 'borealis'),
  ...byId(EVENTS_OF.perseus, () => 'perseus'),
};

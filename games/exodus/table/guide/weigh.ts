/** What an event did for a house or against it: the terms of its standing it moved, and what the fleet lives on. */
import type { Story } from '#ui/kit/end.ts';
import type { Trait } from '../../content/factions.ts';
import type { ExodusEvent } from '../../event.ts';
import { BAD } from '../../outlook/gauges.ts';
import type { Exodus } from '../../state.ts';
import type { View } from '../../view/index.ts';

/** What the fleet has is everybody's: of a point of it this much is mine. */
const FLEET = 0.5;
/** A leader lost is a house without its voice for days. */
const LEADER = 3;
const LAST = 100;

/** What ends the voyage where there is none of it, and how little is little. */
const VITAL: ReadonlySet<Trait> = new Set<Trait>(['women', 'supply', 'faith']);
const LITTLE = 4;
const SCARCE = 5;

/** What a voyage turns on: what comes after one of these came of it. */
export const HEADS: ReadonlySet<ExodusEvent['type']> = new Set([
  ...(['dealt', 'forcedResult', 'orderResult', 'published', 'leaderLost', 'office', 'elected'] as const),
  ...([
    'battle',
    'victory',
    'jump',
    'completed',
    'neglected',
    'borne',
    'landfall',
    'dawn',
    'schism',
  ] as const),
  ...([
    'upkeep',
    'riot',
    'breach',
    'crisis',
    'lossChosen',
    'fleetLost',
    'colony',
    'leaked',
    'whispers',
  ] as const),
]);

type Term = keyof NonNullable<View['own']>['standing'];

function moved(before: View, after: View, terms: readonly Term[]): number {
  return terms.reduce(
    (sum, term) => sum + (after.own?.standing[term] ?? 0) - (before.own?.standing[term] ?? 0),
    0,
  );
}

export const weigh: Story<Exodus>['weigh'] = (event, { before, after, seat }) => {
  const mine = before.faction;
  switch (event.type) {
    case 'trait':
      return (
        FLEET *
        event.by *
        (BAD.has(event.trait) ? -1 : VITAL.has(event.trait) && event.now <= LITTLE ? SCARCE : 1)
      );
    case 'renown':
      return event.faction === mine ? event.by : 0;
    case 'published':
      return event.owner === mine ? moved(before, after, ['secrets', 'personal']) : 0;
    case 'learnt':
      return event.by === mine ? moved(before, after, ['known']) : 0;
    case 'markerGiven':
      return event.from === mine || event.to === mine ? moved(before, after, ['markers']) : 0;
    case 'office':
    case 'officeLost':
      return event.faction === mine ? moved(before, after, ['office']) : 0;
    case 'regime':
    case 'regimeEnded':
      return event.faction === mine ? moved(before, after, ['regime']) : 0;
    case 'leaderLost':
      return event.faction === mine ? -LEADER : 0;
    case 'fleetLost':
    case 'colony':
      return after.outcome?.winners.includes(seat) ? LAST : event.type === 'colony' ? 0 : -LAST;
    default:
      return 0;
  }
};

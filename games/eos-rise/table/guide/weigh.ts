/** What an event did for the EOS or against it, in points of hull. */
import type { Story } from '#ui/kit/end.ts';
import type { EosEvent } from '../../event.ts';
import type { EosRise } from '../../state.ts';

const PROGRESS = 5;
const LEVEL = 3;
const ROOM = 4;
const SHIP = 3;
/** Extinction damage cannot be repaired. */
const EXTINCTION = 3;
const LAST = 100;

/** Progress and the rest come of these. */
export const HEADS: ReadonlySet<EosEvent['type']> = new Set([
  ...(['strike', 'damageCard', 'defeated', 'levelGained', 'roomTaken', 'built', 'delivered'] as const),
  ...([
    'missionDone',
    'exploded',
    'massInvasion',
    'phase',
    'event',
    'year',
    'lastDash',
    'won',
    'lost',
  ] as const),
]);

export const weigh: Story<EosRise>['weigh'] = (event) => {
  switch (event.type) {
    case 'progress':
      return PROGRESS;
    case 'levelGained':
      return LEVEL;
    case 'levelLost':
      return -LEVEL;
    case 'stressedOut':
      return event.spared ? 0 : -ROOM;
    case 'roomTaken':
    case 'built':
    case 'missionDone':
    case 'delivered':
      return ROOM;
    case 'exploded':
      return -2 * ROOM;
    case 'massInvasion':
    case 'ambushed':
      return -SHIP;
    case 'defeated':
      return SHIP;
    case 'strike':
      return 0 - event.damage - EXTINCTION * event.extinction;
    case 'damageCard':
      return -event.damage;
    case 'repaired':
      return event.n;
    case 'lastDash':
      return 2 * PROGRESS;
    case 'won':
      return LAST;
    case 'lost':
      return -LAST;
    default:
      return 0;
  }
};

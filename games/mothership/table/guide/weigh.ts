/** What an event did for a fleet or against it: what it is worth to have lost or taken that. */
import type { Seat } from '#engine';
import type { Story } from '#ui/kit/end.ts';
import { STATION_STEP } from '../../content/panel.ts';
import type { MothershipEvent } from '../../event.ts';
import { ownerIn } from '../../outlook/heard.ts';
import type { UnitClass, Who } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import type { View } from '../../view.ts';

const WORTH: Readonly<Record<UnitClass, number>> = {
  mothership: 12,
  station: 12,
  bomber: 5,
  fighter: 4,
  guardian: 3,
};
const PLANET = 4;
/** Of hull points and of steps of a station. */
const HULL = 0.75;
const CARD = 1;
const LAST = 100;

/** Whose it is to me: an ally's or my own, a rival's. Where rivals fight each other, it is less. */
function sideOf(view: View, seat: Seat, who: Who | undefined): number {
  if (who === undefined || who === 'npc') return 0;
  return view.fleets[who]?.team === view.fleets[seat]?.team ? 1 : -1;
}

/** What a loss of somebody's is to me; of rivals only what I or mine had a hand in counts in full. */
function loss(view: View, seat: Seat, of: Who | undefined, by: Who | undefined, worth: number): number {
  const side = sideOf(view, seat, of);
  const far = side < 0 && by !== undefined && sideOf(view, seat, by) < 0;
  return -side * worth * (far ? 0.5 : 1);
}

/** What a loss or a gain comes of. */
export const HEADS: ReadonlySet<MothershipEvent['type']> = new Set([
  ...(['dogfight', 'planetAttack', 'asteroidRoll', 'played', 'swayed', 'stolen', 'conceded'] as const),
]);

export const weigh: Story<Mothership>['weigh'] = (event, { before, after, seat }) => {
  switch (event.type) {
    case 'destroyed': {
      const unit = before.units.find(({ id }) => id === event.unit);
      // What leaves with a fleet that is out was not lost in any fight.
      if (unit === undefined || event.cause === 'eliminated' || event.cause === 'scrapped') return 0;
      return loss(before, seat, ownerOf(before, event.unit), event.by, WORTH[unit.class]);
    }
    case 'damaged': {
      const owner = ownerOf(before, event.unit);
      const hull = typeof owner === 'number' ? (before.fleets[owner]?.hp ?? 0) - event.hp : 0;
      return loss(before, seat, owner, undefined, HULL * Math.max(0, hull));
    }
    case 'stationHit': {
      const owner = ownerOf(before, event.unit);
      const hull = typeof owner === 'number' ? (before.fleets[owner]?.stationHp ?? 0) - event.hp : 0;
      return loss(before, seat, owner, undefined, (HULL * Math.max(0, hull)) / STATION_STEP);
    }
    case 'captured': {
      const gain = sideOf(before, seat, event.by);
      // A planet nobody had is a rival's gain, and not yet my loss.
      return gain > 0 ? PLANET : loss(before, seat, event.from, event.by, PLANET);
    }
    case 'stolen':
      return event.by === seat ? CARD : event.from === seat ? -CARD : 0;
    case 'eliminated':
      return loss(before, seat, event.owner, undefined, WORTH.station);
    case 'over':
      return after.outcome?.winners.includes(seat) ? LAST : -LAST;
    default:
      return 0;
  }
};

const ownerOf = (view: View, unit: string): Who | undefined => {
  const owner = ownerIn(unit);
  return owner === undefined || view.fleets[owner]?.npc ? 'npc' : owner;
};

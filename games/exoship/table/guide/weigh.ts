/** What an event did for Rift or against it, in halves of points of its founders. */
import type { Story } from '#ui/kit/end.ts';
import type { Exoship } from '../../state.ts';

/** A point is worth remembering. */
const POINT = 2;
/** The ship's course is what Rift came for. */
const COURSE = 4;
/** More than all else: with it the match was over. */
const LAST = 100;

export const weigh: Story<Exoship>['weigh'] = (event, { before, after }) => {
  const won = POINT * (after.points - before.points);
  switch (event.type) {
    case 'courseChanged':
      return COURSE * POINT;
    case 'ringDeployed':
      return POINT;
    // Who dies of age or pays for a turn of the ship was spent, not lost.
    case 'discarded':
      return event.cause === 'fixer' || event.cause === 'course' ? 0 : Math.min(0, won);
    case 'turnedBack':
    case 'replaced':
      return Math.min(0, won);
    case 'swayed':
    case 'born':
    case 'joined':
      return Math.max(0, won);
    case 'won':
      return LAST;
    case 'lost':
      return -LAST;
    default:
      return 0;
  }
};

/** What Exodus tells of a day: a chapter for every order, scene, vote and turn of events. The fleet is ours. */
import type { Retold } from '#ui/kit/recap.ts';
import type { Exodus } from '../state.ts';
import { headingOf, holdings, namesOf, OURS, spotsOf, worded } from '../text/retelling.ts';
import { TELLING } from '../text/retold.ts';

export const retold: Retold<Exodus> = {
  how: TELLING,
  line(event, view) {
    const mine = namesOf(event).includes(view.faction);
    return {
      touches: mine ? 'me' : OURS.has(event.type) ? 'us' : 'other',
      spots: spotsOf(event),
      ...worded(event),
    };
  },
  heading: headingOf,
  holdings,
};

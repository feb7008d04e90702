/** The kinds of things to do, as the cards beside the board name them. In English. */
import { futuresOf } from '../outlook.ts';
import type { View } from '../view.ts';

/** How many ways there are to do one kind of thing. */
const ways = (_view: View, count: number): string => `${count} ${count === 1 ? 'way' : 'ways'}`;

/** What it costs at once, and what suspicion would leave then: who moves up may move into an arrow. */
function coursePrice(view: View): string {
  const then = futuresOf(view, { type: 'changeCourse' }, 'action')[0]?.view ?? view;
  const cost = view.points - then.points;
  const left = then.suspicionSkipped ? '' : ` · ${then.pointsAfterSuspicion} after suspicion`;
  return `${cost > 0 ? '−' : '±'}${cost} ${cost === 1 ? 'point' : 'points'}${left}`;
}

export const KIND_WORDS = {
  sway: {
    name: 'Sway',
    note: (view: View, count: number) =>
      view.phase === 'freeSway' ? 'the first is free' : `${ways(view, count)} · press an arrow`,
    none: () => 'No Rift arrow points at a Directorate founder.',
  },
  ability: {
    name: 'Ability',
    note: ways,
    none: () => 'No Rift founder has an ability to use now.',
  },
  replace: {
    name: 'Replace',
    note: ways,
    none: () => 'There is no Rift founder to replace.',
  },
  course: {
    name: 'Course to Axios',
    note: coursePrice,
    none: () => 'The course cannot be changed now.',
  },
  sleeper: {
    name: 'Sleeper agent',
    note: () => 'One of two cards takes a young founder’s place',
    none: () => 'There is nobody to take the place of.',
  },
} as const;

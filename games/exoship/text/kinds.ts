/** The kinds of things to do, as the cards beside the board name them. In English. */
import type { View } from '../view.ts';

const oneOf = ({ actionsLeft }: View): string =>
  `1 of ${actionsLeft} ${actionsLeft === 1 ? 'action' : 'actions'}`;

/** Whatever else stands in the way. */
const spent = ({ actionsLeft }: View): string | undefined =>
  actionsLeft === 0 ? 'All actions of this turn are used.' : undefined;

export const KIND_WORDS = {
  sway: {
    name: 'Sway',
    note: (view: View) =>
      view.phase === 'freeSway'
        ? 'Turns one founder to Rift · free'
        : `Turns a founder to Rift · ${oneOf(view)}`,
    none: (view: View) => spent(view) ?? 'No Rift arrow points at a Directorate founder.',
  },
  ability: {
    name: 'Ability',
    note: (view: View) => `What a Rift founder can do · ${oneOf(view)}`,
    none: (view: View) => spent(view) ?? 'No Rift founder has an ability to use now.',
  },
  replace: {
    name: 'Replace',
    note: (view: View) => `A Rift founder for the next card · ${oneOf(view)}`,
    none: (view: View) => spent(view) ?? 'There is no Rift founder to replace.',
  },
  course: {
    name: 'Change course',
    note: (view: View) => `To Axios, at the price of the captain · ${oneOf(view)}`,
    none: (view: View) => spent(view) ?? 'The course cannot be changed now.',
  },
  sleeper: {
    name: 'Sleeper agent',
    note: () => 'One of two cards takes a young founder’s place',
    none: (view: View) => spent(view) ?? 'There is nobody to take the place of.',
  },
} as const;

/** The kinds of things to do, as the cards beside the board name them. In English. */
import type { View } from '../view.ts';

const cost = ({ actionsLeft }: View): string => (actionsLeft === 0 ? 'no action left' : '1 action');

/** Whatever else stands in the way. */
const spent = ({ actionsLeft }: View): string | undefined =>
  actionsLeft === 0 ? 'All actions of this turn are used.' : undefined;

export const KIND_WORDS = {
  draw: {
    name: 'Draw',
    note: (view: View) => `A card from the market or the deck · ${cost(view)}`,
    none: (view: View) => spent(view) ?? 'There is no card to draw.',
  },
  deploy: {
    name: 'Deploy',
    note: (view: View) => `A module beside you, paid with cards · ${cost(view)}`,
    none: (view: View) => spent(view) ?? 'You hold no module that you can pay for here.',
  },
  move: {
    name: 'Move',
    note: (view: View) => `Up to ${view.crew[view.current]?.speed ?? 1} places · ${cost(view)}`,
    none: (view: View) => spent(view) ?? 'There is nowhere to go from here.',
  },
  work: {
    name: 'Produce',
    note: (view: View) => `+1 supply of your module, or shut it down · ${cost(view)}`,
    none: (view: View) => spent(view) ?? 'You are not in a working module.',
  },
  repair: {
    name: 'Repair',
    note: (view: View) => `Takes a token off your place or your crew · ${cost(view)}`,
    none: (view: View) => spent(view) ?? 'Nothing here needs repair.',
  },
  crew: {
    name: 'Crew and cards',
    note: () => 'Transfer, special skills, items and protocols',
    none: (view: View) => spent(view) ?? 'There is nobody here to trade with and no card to play.',
  },
} as const;

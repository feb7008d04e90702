/** The kinds of things to do, as the cards beside the board name them. In English. */
import type { View } from '../view.ts';

export const KIND_WORDS = {
  place: {
    name: 'Crew action',
    note: () => 'A figure on a free icon acts at once',
    none: () => 'No figure of yours can be placed.',
  },
  prepare: {
    name: 'Prepare',
    note: (view: View) => `Buy cubes or scrap cards · ${view.credits} credits`,
    none: () => 'There is nothing to buy or scrap.',
  },
  ship: {
    name: 'Ship',
    note: (view: View) => `Build or repair rooms · hull ${view.totalHull}`,
    none: () => 'No room can be built or repaired now.',
  },
  orders: {
    name: 'Aliens',
    note: () => 'Look into their orders, or spoil them',
    none: () => 'You cannot reach their orders now.',
  },
  fly: {
    name: 'Fly',
    note: (view: View) => `${view.lanesLeft} ${view.lanesLeft === 1 ? 'lane' : 'lanes'} left`,
    none: () => 'The EOS can fly no farther.',
  },
  tools: {
    name: 'Technology and skills',
    note: () => 'Cards and abilities of the crew',
    none: () => 'Nobody has a card or ability for this.',
  },
} as const;

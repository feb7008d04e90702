/** The kinds of things to do, as the cards beside the board name them. In English. */

export const KIND_WORDS = {
  leader: {
    name: 'Leader',
    note: () => 'What becomes of your leader',
    none: () => 'Your leader has decided.',
  },
  orders: {
    name: 'Orders',
    note: () => 'What your factions want to be done',
    none: () => 'All orders are written.',
  },
  scene: {
    name: 'Scene',
    note: () => 'Whom you speak to, and what you ask for',
    none: () => 'There is nobody to speak to.',
  },
  offer: {
    name: 'Offer or threaten',
    note: () => 'What you give for it, or what you know',
    none: () => 'You have nothing to offer.',
  },
  covert: {
    name: 'Covert order',
    note: () => 'Secret until it is carried out',
    none: () => 'There is no covert order to give.',
  },
  ballot: {
    name: 'Vote',
    note: () => 'Where the fleet goes, and what it does',
    none: () => 'You have no vote here.',
  },
} as const;

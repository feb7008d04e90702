/** The words of what lies over or beside the table: the Last Dash, the threat, the upkeep, the decks. In English. */
import type { Phase } from '../state.ts';
import { count } from './names.ts';

/** ER-21.3 what the steps of a cycle ask instead. */
export const DASH_ASKS: Readonly<Partial<Record<Phase, string>>> = {
  crew: 'Make ready for the next cycle: what is gained now counts until its flight is over.',
  warp: 'Fly for the Planet: movement ends there, and the ships on it must be fought.',
  'alien-movement': 'Alien ships move; those under FRB orders make for the Planet.',
};

/** ER-21.1 with one step of Progress missing: what the Last Dash will cut off. */
export const SOON_ASKS: Readonly<Partial<Record<Phase, string>>> = {
  crew: 'One more Progress begins the Last Dash at once: figures not yet placed stay out.',
  warp: 'One more Progress begins the Last Dash at once: the flight ends where it happens.',
};

export const DASH_WORDS = {
  title: 'The Last Dash',
  lanes: (n: number) => (n === 0 ? 'The EOS is at the Planet.' : `The Planet is ${count(n, 'lane')} away.`),
  guards: (n: number) => (n === 0 ? 'No ship guards it.' : `${count(n, 'ship guards', 'ships guard')} it.`),
  off: 'No planning, funding, events, redeploy, contracts or deliveries any more.',
} as const;

export const THREAT_WORDS = {
  toggle: 'Threat',
  help: 'Which ships may reach the EOS when they next move, counted over the orders not yet seen (key T)',
  sum: (any: string, mean: string) => `${any} that ships come, ${mean} on average`,
  there: (any: string, mean: string) => `threat ${any}, ${mean} ships`,
} as const;

export const DECK_WORDS = {
  open: 'Decks',
  title: 'Decks and discards',
  left: (n: number) => `${count(n, 'card')} left`,
  unseen: 'Not yet seen, in the order of the alphabet',
  discard: 'Discarded',
  none: 'none',
  names: {
    dexer: 'Dexer',
    galagat: 'Galagat',
    vorde: 'Vorde',
    damage: 'Damage',
    technology: 'Technology',
    contract: 'Contracts',
    hawkins: 'Events of Hawkins',
    chandra: 'Events of Chandra',
    borealis: 'Events of Borealis',
    perseus: 'Events of Perseus',
  },
} as const;

/** Every word of Lifeboat. */
import type { Seat, Words } from 'orrery/engine';
import type { Lifeboat } from './lifeboat.ts';

const name = (seat: Seat): string => `Castaway ${seat + 1}`;

export const words: Words<Lifeboat> = {
  title: 'Lifeboat',
  tagline: 'Three castaways, two places.',
  about: 'Bid in secret for a place in the boat. Whoever bids least may heave once more, or rest and draw.',
  credits: 'An example of how a game is written for Orrery.',
  options: {},
  prompt: (step) => (step === 'bids' ? 'Bid a card for a place.' : 'You bid least: heave, or rest and draw?'),
  action(action) {
    if (action.type === 'rest') return 'Rest';
    return `${action.type === 'bid' ? 'Bid' : 'Heave with'} ${action.card}`;
  },
  event({ type, seat, card }) {
    const told = {
      bid: `bids ${card}`,
      heaved: `heaves with another ${card}`,
      aboard: 'climbs into the boat',
    };
    if (type !== 'rested') return `${name(seat)} ${told[type]}.`;
    return `${name(seat)} rests${card === undefined ? '' : ` and draws a ${card}`}.`;
  },
  objection: () => 'you do not hold that card',
  outcome: ({ winners }, seat) => ({
    title: winners.includes(seat) ? 'You are saved' : `${winners.length || 'None'} of three are saved`,
    detail: 'The boat casts off.',
  }),
  content: (kind, id) => id ?? `Cards by ${kind}`,
};

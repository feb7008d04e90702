/** Every word of Lifeboat. */
import type { Seat, Words } from 'orrery/engine';
import { type Event, type Lifeboat, strength } from './state.ts';

const name = (seat: Seat): string => `Castaway ${seat + 1}`;

function told(event: Event): string {
  switch (event.type) {
    case 'bid':
      return `${name(event.seat)} bids ${strength(event.card)}.`;
    case 'heaved':
      return `${name(event.seat)} heaves with another ${strength(event.card)}.`;
    case 'rested':
      return event.card === undefined
        ? `${name(event.seat)} rests.`
        : `${name(event.seat)} rests and draws a ${strength(event.card)}.`;
    case 'aboard':
      return `${name(event.seat)} climbs into the boat.`;
  }
}

export const words: Words<Lifeboat> = {
  title: 'Lifeboat',
  tagline: 'Three castaways, two places.',
  about: 'Bid in secret for a place in the boat. Whoever bids least may heave once more, or rest and draw.',
  credits: 'An example of how a game is written for Orrery.',
  options: {},
  prompt: (step) => (step === 'bids' ? 'Bid a card for a place.' : 'You bid least: heave, or rest and draw?'),
  action(action) {
    if (action.type === 'rest') return 'Rest';
    return `${action.type === 'bid' ? 'Bid' : 'Heave with'} ${strength(action.card)}`;
  },
  event: told,
  objection: () => 'you do not hold that card',
  outcome: ({ winners, reason }, seat) => ({
    title: winners.includes(seat) ? 'You are saved' : `${winners.length || 'None'} of three are saved`,
    detail: reason === 'castOff' ? 'The boat casts off.' : 'Nobody has the strength left to climb in.',
  }),
  content: (kind, id) => (id === undefined ? `Cards by ${kind}` : id),
};

/** Every word of Lifeboat. */
import type { Words } from 'orrery/engine';
import type { Lifeboat } from './lifeboat.ts';

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
  event(event) {
    const who = `Castaway ${event.seat + 1}`;
    if (event.type === 'aboard') return `${who} climbs into the boat.`;
    if (event.type === 'bid') return `${who} bids ${event.card}.`;
    if (event.type === 'heaved') return `${who} heaves with another ${event.card}.`;
    return `${who} rests${event.card === undefined ? '' : ` and draws a ${event.card}`}.`;
  },
  objection: () => 'you do not hold that card',
  outcome: ({ winners }, seat) => ({
    title: winners.includes(seat) ? 'You are saved' : `${winners.length || 'None'} of three are saved`,
    detail: 'The boat casts off.',
  }),
  content: (kind, id) => id ?? `Cards by ${kind}`,
};

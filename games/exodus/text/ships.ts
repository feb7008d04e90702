/** CT-20 The ships of the fleet: what they are, and what is said of them. Colour. */
import type { ShipId } from '../content/ships.ts';
import type { CodexEntry } from './codex.ts';

export const SHIP_NOTES: Readonly<Record<ShipId, CodexEntry & { readonly lead: string }>> = {
  alysides: {
    title: 'Alysídes',
    lead: 'Jumpship.',
    text: 'The prison of the Defiled and the home of the Triumvirate.',
  },
  chimera: {
    title: 'Chimera',
    lead: 'Heavy carrier, the flagship.',
    text: 'Home of the Captain and of the fighter wing.',
  },
  horizon: {
    title: 'Horizon',
    lead: 'Coordination ship.',
    text: 'The Governor’s ship; most of the press lives next door.',
  },
  fotismos: { title: 'Fotismós', lead: 'Monastery.', text: 'The seat of the Prelate.' },
  integra: { title: 'Integra', lead: 'Heavy escort.', text: 'She leads the strikes.' },
  panbian: {
    title: 'Pànbiàn',
    lead: 'Light escort.',
    text: 'Where difficult sailors go, and good teams come from.',
  },
  shandian: {
    title: 'Shandiàn',
    lead: 'Light escort.',
    text: 'The virus woke aboard her on the day of the Fall.',
  },
  colloquy: {
    title: 'Colloquy',
    lead: 'Civic ship: courts and cells.',
    text: 'One courtroom of steel, three of light.',
  },
  walrus: {
    title: 'Walrus',
    lead: 'Research vessel.',
    text: 'The newest of the laboratories, built to keep dangerous things in.',
  },
  eleos: {
    title: 'Éleos',
    lead: 'Hospital ship.',
    text: 'Church, Navy and Government run her together.',
  },
  cassandra: {
    title: 'Cassandra',
    lead: 'Scanner of the Network, without crew.',
    text: 'The first of three experiments. People joke that they talk to each other; the Network does not joke.',
  },
  delphine: {
    title: 'Delphine',
    lead: 'Scanner of the Network, without crew.',
    text: 'Nobody can breathe aboard, and nobody has been asked to.',
  },
  sybil: {
    title: 'Sybil',
    lead: 'Scanner of the Network, without crew.',
    text: 'The one with a keeper, who lives a shuttle’s way off and reads what she writes.',
  },
  chrysalis: {
    title: 'Chrysalis',
    lead: 'Freighter: recycling, and a casino.',
    text: 'Half freighter, half recycling plant, and a casino that does not exist.',
  },
  convocation: {
    title: 'Convocation',
    lead: 'Ark: park, arena, rookery.',
    text: 'Zoo, park, arena and the sanctioned rookery; the largest hull with the fewest beds.',
  },
};

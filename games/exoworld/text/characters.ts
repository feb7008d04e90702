/** The characters: names and skills. */
import type { CharacterId } from '../content/characters.ts';

export const CHARACTER_WORDS: Readonly<
  Record<CharacterId, { readonly name: string; readonly skill: string }>
> = {
  commander: { name: 'Commander', skill: 'Once a turn, free: move up to 3.' },
  architect: {
    name: 'Architect',
    skill: 'Once a turn, in a deployment one card of any colour pays for one card of the cost.',
  },
  medic: {
    name: 'Medic',
    skill: 'Once a turn, free: remove a health issue or a fatigue token from a character at your place.',
  },
  'crew-coordinator': {
    name: 'Crew Coordinator',
    skill:
      'Once a turn, free: take a card from a player anywhere who agrees. Alone: draw the top card of the deck.',
  },
  'systems-engineer': {
    name: 'Systems Engineer',
    skill: 'Each repair removes a second token at the same place, if there is one.',
  },
  'process-chemist': { name: 'Process Chemist', skill: 'Produce gives 2.' },
  surveyor: { name: 'Surveyor', skill: 'Drawing from the deck: draw two, keep one, discard the other.' },
  salvager: {
    name: 'Salvager',
    skill: 'Once a turn, an action: take a card that is not a protocol from the discards.',
  },
  meteorologist: {
    name: 'Meteorologist',
    skill:
      'At the start of your turn look at the next event; you may spend an action to put it at the bottom.',
  },
  roboticist: { name: 'Roboticist', skill: 'Repair and Shut down also reach places up to 2 spaces away.' },
  quartermaster: {
    name: 'Quartermaster',
    skill: 'Once at the start of your turn, free: discard any number of face-up cards and replace them.',
  },
  veteran: { name: 'Veteran', skill: 'One more action each turn, for Move, Produce or Repair only.' },
};

/** The characters: names and skills. */
import type { CharacterId } from '../content/characters.ts';

export const CHARACTER_WORDS: Readonly<
  Record<
    CharacterId,
    {
      readonly name: string;
      readonly skill: string;
      /** What one does with it by hand, in a few words. */
      readonly brief?: string;
      /** What it is good with. */
      readonly good: string;
    }
  >
> = {
  commander: {
    brief: 'free move 3',
    good: 'a wide base, and cards to fetch',
    name: 'Commander',
    skill: 'Once a turn, free: move up to 3.',
  },
  architect: {
    good: 'modules with a high price, paid from a mixed hand',
    name: 'Architect',
    skill: 'Once a turn, when building, one card of any colour pays for one card of the cost.',
  },
  medic: {
    brief: 'heal someone here',
    good: 'a crew that falls ill or tires',
    name: 'Medic',
    skill: 'Once a turn, free: remove a health issue or a fatigue token from a character at your place.',
  },
  'crew-coordinator': {
    brief: 'take a card from afar',
    good: 'a crew that stands far apart',
    name: 'Crew Coordinator',
    skill:
      'Once a turn, free: take a card from a player anywhere who agrees. Alone: draw the top card of the deck.',
  },
  'systems-engineer': {
    good: 'leaks and alarms in one place',
    name: 'Systems Engineer',
    skill: 'Each repair removes a second token at the same place, if there is one.',
  },
  'process-chemist': { good: 'a supply that runs out', name: 'Process Chemist', skill: 'Produce gives 2.' },
  surveyor: {
    good: 'a colour that is rare',
    name: 'Surveyor',
    skill: 'Drawing from the deck: draw two, keep one, discard the other.',
  },
  salvager: {
    brief: 'take a discarded card',
    good: 'good cards that were spent',
    name: 'Salvager',
    skill: 'Once a turn, an action: take a card that is not a protocol from the discards.',
  },
  meteorologist: {
    brief: 'put the next event off',
    good: 'critical events that are near',
    name: 'Meteorologist',
    skill:
      'At the start of your turn look at the next event; you may spend an action to put it at the bottom.',
  },
  roboticist: {
    good: 'a wide base with leaks',
    name: 'Roboticist',
    skill: 'Repair and Shut down also reach places up to 2 spaces away.',
  },
  quartermaster: {
    brief: 'replace face-up cards',
    good: 'face-up cards nobody needs',
    name: 'Quartermaster',
    skill: 'Once at the start of your turn, free: discard any number of face-up cards and replace them.',
  },
  veteran: {
    good: 'walking, repairing and producing',
    name: 'Veteran',
    skill: 'One more action each turn, for Move, Produce or Repair only.',
  },
};

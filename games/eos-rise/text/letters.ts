/** The letters that press places and rooms, as they are printed on them. None is a key of the page. */
import type { CrewAction, HullRoom } from '../content/rooms.ts';

export const SLOT_LETTERS: Readonly<Partial<Record<CrewAction, string>>> = {
  training: 'a',
  build: 'n',
  repair: 'r',
  'basic-treatment': 'y',
  'charge-1': 'x',
  'charge-2': 'd',
  'charge-3': 'z',
  'advanced-treatment': 'm',
  technology: 'f',
  contract: 'c',
  'mining-station': 'g',
  scan: 's',
  tutors: 'w',
};

export const ROOM_LETTERS: Readonly<Record<HullRoom, string>> = {
  command: 'c',
  engine: 'w',
  medical: 'm',
  crafting: 'f',
  'cargo-bay': 'q',
  'mining-control': 'g',
  scanner: 's',
};

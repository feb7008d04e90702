/** CT-18 The twelve home worlds: what people from there are said to be like. Colour. */
import type { WORLDS } from '../content/characters.ts';
import type { CodexEntry } from './codex.ts';

type World = (typeof WORLDS)[number];

export const WORLD_NOTES: Readonly<Record<World, Omit<CodexEntry, 'title'> & { readonly lead: string }>> = {
  Aser: {
    lead: 'Sporty, sure of itself, fond of nice things.',
    text: 'Runners and swimmers. They will tell you the price.',
  },
  Benjamin: {
    lead: 'Bookish, with opinions and ideals.',
    text: 'A world of lecture halls. They have ideals, and a view on yours.',
  },
  Dan: {
    lead: 'Blunt, cheerful, mocking.',
    text: 'Philosophers who laugh, certain that it will end well.',
  },
  Gad: {
    lead: 'Sociable, curious, changes its mind with the weather.',
    text: 'Storms and quakes made them so. Ask twice; the second answer differs.',
  },
  Issachar: {
    lead: 'Once the capital, bombed long ago, touchy and romantic.',
    text: 'Three centuries, and not over it. Moody, tender, quick to feel slighted.',
  },
  Joseph: {
    lead: 'Tidy, nervous, exact.',
    text: 'Its weather keeps a timetable. So do they; they will correct the minutes.',
  },
  Juda: {
    lead: 'Hot, loud, competitive.',
    text: 'Hot days, hot food, hot tempers. They compete at everything, and mean little of it.',
  },
  Levi: {
    lead: 'Rich, strict, ambitious.',
    text: 'The centre of trade. Dependable people who like to be in charge and usually are.',
  },
  Nephthali: {
    lead: 'Seat of government, loyal, stubborn.',
    text: 'Loyal to a fault, stubborn beyond it.',
  },
  Ruben: {
    lead: 'Artists, kind, undecided.',
    text: 'Painters and singers, kind to everyone. Do not ask them to choose.',
  },
  Simeon: {
    lead: 'Islanders, odd, restless.',
    text: 'Islands in a world of water; its surface is glass now. Its people follow hunches and not fashions.',
  },
  Zabulon: {
    lead: 'Seat of the Church, guarded, intense, rumoured wild in private.',
    text: 'Home of the Prime Church: careful, possessive. What they do in private is a popular subject.',
  },
};

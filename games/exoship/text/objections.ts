/** Why something cannot be done, in English. The rule id is shown beside it. */
import { entryOf, type Objection } from '#engine';
import type { ObjectionCode } from '../objections.ts';
import { FOUNDER_WORDS, GENERATION_WORDS } from './content.ts';

type About = NonNullable<Objection['about']>;

const LINES: Readonly<Record<ObjectionCode, (about: About) => string>> = {
  noActionsLeft: () => 'All actions of this turn are used; the turn can only be ended.',
  notLookedAt: (about) => `${who(about)} is not one of the two founders on offer.`,
  notYoung: (about) => `${who(about)} is not young; the sleeper takes a young founder’s place.`,
  emptyGeneration: (about) => `There is nobody in this generation: ${generation(about)}.`,
  notInPlay: (about) => `${who(about)} is not in play.`,
  notRift: (about) => `${who(about)} is Directorate; only a Rift founder will do.`,
  notDirectorate: (about) => `${who(about)} is Rift already; it takes a Directorate founder.`,
  notPointedAt: (about) => `${who(about)}’s arrow does not point at ${who(about, 'target')}.`,
  nobodyThere: (about) => `${who(about)}’s arrow points at an empty place.`,
  passive: (about) => `${who(about)}’s ability works by itself and is not an action.`,
  needsTarget: (about) => `${who(about)}’s ability needs a founder to act on.`,
  needsNoTarget: (about) => `${who(about)}’s ability takes no target.`,
  needsGeneration: (about) => `${who(about)}’s ability needs a generation to go to.`,
  needsNoGeneration: (about) => `${who(about)}’s ability takes no generation.`,
  noNextCard: () => 'There is no timeline card ahead to turn.',
  notElder: (about) => `${who(about)} is not an elder.`,
  alreadyElder: (about) => `${who(about)} is an elder already; there is no older generation.`,
  lowestYoung: () => 'The lowest-rank young founder is not Directorate, or there is none.',
  stackEmpty: () => 'The stack is empty, so nobody can take the place.',
  notAround: (about) => `${who(about)} does not stand in one of the eight cells around.`,
  nobodyBelow: (about) => `Nobody stands below ${who(about)} to trade ranks with.`,
  otherRank: (about) => `${who(about)} has another rank.`,
  alreadyBlinded: (about) => `${who(about)}’s arrow counts for nothing already.`,
  sameGeneration: () => 'The founder is in that generation already.',
  alreadyAxios: () => 'The ship is on course for Axios already.',
  noCaptain: () => 'Without elders and mid-life founders there is no captain.',
  captainNotRift: (about) =>
    `The captain, ${who(about)}, is Directorate. Only a Rift captain can turn the ship to Axios.`,
  cruise: () => 'The ship is in long-term cruise: first get three Rift founders into one row or one column.',
};

export function objectionLine({ code, about = {} }: Objection): string {
  return entryOf(LINES, code)(about);
}

function who(about: About, key = 'founder'): string {
  return entryOf(FOUNDER_WORDS, about[key]).name;
}

function generation(about: About): string {
  return entryOf(GENERATION_WORDS, about.generation).name.toLowerCase();
}

/** What players add for colour: character sheets (XD-4.3) and the settings of scenes (XD-11.11). No rule reads any of it. */
import { colour, fixed, int, maybe, oneOf, plainText, type Shape, type ShapeOf } from '#engine';
import { LONGINGS, LOOKS, ROLES, WORLDS } from '../content/characters.ts';
import { SHIPS } from '../content/ships.ts';
import type { Leader } from '../state.ts';

export const NAME_LENGTH = 40;
export const NOTE_LENGTH = 160;
/** How many portraits there are to choose from. */
export const FACES = 16;

/** A place in a list. */
export const places = (list: readonly unknown[]): Shape<number> => int(0, list.length - 1);

/** The parts of a sheet that are written, not dealt. */
export const WRITTEN = {
  name: maybe(plainText(NAME_LENGTH)),
  title: maybe(plainText(NAME_LENGTH)),
  note: maybe(plainText(NOTE_LENGTH)),
  face: maybe(int(0, FACES - 1)),
};

/** What a seat writes on its leader's sheet; what is left out stays as it was dealt. */
const SHEET = fixed({
  ...WRITTEN,
  world: maybe(places(WORLDS)),
  look: maybe(places(LOOKS)),
  misses: maybe(places(LONGINGS)),
});
export interface CharacterSheet extends ShapeOf<typeof SHEET> {}
export const sheet = colour<CharacterSheet>(SHEET);

export const withSheet = (leader: Leader, written: CharacterSheet | undefined): Leader =>
  written === undefined ? leader : { ...leader, ...written };

export const PRELUDES = ['overheard', 'begun', 'idea'] as const;
export type Prelude = (typeof PRELUDES)[number];

/** A secondary character, by place in the list of the faction. */
export const speaker = colour(places(ROLES.church));

/** Where a scene is played, what led to it, and which character speaks; the leader if none is named. */
const SETTING = fixed({ ship: maybe(oneOf(SHIPS)), prelude: maybe(oneOf(PRELUDES)), speaker });
export interface Setting extends ShapeOf<typeof SETTING> {}
export const setting = colour<Setting>(SETTING);

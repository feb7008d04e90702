/** What players add for colour: character sheets (XD-4.3) and the settings of scenes (XD-11.11). No rule reads any of it. */
import { colour, int, maybe, object, oneOf, plainText, type Shape } from '#engine';
import { LONGINGS, LOOKS, ROLES, WORLDS } from '../content/characters.ts';
import { SHIPS, type ShipId } from '../content/ships.ts';
import type { Leader } from '../state.ts';

export const NAME_LENGTH = 40;
export const NOTE_LENGTH = 160;
/** How many portraits there are to choose from. */
export const FACES = 16;

/** What a seat writes on its leader's sheet; what is left out stays as it was dealt. */
export interface CharacterSheet {
  readonly name?: string;
  readonly title?: string;
  readonly note?: string;
  readonly face?: number;
  readonly world?: number;
  readonly look?: number;
  readonly misses?: number;
}

const places = (list: readonly unknown[]): Shape<number> => int(0, list.length - 1);

/** The parts of a sheet that are written, not dealt. */
export const WRITTEN = {
  name: maybe(plainText(NAME_LENGTH)),
  title: maybe(plainText(NAME_LENGTH)),
  note: maybe(plainText(NOTE_LENGTH)),
  face: maybe(int(0, FACES - 1)),
};

export const sheet: Shape<CharacterSheet> = colour(
  object<CharacterSheet>({
    ...WRITTEN,
    world: maybe(places(WORLDS)),
    look: maybe(places(LOOKS)),
    misses: maybe(places(LONGINGS)),
  }),
);

export const withSheet = (leader: Leader, written: CharacterSheet | undefined): Leader =>
  written === undefined ? leader : { ...leader, ...written };

export const PRELUDES = ['overheard', 'begun', 'idea'] as const;
export type Prelude = (typeof PRELUDES)[number];

/** Where a scene is played, what led to it, and which character speaks; the leader if none is named. */
export interface Setting {
  readonly ship?: ShipId;
  readonly prelude?: Prelude;
  readonly speaker?: number;
}

/** A secondary character, by place in the list of the faction. */
export const speaker: Shape<number> = colour(places(ROLES.church));

export const setting: Shape<Setting> = colour(
  object<Setting>({
    ship: maybe(oneOf(SHIPS)),
    prelude: maybe(oneOf(PRELUDES)),
    speaker,
  }),
);

/** What a game brings to its set-up: tables that begin with one press, and pictures of what can be chosen. */
import type { ComponentType } from 'preact';
import type { Kit, OptionValues } from '#engine';
import type { Result } from './ladder.ts';

/** A table to begin at once. */
export interface QuickStart<K extends Kit> {
  readonly id: string;
  readonly title: string;
  readonly minutes?: number;
  readonly Picture?: ComponentType;
  /** How it is set up for who has these results, oldest first. */
  table(results: readonly Result[]): QuickTable<K>;
}

export interface QuickTable<K extends Kit> {
  readonly about: string;
  readonly seats: number;
  /** What differs from the game's standard options. */
  readonly options: Partial<K['options']>;
  /** Levels of the bots in the other seats, in order. */
  readonly levels: readonly string[];
  /** The rung of the ladder that it is. */
  readonly rung?: string;
}

/** The picture of a value of an option, as it would be at this table. */
export type ValuePicture = ComponentType<{
  readonly value: string;
  readonly seats: number;
  readonly options: OptionValues;
}>;

export interface SetUpArt<K extends Kit> {
  readonly starts: readonly QuickStart<K>[];
  /** What the recommended table has otherwise than the standard options, such as a shorter game to begin with. */
  readonly advised?: Partial<K['options']>;
  /** What it has besides for a newcomer: who has won nothing yet and done few missions. */
  readonly gentle?: Partial<K['options']>;
  /** How strong the bots of a table are that nobody chose, for who has these results. Without it: sound. */
  level?(results: readonly Result[]): string;
  /** By the name of the option. */
  readonly pictures: Readonly<Record<string, ValuePicture>>;
}

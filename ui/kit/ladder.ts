/** What a person climbs and collects in a game: the rungs of its ladder, its deeds, and the results both are read from. */
import type { Kit, Seat } from '#engine';
import type { Scene } from './end.ts';

/** A finished match as one seat saw it: small, and kept when the match itself is deleted. */
export interface Result {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  /** Whose result it is. */
  readonly seat: Seat;
  /** The level of the bot in each seat; undefined where a person sat. */
  readonly levels: readonly (string | undefined)[];
  readonly won: boolean;
  readonly points?: number;
  /** As players of the game count them. */
  readonly turns: number;
  /** How often a hint was asked for, and how many presses were taken back. */
  readonly hints: number;
  readonly undos: number;
  /** Time at the table. */
  readonly seconds: number;
  /** What the game notes of it. */
  readonly facts: Readonly<Record<string, number | string | boolean>>;
  /** The rung it was begun from. */
  readonly rung?: string;
  /** The date of the daily it was. */
  readonly daily?: string;
}

/** A table to try next. It is begun from the game's page; the same table set up by hand counts as well. */
export interface Rung<K extends Kit> {
  /** Kept with the progress of players: it stays when words change. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly seats: number;
  /** What differs from the game's standard options. */
  readonly options: Partial<K['options']>;
  /** Levels of the bots in the other seats, in order. */
  readonly levels: readonly string[];
  /** Asked of results of this very table. */
  reached(result: Result): boolean;
  /** What is more than reaching it; each is kept once it was earned. */
  readonly stars?: readonly Star[];
}

export interface Star {
  readonly id: string;
  readonly about: string;
  earned(result: Result): boolean;
}

/** An achievement. */
export interface Deed {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** `all`: the results of this game, oldest first, `result` among them. */
  earned(result: Result, all: readonly Result[]): boolean;
}

/** What may help who lost: a mission that teaches it, and the heart of it in a sentence. */
export interface Advice {
  readonly mission: string;
  readonly tip: string;
}

export interface Guide<K extends Kit> {
  readonly rungs: readonly Rung<K>[];
  readonly deeds: readonly Deed[];
  /** What is noted of a finished match for deeds, rungs and records. Online, not every position of it is at hand. */
  facts(film: readonly Scene<K>[], seat: Seat): Result['facts'];
  /** Asked of a match that was lost, by its last view. */
  advice?(view: K['view'], seat: Seat): Advice | undefined;
}

/**
 * What a review of a game measures with: data beside the rules, not part of them. A chance to win is always the chance
 * of some players; a yardstick says whose, and how far its numbers were found to be true.
 */
import type { Kit } from './game.ts';

/** How raw estimates were found to relate to results, for one kind of table. */
export interface Calibration {
  /** The tables it holds for, by seats and options: `seats=1,hard=true`. Empty: all. */
  readonly table: string;
  /** Who played on from there. */
  readonly players: 'sound' | 'strong';
  /** Playouts or iterations of one estimate: the map holds for these only. */
  readonly effort: number;
  /** chance = logistic(a + b · logit(raw)) */
  readonly map: readonly [a: number, b: number];
  readonly games: number;
  /** Of the mapped estimates over five folds, and of saying the mean. */
  readonly brier: number;
  readonly base: number;
  /** Of results on mapped estimates: the slope with its 95 % interval. */
  readonly slope: readonly [value: number, low: number, high: number];
  /** Mean distance between said and seen over ten bins, and what a perfect estimate would show. */
  readonly distance: readonly [found: number, perfect: number];
  /** What a seat gets on average at this table: the chance at the start, before anything is dealt. */
  readonly start: readonly number[];
}

export interface Yardstick<K extends Kit = Kit> {
  /** Part of every stored review: `mothership/1`. It changes with the rules, with `sense` and with the search. */
  readonly id: string;
  /** Values are worth having after every decision, or only where the seat or the luck changes. */
  readonly grain: 'decision' | 'settled';
  /** By a search of the position (alone at the table), or by playing it out. */
  readonly estimate: 'tree' | 'playout';
  /** Iterations of a search, or playouts that make one estimate. */
  readonly effort: number;
  /** Playouts go on to the end, not to the horizon of the bots. */
  readonly whole?: true;
  /** What is estimated: the chance to win, or what `sense.worth` makes of the result. */
  readonly measures: 'win' | 'worth';
  /** One side's gain is the others' loss: values of all sides add up to 1. */
  readonly shared?: true;
  /** Seats know the same, or nearly: one curve says it all. */
  readonly open?: true;
  /** What luck belongs to: at each moment anew, whatever was drawn before it. */
  moment(s: K['state']): string;
  readonly calibrations: readonly Calibration[];
}

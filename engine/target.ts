/** A target of balance: what a game is meant to be like when bots play it. Data beside the game, judged by the laboratory. */
import type { OptionValues } from './options.ts';

/** What is held against the range. */
export type Metric =
  /** The share of games that somebody wins. */
  | { readonly kind: 'won' }
  /** The share of games won by who plays at this place in the order of turns, 1 for who begins. */
  | { readonly kind: 'order'; readonly place: number }
  /** Wins of a faction or character, or of a bot among others, as a part of what would be fair. */
  | { readonly kind: 'role'; readonly name: string; readonly value: string }
  | { readonly kind: 'bot'; readonly level: string }
  /** The share of games that end for this reason, or how often one comes to one of the other. */
  | { readonly kind: 'reason'; readonly id: string }
  | { readonly kind: 'ratio'; readonly of: string; readonly to: string }
  /** The mean number of rounds. */
  | { readonly kind: 'rounds' }
  /** In which share of the games the least used piece of this kind is used. */
  | { readonly kind: 'content'; readonly of: string };

export interface Target {
  readonly id: string;
  /** In a sentence. */
  readonly says: string;
  /** Seats, options that are not the standard, and who plays: one bot for all seats, or one for each. */
  readonly seats: number;
  readonly options?: OptionValues;
  readonly bots: readonly string[];
  /** Iterations of searching bots. */
  readonly iterations?: number;
  readonly metric: Metric;
  readonly range: readonly [low: number, high: number];
  /** Games at most. */
  readonly most: number;
  /** Why it is accepted as missed; then it fails only where it is outside of what it was, too. */
  readonly known?: { readonly why: string; readonly was: readonly [low: number, high: number] };
}

/** What is advised, and why: the words a game has for what a bot has worked out. */
import type { Kit, Seat } from '#engine';

export interface Advice<K extends Kit> {
  readonly seat: Seat;
  readonly plan: readonly [K['action'], ...K['action'][]];
  /** How the table would look after each step, as far as it is certain. */
  readonly views: readonly K['view'][];
}

export interface Reason<K extends Kit> {
  readonly id: string;
  /** The sentence, or undefined where its facts do not hold. Tried in order. */
  tell(view: K['view'], advice: Advice<K>): string | undefined;
}

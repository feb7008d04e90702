/** What every board is made of, drawn or laid out: places where something can stand or be chosen. */
import type { Point } from './camera.ts';

/**
 * What a place means now: something that `able` can be taken up from; for what is in hand a `goal`, one at a `risk` or in
 * `danger`; a `target` to strike; an `aim` of a question or a card; what is `held`; what the hint advises.
 */
export type Tone = 'able' | 'goal' | 'risk' | 'danger' | 'target' | 'aim' | 'held' | 'advice';

export interface Place<Id extends string = string> {
  readonly id: Id;
  readonly at: Point;
  /** What a listener hears: what is there, and what pressing it does. */
  readonly label: string;
  readonly tone?: Tone | undefined;
}

/** What a person does to places, however they are drawn. */
export interface Touch<Id extends string> {
  /** Where the keyboard begins. */
  readonly home: Id;
  /** Reached for by other means: the cursor goes along. */
  readonly at?: Id | undefined;
  press(place: Id): void;
  /** Hover, focus or a long touch; undefined when it ends. */
  look(place: Id | undefined): void;
}

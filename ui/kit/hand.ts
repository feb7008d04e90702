/**
 * What the person at the table holds and looks at: one reducer for the tables whose places are pressed. It knows no
 * rules; it is given the choices there are and says which of them a press means.
 */
import type { About } from './choice.ts';

/** As much of a choice as a hand needs. */
export interface Reachable<P extends string = string> extends About<P> {
  readonly key: string;
}

export interface Hand<P extends string, C extends Reachable<P>> {
  /** The place that is picked up. */
  readonly held?: P | undefined;
  /** What it could mean: offered beside it, until one is chosen. */
  readonly fork: readonly C[];
  /** In the air, under the pointer: where it can go shows, an offer would be in the way. */
  readonly lifted?: boolean;
  /** What is being looked at. */
  readonly aimed?: C | undefined;
  /** The one the keyboard begins with. */
  readonly first?: string | undefined;
}

export type Reach<P extends string, C extends Reachable<P>> =
  | { readonly type: 'press'; readonly place: P }
  | {
      readonly type: 'hold';
      readonly place: P;
      readonly fork?: readonly C[];
      readonly first?: string | undefined;
    }
  | { readonly type: 'lift'; readonly place: P }
  | { readonly type: 'drop'; readonly from: P; readonly place?: P | undefined }
  | { readonly type: 'look'; readonly at: C }
  | { readonly type: 'lookAway'; readonly from: C }
  | { readonly type: 'putDown' };

/** What there is to reach for. */
export interface Within<P extends string, C extends Reachable<P>> {
  readonly choices: readonly C[];
  /** What can be done with or to a place, where that is more than what names it. */
  at?(choices: readonly C[], place: P): readonly C[];
  /** Whether a press on the place alone says it all, without anything taken up first. */
  direct(choice: C, place: P): boolean;
}

export const EMPTY: Hand<never, never> = { fork: [] };

/** What can be done with or to a place. */
export function at<P extends string, C extends Reachable<P>>(within: Within<P, C>, place: P): readonly C[] {
  const { choices } = within;
  if (within.at) return within.at(choices, place);
  return choices.filter(({ by = [], on = [] }) => by.includes(place) || on.includes(place));
}

/** What can be done to a place with what is held. */
function between<P extends string, C extends Reachable<P>>(
  choices: readonly C[],
  held: P | undefined,
  place: P,
): C[] {
  if (held === undefined || held === place) return [];
  return choices.filter(({ by = [], on = [] }) => by.includes(held) && on.includes(place));
}

/** What a press would do at once. */
export function atOnce<P extends string, C extends Reachable<P>>(
  { held }: Hand<P, C>,
  place: P,
  within: Within<P, C>,
): C | undefined {
  const reached = between(within.choices, held, place);
  if (reached.length > 0) return reached.length === 1 ? reached[0] : undefined;
  const [only, ...more] = at(within, place);
  return only && more.length === 0 && within.direct(only, place) ? only : undefined;
}

export function reach<P extends string, C extends Reachable<P>>(
  hand: Hand<P, C>,
  event: Reach<P, C>,
  within: Within<P, C>,
): { readonly hand: Hand<P, C>; readonly send?: C } {
  const { choices } = within;
  switch (event.type) {
    case 'press':
      return press(hand, event.place, within);
    case 'hold':
      return { hand: { held: event.place, fork: event.fork ?? at(within, event.place), first: event.first } };
    case 'lift':
      return { hand: { held: event.place, fork: at(within, event.place), lifted: true } };
    case 'drop': {
      const { from, place } = event;
      const reached = place === undefined ? [] : between(choices, from, place);
      const [only, ...more] = reached;
      if (only === undefined) return { hand: EMPTY };
      return more.length === 0 ? { hand: EMPTY, send: only } : { hand: { held: from, fork: reached } };
    }
    case 'look':
      return { hand: { ...hand, aimed: event.at } };
    case 'lookAway':
      return hand.aimed?.key === event.from.key ? { hand: { ...hand, aimed: undefined } } : { hand };
    case 'putDown':
      return { hand: EMPTY };
  }
}

/** Acts where only one thing can be meant; a second press puts down; else what it could mean is offered. */
function press<P extends string, C extends Reachable<P>>(
  hand: Hand<P, C>,
  place: P,
  within: Within<P, C>,
): { readonly hand: Hand<P, C>; readonly send?: C } {
  const send = atOnce(hand, place, within);
  if (send) return { hand: EMPTY, send };
  const reached = between(within.choices, hand.held, place);
  if (reached.length > 1) return { hand: { held: place, fork: reached } };
  if (hand.held === place) return { hand: EMPTY };
  return { hand: { held: place, fork: at(within, place) } };
}

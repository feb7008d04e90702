/** The hand of a table whose places are pressed: kept as long as the position it was filled in. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Kit } from '#engine';
import { bestOf } from '../desk.ts';
import type { BoardProps, Estimate } from '../table.ts';
import { at, atOnce, EMPTY, type Hand, type Reach, type Reachable, reach, type Within } from './hand.ts';

type HandChoice<K extends Kit, P extends string> = Reachable<P> & {
  readonly action: K['action'];
  /** What goes with it in the same press. */
  readonly then?: readonly K['action'][];
};

/** A place with what is offered there. */
export interface Picked<P extends string, C> {
  readonly spot: P;
  /** Empty where it is only told about. */
  readonly choices: readonly C[];
  readonly lifted: boolean;
  readonly first: string | undefined;
}

export interface Held<P extends string, C> {
  readonly choices: readonly C[];
  readonly picked: Picked<P, C> | undefined;
  /** The choice being looked at. */
  readonly aimed: C | undefined;
  /** The choice the hint prefers. */
  readonly best: C | undefined;
  hint(choice: C): Estimate | undefined;
  aim(choice: C): void;
  lookAway(choice: C): void;
  /** Offers these beside a place, all that can be done there by default. */
  open(spot: P, choices?: readonly C[], first?: C): void;
  /** Takes up by dragging, and lets go over a place or beside any. */
  lift(spot: P): void;
  drop(from: P, on: P | undefined): void;
  close(): void;
  /** A click, a tap or Enter on a place. */
  press(spot: P): void;
  perform(choice: C): void;
  /** What a press would do at once. */
  atOnce(spot: P): C | undefined;
  at(spot: P): readonly C[];
}

export interface Manner<K extends Kit, P extends string, C extends HandChoice<K, P>>
  extends Omit<Within<P, C>, 'choices'> {
  /** What was probably meant by a press where nothing can be done, the likeliest first. */
  wished(spot: P, held: P | undefined): readonly K['action'][];
  /** Whether the place has nothing to tell beyond what can be done there. */
  bare?(spot: P): boolean;
}

export function useHand<K extends Kit, P extends string, C extends HandChoice<K, P>>(
  props: BoardProps<K>,
  view: K['view'],
  choices: readonly C[],
  { wished, bare, ...manner }: Manner<K, P, C>,
): Held<P, C> {
  const { decision, hints } = props;
  const [kept, keep] = useState<{ readonly view: K['view']; readonly hand: Hand<P, C> }>({
    view,
    hand: EMPTY,
  });
  // Whatever was held belongs to the position it was picked up in.
  const hand: Hand<P, C> = kept.view === view ? kept.hand : EMPTY;
  const within = { choices, ...manner };
  // What one looks at counts as read after a moment.
  useLayoutEffect(() => props.look?.(hand.aimed?.action), [hand.aimed?.key]);
  const best = useMemo(() => (hints ? bestOf(choices, hints) : undefined), [choices, hints]);
  const perform = (choice: C): void => {
    keep({ view, hand: EMPTY });
    props.act(choice.action, ...(choice.then ?? []));
  };
  // It speaks of the hand as it is by then: an offer that closes takes its look along.
  const change = (event: Reach<P, C>): void =>
    keep((last) => ({ view, hand: reach(last.view === view ? last.hand : EMPTY, event, within).hand }));
  const does = (event: Reach<P, C>): void => {
    const { send } = reach(hand, event, within);
    if (send) perform(send);
    else change(event);
  };
  return {
    choices,
    picked:
      hand.held === undefined
        ? undefined
        : { spot: hand.held, choices: hand.fork, lifted: hand.lifted ?? false, first: hand.first },
    aimed: hand.aimed,
    best,
    perform,
    hint: ({ key }) => hints?.get(key),
    aim: (choice) => change({ type: 'look', at: choice }),
    lookAway: (choice) => change({ type: 'lookAway', from: choice }),
    open: (spot, fork = at(within, spot), first) =>
      change({ type: 'hold', place: spot, fork, first: first?.key }),
    lift: (spot) => change({ type: 'lift', place: spot }),
    drop: (from, on) => does({ type: 'drop', from, place: on }),
    close: () => change({ type: 'putDown' }),
    press(spot) {
      const offered = at(within, spot);
      if (decision && offered.length === 0 && hand.held !== spot) {
        const why = wished(spot, hand.held)
          .map((action) => props.why(action))
          .find((one) => one !== undefined);
        if (why) props.complain(why);
        if (bare?.(spot)) return;
      }
      does({ type: 'press', place: spot });
    },
    atOnce: (spot) => atOnce(hand, spot, within),
    at: (spot) => at(within, spot),
  };
}

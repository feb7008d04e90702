/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */

import { useMemo, useState } from 'preact/hooks';
import { bestOf, deskContext, useStable } from '#ui/desk.ts';
import type { BoardProps, Estimate, WhyNot } from '#ui/table.ts';
import type { FounderId } from '../content/founders.ts';
import type { Exoship } from '../state.ts';
import type { View } from '../view.ts';
import { type Choice, choicesOf, doneBy, doneTo, type Spot, wished } from './choices.ts';
import { type Foresight, foresee } from './foresight.ts';

/** A spot with its menu open. */
export interface Picked {
  readonly spot: Spot;
  /** What the menu offers; empty where it only tells about a founder. */
  readonly choices: readonly Choice[];
  readonly actor?: FounderId;
  /** The choice that the keyboard asked for. */
  readonly first?: string | undefined;
}

export interface Desk {
  readonly props: BoardProps<Exoship>;
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly picked: Picked | undefined;
  /** The choice being looked at, and what it would bring. */
  readonly aimed: Choice | undefined;
  readonly foresight: Foresight | undefined;
  /** The choice the hint prefers. */
  readonly best: Choice | undefined;
  hint(choice: Choice): Estimate | undefined;
  aim(choice: Choice): void;
  lookAway(choice: Choice): void;
  /** Opens the menu of a spot with these choices. */
  open(spot: Spot, choices: readonly Choice[], first?: Choice): void;
  close(): void;
  /** A click, a tap or Enter on a spot. */
  press(spot: Spot): void;
  perform(choice: Choice): void;
  /** What a press would do at once. */
  atOnce(spot: Spot): Choice | undefined;
  /** Everything that can be done by or to a spot. */
  at(spot: Spot): readonly Choice[];
}

interface Hands {
  readonly view: View;
  readonly picked?: Picked | undefined;
  readonly aimed?: Choice | undefined;
}

export function useDesk(props: BoardProps<Exoship>): Desk {
  const { decision, hints } = props;
  const view = useStable(props.view);
  const choices = useMemo(
    () => choicesOf(view, decision?.actions ?? [], (a) => props.preview(a)),
    [view, decision],
  );
  const [held, setHands] = useState<Hands>({ view });
  // Whatever was held belongs to the position it was picked up in.
  const { picked, aimed }: Hands = held.view === view ? held : { view };
  const foresight = useMemo(() => aimed && foresee(view, props.preview(aimed.action)), [view, aimed?.key]);
  const best = useMemo(() => (hints ? bestOf(choices, hints) : undefined), [choices, hints]);

  const at = (spot: Spot): readonly Choice[] => [...doneBy(choices, spot), ...doneTo(choices, spot)];
  const between = (spot: Spot): Choice[] =>
    picked?.actor === undefined || spot === picked.spot
      ? []
      : picked.choices.filter(({ actor, on }) => actor === picked.actor && on.includes(spot));

  const desk: Desk = {
    props,
    view,
    choices,
    picked,
    aimed,
    foresight,
    best,
    hint: (choice) => hints?.get(choice.key),
    // Both speak of the hands as they are by then: a menu that closes takes its look along.
    aim: (choice) =>
      setHands((hands) => (hands.view === view ? { ...hands, aimed: choice } : { view, aimed: choice })),
    lookAway: (choice) =>
      setHands((hands) => (hands.aimed?.key === choice.key ? { ...hands, aimed: undefined } : hands)),
    open(spot, offered, first) {
      const actor = doneBy(offered, spot)[0]?.actor;
      setHands({ view, picked: { spot, choices: offered, first: first?.key, ...(actor ? { actor } : {}) } });
    },
    close: () => setHands({ view }),
    press(spot) {
      const choice = desk.atOnce(spot);
      if (choice) return desk.perform(choice);
      const reached = between(spot);
      if (reached.length > 1) return setHands({ view, picked: { spot, choices: reached } });
      if (picked?.spot === spot) return desk.close();
      const offered = at(spot);
      if (decision && offered.length === 0) complain(props, view, spot, picked?.actor);
      desk.open(spot, offered);
    },
    perform(choice) {
      setHands({ view });
      props.act(choice.action);
    },
    atOnce(spot) {
      if (decision?.prompt === 'freeSway') return doneTo(choices, spot)[0];
      const reached = between(spot);
      return reached.length === 1 ? reached[0] : undefined;
    },
    at,
  };
  return desk;
}

/** Says why the likeliest thing meant is not allowed. */
function complain(props: BoardProps<Exoship>, view: View, spot: Spot, actor: FounderId | undefined): void {
  const why = wished(view, spot, actor).reduce<WhyNot | undefined>(
    (found, action) => found ?? props.why(action),
    undefined,
  );
  if (why) props.complain(why);
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

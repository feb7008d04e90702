/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */

import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '#engine';
import { bestOf, deskContext, useStable } from '#ui/desk.ts';
import type { BoardProps, Estimate, WhyNot } from '#ui/table.ts';
import { forecast, type Outlook } from '../rules/forecast.ts';
import type { Exoworld } from '../state.ts';
import type { View } from '../view.ts';
import { type Choice, choicesAt, choicesOf, isDirect, type Spot } from './choices.ts';
import { type Foresight, foresee } from './foresight.ts';
import { wished } from './wished.ts';

/** A spot with its menu open. */
export interface Picked {
  readonly spot: Spot;
  /** What the menu offers; empty where it only tells about something. */
  readonly choices: readonly Choice[];
  /** Held in the air by the pointer: where it can go shows, a menu would be in the way. */
  readonly lifted?: boolean;
}

export interface Desk {
  readonly props: BoardProps<Exoworld>;
  readonly view: View;
  /** Whose hand lies open in front: the viewer's, or for onlookers the current player's. */
  readonly me: Seat;
  readonly choices: readonly Choice[];
  readonly outlook: Outlook;
  readonly picked: Picked | undefined;
  /** The choice being looked at, and what it would bring. */
  readonly aimed: Choice | undefined;
  readonly foresight: Foresight | undefined;
  readonly best: Choice | undefined;
  hint(choice: Choice): Estimate | undefined;
  aim(choice: Choice): void;
  lookAway(choice: Choice): void;
  open(spot: Spot, choices?: readonly Choice[]): void;
  /** A card is taken up by dragging it. */
  lift(spot: Spot): void;
  close(): void;
  /** A click, a tap or Enter on a spot. */
  press(spot: Spot): void;
  /** A card dropped on a spot, or beside any. */
  drop(source: Spot, on: Spot | undefined): void;
  perform(choice: Choice): void;
  /** What a press would do at once. */
  atOnce(spot: Spot): Choice | undefined;
  at(spot: Spot): readonly Choice[];
  /** Whether the card that is held can be aimed here. */
  isTarget(spot: Spot): boolean;
}

interface Hands {
  readonly view: View;
  readonly picked?: Picked | undefined;
  readonly aimed?: Choice | undefined;
}

export function useDesk(props: BoardProps<Exoworld>): Desk {
  const { decision, hints, seat } = props;
  const view = useStable(props.view);
  const me = seat >= 0 && seat < view.hands.length ? seat : view.seat;
  const choices = useMemo(() => choicesOf(view, seat, decision?.actions ?? []), [view, seat, decision]);
  const outlook = useMemo(() => forecast(view), [view]);
  const [held, setHands] = useState<Hands>({ view });
  // Whatever was held belongs to the position it was picked up in.
  const { picked, aimed }: Hands = held.view === view ? held : { view };
  const foresight = useMemo(
    () => aimed && foresee(view, props.preview(aimed.action), aimed.action),
    [view, aimed?.key],
  );
  const best = useMemo(() => (hints ? bestOf(choices, hints) : undefined), [choices, hints]);

  const at = (spot: Spot): readonly Choice[] => choicesAt(choices, spot);
  const between = (source: Spot | undefined, spot: Spot): Choice[] =>
    source === undefined ? [] : choices.filter((one) => one.by.includes(source) && one.on.includes(spot));

  const desk: Desk = {
    props,
    view,
    me,
    choices,
    outlook,
    picked,
    aimed,
    foresight,
    best,
    at,
    hint: (choice) => hints?.get(choice.key),
    // Both speak of the hands as they are by then: a menu that closes takes its look along.
    aim: (choice) =>
      setHands((hands) => (hands.view === view ? { ...hands, aimed: choice } : { view, aimed: choice })),
    lookAway: (choice) =>
      setHands((hands) => (hands.aimed?.key === choice.key ? { ...hands, aimed: undefined } : hands)),
    open: (spot, offered = at(spot)) => setHands({ view, picked: { spot, choices: offered } }),
    lift: (spot) => setHands({ view, picked: { spot, choices: at(spot), lifted: true } }),
    close: () => setHands({ view }),
    press(spot) {
      const choice = desk.atOnce(spot);
      if (choice) return desk.perform(choice);
      if (picked?.spot === spot) return desk.close();
      const reached = between(picked?.spot, spot);
      if (reached.length > 1) return desk.open(spot, reached);
      const offered = at(spot);
      if (decision && offered.length === 0) complain(props, view, spot);
      if (offered.length > 0 || !spot.startsWith('do:')) desk.open(spot, offered);
    },
    drop(source, on) {
      const [choice, ...more] = on === undefined ? [] : between(source, on);
      if (choice && more.length === 0) desk.perform(choice);
      else if (choice) desk.open(source, [choice, ...more]);
      else desk.close();
    },
    perform(choice) {
      setHands({ view });
      props.act(choice.action);
    },
    atOnce(spot) {
      const reached = between(picked?.spot, spot);
      if (reached.length === 1) return reached[0];
      const offered = at(spot);
      const [only] = offered;
      return offered.length === 1 && only && isDirect(only, spot) ? only : undefined;
    },
    isTarget: (spot) => picked?.choices.some(({ on }) => on.includes(spot) && spot !== picked.spot) ?? false,
  };
  return desk;
}

/** Says why the likeliest thing meant is not allowed. */
function complain(props: BoardProps<Exoworld>, view: View, spot: Spot): void {
  const why = wished(view, props.seat, spot).reduce<WhyNot | undefined>(
    (found, action) => found ?? props.why(action),
    undefined,
  );
  if (why) props.complain(why);
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */

import { useMemo } from 'preact/hooks';
import type { Seat } from '#engine';
import { deskContext, useStable } from '#ui/desk.ts';
import { type Held, type Picked as Offered, useHand } from '#ui/kit/useHand.ts';
import type { BoardProps } from '#ui/table.ts';
import { forecast, type Outlook } from '../rules/forecast.ts';
import type { Exoworld } from '../state.ts';
import type { View } from '../view.ts';
import { type Choice, choicesAt, choicesOf, isDirect, type Spot } from './choices.ts';
import { type Foresight, foresee } from './foresight.ts';
import { wished } from './wished.ts';

/** A spot with its menu open. */
export type Picked = Offered<Spot, Choice>;

export interface Desk extends Held<Spot, Choice> {
  readonly props: BoardProps<Exoworld>;
  readonly view: View;
  /** Whose hand lies open in front: the viewer's, or for onlookers the current player's. */
  readonly me: Seat;
  readonly outlook: Outlook;
  /** What the choice being looked at would bring. */
  readonly foresight: Foresight | undefined;
  /** Whether the card that is held can be aimed here. */
  isTarget(spot: Spot): boolean;
}

export function useDesk(props: BoardProps<Exoworld>): Desk {
  const { decision, seat } = props;
  const view = useStable(props.view);
  const choices = useMemo(() => choicesOf(view, seat, decision?.actions ?? []), [view, seat, decision]);
  const outlook = useMemo(() => forecast(view), [view]);
  const hand = useHand<Exoworld, Spot, Choice>(props, view, choices, {
    at: choicesAt,
    direct: isDirect,
    wished: (spot) => wished(view, seat, spot),
    bare: (spot) => spot.startsWith('do:'),
  });
  const { aimed, picked } = hand;
  const foresight = useMemo(
    () => aimed && foresee(view, props.preview(aimed.action), aimed.action),
    [view, aimed?.key],
  );
  return {
    ...hand,
    props,
    view,
    me: seat >= 0 && seat < view.hands.length ? seat : view.seat,
    outlook,
    foresight,
    isTarget: (spot) => picked?.choices.some(({ on }) => on.includes(spot) && spot !== picked.spot) ?? false,
  };
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

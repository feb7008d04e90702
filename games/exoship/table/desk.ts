/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */

import { useMemo } from 'preact/hooks';
import { deskContext, useStable } from '#ui/desk.ts';
import { type Held, type Picked as Offered, useHand } from '#ui/kit/useHand.ts';
import type { BoardProps } from '#ui/table.ts';
import type { Exoship } from '../state.ts';
import type { View } from '../view.ts';
import { type Choice, choicesOf, doneBy, type Spot, wished } from './choices.ts';
import { type Foresight, foresee } from './foresight.ts';

/** A spot with its menu open. */
export type Picked = Offered<Spot, Choice>;

export interface Desk extends Held<Spot, Choice> {
  readonly props: BoardProps<Exoship>;
  readonly view: View;
  /** What the choice being looked at would bring. */
  readonly foresight: Foresight | undefined;
}

export function useDesk(props: BoardProps<Exoship>): Desk {
  const view = useStable(props.view);
  const choices = useMemo(
    () => choicesOf(view, props.decision?.actions ?? [], (a) => props.preview(a)),
    [view, props.decision],
  );
  const hand = useHand<Exoship, Spot, Choice>(props, view, choices, {
    direct: ({ actor }) => actor === undefined,
    wished: (spot, held) => wished(view, spot, held && doneBy(choices, held)[0]?.actor),
  });
  const { aimed } = hand;
  const foresight = useMemo(() => aimed && foresee(view, props.preview(aimed.action)), [view, aimed?.key]);
  return { ...hand, props, view, foresight };
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

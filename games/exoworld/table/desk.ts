/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */

import { useMemo } from 'preact/hooks';
import type { Seat } from '#engine';
import { deskContext, useStable } from '#ui/desk.ts';
import { type Held, useHand } from '#ui/kit/useHand.ts';
import { useStages } from '#ui/kit/useStages.ts';
import type { BoardProps } from '#ui/table.ts';
import { type Shown, shows } from '../outlook/stages.ts';
import { afterUpdate, asIfBuilt, forecast, type Outlook } from '../rules/forecast.ts';
import type { Exoworld } from '../state.ts';
import { type Foretold, foretold } from '../text/foresight.ts';
import type { View } from '../view.ts';
import { type Choice, choicesAt, choicesOf, isDirect, type Spot } from './choices.ts';
import { wished } from './wished.ts';

/** What the choice being looked at would bring. */
interface Foresight {
  /** One of the views after it, for what luck does not touch. */
  readonly view: View;
  /** The least of the emergency supply that may be left. */
  readonly emergency: number;
  readonly lines: readonly Foretold[];
}

export interface Desk extends Held<Spot, Choice> {
  readonly props: BoardProps<Exoworld>;
  /** What is shown: the present, or how it came about. */
  readonly view: View;
  /** The part of an event or an update that is being shown. */
  readonly stage: Shown | undefined;
  readonly narrow: boolean;
  /** Whose hand lies open in front: the viewer's, or for onlookers the current player's. */
  readonly me: Seat;
  readonly outlook: Outlook;
  readonly foresight: Foresight | undefined;
}

/** How long each part is shown, in milliseconds; an event is never over before it was read. */
const SHOWN_MS: Readonly<Record<Shown, number>> = {
  event: 1800,
  loss: 350,
  token: 300,
  update: 450,
  leak: 300,
};

export function useDesk(given: BoardProps<Exoworld>, narrow: boolean): Desk {
  const { seat, fresh } = given;
  const present = useStable(given.view);
  const { view, stage } = useStages(present, (before) =>
    shows(before, present, fresh).map((frame) => ({ ...frame, ms: SHOWN_MS[frame.stage] })),
  );
  const decision = stage === undefined ? given.decision : undefined;
  const props = { ...given, decision };
  const choices = useMemo(() => choicesOf(view, seat, decision?.actions ?? []), [view, seat, decision]);
  const outlook = useMemo(() => forecast(view), [view]);
  const hand = useHand<Exoworld, Spot, Choice>(props, view, choices, {
    at: choicesAt,
    direct: isDirect,
    wished: (spot) => wished(view, seat, spot),
  });
  const { aimed } = hand;
  const foresight = useMemo(() => aimed && foresee(view, props, aimed), [view, aimed?.key]);
  return {
    ...hand,
    props,
    view,
    stage,
    narrow,
    me: seat >= 0 && seat < view.hands.length ? seat : view.seat,
    outlook,
    foresight,
  };
}

function foresee(now: View, { preview }: BoardProps<Exoworld>, { action }: Choice): Foresight | undefined {
  const views = preview(action).map((view) => (action.type === 'end' ? afterUpdate(now) : asIfBuilt(view)));
  const [view] = views;
  return (
    view && {
      view,
      emergency: Math.min(...views.map(({ emergency }) => emergency)),
      lines: foretold(now, views, action),
    }
  );
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

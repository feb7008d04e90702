/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */

import { useMemo } from 'preact/hooks';
import type { Seat } from '#engine';
import { deskContext, useStable } from '#ui/desk.ts';
import { type Held, useHand } from '#ui/kit/useHand.ts';
import { useStages } from '#ui/kit/useStages.ts';
import type { BoardProps } from '#ui/table.ts';
import { forecast, type Outlook } from '../outlook/forecast.ts';
import { type Shown, shows, type ToldView } from '../outlook/stages.ts';
import type { Exoworld } from '../state.ts';
import { EFFECT_WORDS } from '../text/events.ts';
import { type Foresight, foresee } from '../text/foresight.ts';
import { type Choice, choicesAt, choicesOf, isDirect, type Spot } from './choices.ts';
import { wished } from './wished.ts';

export interface Desk extends Held<Spot, Choice> {
  readonly props: BoardProps<Exoworld>;
  /** What is shown: the present, or how it came about. */
  readonly view: ToldView;
  /** The part of an event or an update that is being shown. */
  readonly stage: Shown | undefined;
  readonly narrow: boolean;
  /** Whose hand lies open in front: the viewer's, or for onlookers the current player's. */
  readonly me: Seat;
  /** What becomes of it all if nothing else changes: after the choice looked at, where there is one. */
  readonly outlook: Outlook;
  readonly foresight: Foresight | undefined;
}

/** How long each part is shown, in milliseconds; an event is never over before it was read. */
const SHOWN_MS: Readonly<Record<Shown, number>> = {
  event: 3000,
  loss: 350,
  token: 300,
  update: 450,
  leak: 300,
};

const LETTER_MS = 30;

function timeFor({ stage, view: { event } }: { readonly stage: Shown; readonly view: ToldView }): number {
  const read = stage === 'event' && event && event !== 'hidden' ? EFFECT_WORDS[event.effect].text : '';
  return SHOWN_MS[stage] + LETTER_MS * read.length;
}

export function useDesk(given: BoardProps<Exoworld>, narrow: boolean): Desk {
  const { seat, fresh } = given;
  const present = useStable(given.view);
  const { view, stage } = useStages(present, given, (before) =>
    shows(before, present, fresh).map((frame) => ({ ...frame, ms: timeFor(frame) })),
  );
  const decision = stage === undefined ? given.decision : undefined;
  const props = { ...given, decision };
  const choices = useMemo(() => choicesOf(view, seat, decision?.actions ?? []), [view, seat, decision]);
  let opened: Spot | undefined;
  const hand = useHand<Exoworld, Spot, Choice>(props, view, choices, {
    at: choicesAt,
    direct: (choice, spot) => isDirect(choice, spot, opened),
    wished: (spot) => wished(view, seat, spot),
  });
  const { aimed } = hand;
  opened = hand.picked?.spot;
  const outlook = useMemo(() => forecast(view), [view]);
  const foresight = useMemo(
    () => aimed && foresee(view, props.preview(aimed.action), aimed.action),
    [view, aimed?.key],
  );
  return {
    ...hand,
    props,
    view,
    stage,
    narrow,
    me: seat >= 0 && seat < view.hands.length ? seat : view.seat,
    outlook: foresight?.outlook ?? outlook,
    foresight,
  };
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { deskContext, useStable } from '#ui/desk.ts';
import { type Held, type Picked as Offered, useHand } from '#ui/kit/useHand.ts';
import { useStages } from '#ui/kit/useStages.ts';
import type { BoardProps, WhyNot } from '#ui/table.ts';
import type { ExoshipAction } from '../action.ts';
import { type Foresight, foresee, futuresOf, type Tomorrow, tomorrowOf } from '../outlook.ts';
import type { Exoship } from '../state.ts';
import type { View } from '../view.ts';
import { type Choice, choicesOf, isDirect, offeredAt, type Spot, wished } from './choices.ts';
import { type Stage, stagesOf } from './stages.ts';

/** A spot with what is offered there. */
export type Picked = Offered<Spot, Choice>;

export interface Desk extends Held<Spot, Choice> {
  readonly props: BoardProps<Exoship>;
  /** What is shown: the present, or how it came about. */
  readonly view: View;
  /** The part of a generation change that is being shown. */
  readonly stage: Stage | undefined;
  /** What is looked at: an action, and what it would bring. */
  readonly looked: ExoshipAction | undefined;
  readonly foresight: Foresight | undefined;
  /** What ending the turn would bring. */
  readonly tomorrow: Tomorrow | undefined;
  readonly showsTomorrow: boolean;
  /** Why nothing can be done where it was last tried: said beside the place, not over it. */
  readonly whyNot: WhyNot | undefined;
  setTomorrow(shown: boolean): void;
  /** Takes a founder up to use its ability; whoever does so by a key goes on from the first aim. */
  aimAbility(spot: Spot, byKey?: boolean): void;
}

export function useDesk(props: BoardProps<Exoship>): Desk {
  const present = useStable(props.view);
  const { view, stage } = useStages(present, props, (before) => stagesOf(before, present, props.fresh));
  const decision = stage === undefined ? props.decision : undefined;
  const choices = useMemo(() => choicesOf(view, decision?.actions ?? []), [view, decision]);
  const [whyNot, complain] = useState<WhyNot | undefined>(undefined);
  const hand = useHand<Exoship, Spot, Choice>({ ...props, decision, complain }, view, choices, {
    at(all, spot) {
      const offered = offeredAt(view, all, spot);
      const meant = offered.filter(({ action }) => action.type === props.kind);
      return meant.length > 0 ? meant : offered;
    },
    // Who asked for it beside the board needs no second press here.
    direct: (choice) => isDirect(choice) || (choice.action.type === 'replace' && props.kind === 'replace'),
    wished: (spot, held) => wished(view, spot, founderOf(held)),
  });
  const [asked, setAsked] = useState<View | undefined>(undefined);
  // Whom the coach speaks of stands where everyone stands today.
  useLayoutEffect(() => {
    if (props.spot?.startsWith('founder-')) setAsked(undefined);
  }, [props.spot]);
  const tomorrow = useMemo(() => (decision ? tomorrowOf(view) : undefined), [view, decision]);
  const looked = hand.aimed?.action ?? (decision ? props.considered : undefined);
  const showsTomorrow = tomorrow !== undefined && (looked ? looked.type === 'end' : asked === view);
  const foresight = useMemo(() => {
    if (showsTomorrow) return tomorrow;
    if (looked === undefined || looked.type === 'end') return undefined;
    // Whoever asks this way has seen what it leads to.
    return props.preview(looked).length > 0 ? foresee(futuresOf(view, looked, 'action')) : undefined;
  }, [view, tomorrow, showsTomorrow, looked]);
  const aimAbility = (spot: Spot, byKey = false): void => {
    const uses = hand.at(spot).filter(({ action }) => action.type === 'ability');
    hand.open(spot, uses, byKey ? uses[0] : undefined);
  };
  // Where only one founder can do what was asked for beside the board, that founder is taken up.
  useLayoutEffect(() => {
    const meant = choices.filter(({ action }) => action.type === props.kind);
    const held = meant.find(({ actor }) => hand.picked?.spot === `founder:${actor}`);
    if (held?.action.type === 'replace') return hand.perform(held);
    const [first, ...more] = new Set(meant.flatMap(({ by = [] }) => by));
    if (first === undefined || more.length > 0) return;
    if (props.kind === 'ability')
      aimAbility(first, !document.activeElement?.matches('button:not(:focus-visible)'));
    else hand.open(first);
  }, [props.kind]);
  return {
    ...hand,
    ...{ props: { ...props, decision }, view, stage, looked, foresight, tomorrow, showsTomorrow },
    whyNot,
    setTomorrow: (shown) => setAsked(shown ? view : undefined),
    // Tomorrow is only looked at: a press goes back to today, and offers what there is to whom it met.
    press(spot) {
      setAsked(undefined);
      complain(undefined);
      const self = hand.picked?.spot === spot ? ownAim(hand.picked.choices, spot) : undefined;
      if (self && !showsTomorrow) hand.perform(self);
      else if (!showsTomorrow) hand.press(spot);
      else if (!spot.startsWith('generation:')) hand.open(spot);
    },
    atOnce: (spot) => (showsTomorrow ? undefined : hand.atOnce(spot)),
    aimAbility,
  };
}

/** Whoever is taken up for an ability alone may be its aim. */
function ownAim(uses: readonly Choice[], spot: Spot): Choice | undefined {
  if (uses.some(({ action }) => action.type !== 'ability')) return undefined;
  return uses.find(({ on }) => on.includes(spot));
}

function founderOf(spot: Spot | undefined) {
  return spot === undefined ? undefined : (spot.split(':')[1] as Choice['actor']);
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

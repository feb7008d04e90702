/** What the person at the table has picked up and is looking at: the state of the hands, not of the game. */

import { useMemo, useState } from 'preact/hooks';
import { bestOf, deskContext, useStable } from '#ui/desk.ts';
import type { BoardProps, Estimate } from '#ui/table.ts';
import type { EosAction, FigureKind } from '../action.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { EosRise } from '../state.ts';
import type { View } from '../view.ts';
import { at, type Choice, choicesOf, type Spot } from './choices.ts';
import { type Change, changes } from './foresight.ts';
import { reach } from './routes.ts';

export interface Figure {
  readonly who: CharacterId;
  readonly kind: FigureKind;
}

/** A spot with several choices, and the menu for them. */
export interface Picked {
  readonly spot: Spot;
  readonly choices: readonly Choice[];
}

export interface Desk {
  readonly props: BoardProps<EosRise>;
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly picked: Picked | undefined;
  /** The figure in hand while the crew acts. */
  readonly figure: Figure | undefined;
  /** The die in hand, by its place among the dice. */
  readonly die: number | undefined;
  /** The galaxy a route is planned to. */
  readonly route: GalaxyId | undefined;
  readonly aimed: Choice | undefined;
  /** What the choice being looked at would bring. */
  readonly brings: readonly Change[];
  /** The table right after it, where luck has no part in it. */
  readonly after: View | undefined;
  readonly best: Choice | undefined;
  hint(choice: Choice): Estimate | undefined;
  aim(choice: Choice | undefined): void;
  lookAway(choice: Choice): void;
  open(spot: Spot, choices: readonly Choice[]): void;
  close(): void;
  take(figure: Figure): void;
  takeDie(die: number | undefined): void;
  plan(to: GalaxyId | undefined): void;
  /** The way to a galaxy with the lanes left. */
  routeTo(to: GalaxyId): readonly GalaxyId[] | undefined;
  /** Everything that can be done at a spot with what is in hand. */
  at(spot: Spot): readonly Choice[];
  /** A click, a tap or Enter on a spot. `wish` is what was probably meant, if it is not allowed. */
  press(spot: Spot, wish?: EosAction): void;
  perform(choice: Choice): void;
  /** Of several things that come to the same spot one is chosen from a menu. */
  offer(spot: Spot, choices: readonly Choice[]): void;
}

interface Hands {
  readonly view: View;
  readonly picked?: Picked | undefined;
  readonly figure?: Figure | undefined;
  readonly die?: number | undefined;
  readonly aimed?: Choice | undefined;
}

export function useDesk(props: BoardProps<EosRise>): Desk {
  const { decision, hints } = props;
  const view = useStable(props.view);
  const choices = useMemo(() => choicesOf(view, decision?.actions ?? []), [view, decision]);
  const [held, setHands] = useState<Hands>({ view });
  const [route, plan] = useState<GalaxyId | undefined>(undefined);
  // Whatever was held belongs to the position it was picked up in; a figure stays in hand while it can be placed.
  const hands: Hands = held.view === view ? held : { view };
  const { picked, aimed, die } = hands;
  const figure = useMemo(() => figureInHand(choices, held.figure), [choices, held.figure]);
  const then = useMemo(() => (aimed ? props.preview(aimed.action) : []), [view, aimed?.key]);
  const brings = useMemo(() => changes(view, then), [view, then]);
  const best = useMemo(() => (hints ? bestOf(choices, hints) : undefined), [choices, hints]);
  const set = (change: Omit<Hands, 'view'>): void =>
    setHands((last) => ({
      ...(last.view === view ? last : { figure: last.figure }),
      view,
      ...change,
    }));

  const desk: Desk = {
    props,
    view,
    choices,
    picked,
    figure,
    die,
    route: view.phase === 'warp' || view.lastDash ? route : undefined,
    aimed,
    brings,
    after: then.length === 1 ? then[0] : undefined,
    best,
    hint: (choice) => hints?.get(choice.key),
    aim: (choice) => set({ aimed: choice }),
    lookAway: (choice) =>
      setHands((last) => (last.aimed?.key === choice.key ? { ...last, aimed: undefined } : last)),
    open: (spot, offered) => set({ picked: { spot, choices: offered }, aimed: undefined }),
    close: () => set({ picked: undefined, aimed: undefined }),
    take: (next) => set({ figure: next, picked: undefined }),
    takeDie: (next) => set({ die: next, picked: undefined }),
    plan,
    routeTo: (to) => reach(view, view.lanesLeft).get(to),
    at(spot) {
      const offered = at(choices, spot);
      if (spot.startsWith('slot:') && figure) {
        const mine = offered.filter(({ action }) => isBy(action, figure));
        return mine.length > 0 ? mine : offered;
      }
      if (spot.startsWith('card:') && die !== undefined)
        return offered.filter((choice) => choice.spots.includes(`die:${die}`));
      return offered;
    },
    offer(spot, offered) {
      const [only] = offered;
      if (offered.length > 1) desk.open(spot, offered);
      else if (only) desk.perform(only);
    },
    press(spot, wish) {
      const offered = desk.at(spot);
      if (offered.length > 1 && picked?.spot === spot) desk.close();
      else if (offered.length > 0) desk.offer(spot, offered);
      else if (decision && wish) {
        const why = props.why(wish);
        if (why) props.complain(why);
      }
    },
    perform(choice) {
      set({ picked: undefined, aimed: undefined, die: undefined });
      props.act(choice.action);
    },
  };
  return desk;
}

export function isBy(action: EosAction, { who, kind }: Figure): boolean {
  return action.type === 'place' && action.who === who && action.figure === kind;
}

/** The figure that was picked up, or the first that can be placed. */
function figureInHand(choices: readonly Choice[], wanted: Figure | undefined): Figure | undefined {
  const can = (figure: Figure): boolean => choices.some(({ action }) => isBy(action, figure));
  if (wanted && can(wanted)) return wanted;
  for (const kind of ['character', 'assistant'] as const)
    for (const who of CHARACTERS) if (can({ who, kind })) return { who, kind };
  return undefined;
}

export const { DeskProvider, useTheDesk } = deskContext<Desk>();

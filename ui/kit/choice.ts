/** What can be chosen at a table: legal actions with what they are about, and the few kinds they are sorted into. */
import type { ComponentType } from 'preact';
import { type ByType, byType, canonical, type Kit, type Seat } from '#engine';
import type { ArtProps } from '../art/Svg.tsx';

/** What an action is about, so that it can be found on the board. It says nothing about legality. */
export interface About<Id extends string = string> {
  /** How it is chosen: a place, a piece or amounts on the board, a card of a hand, or by its words alone. */
  readonly kind: 'place' | 'piece' | 'split' | 'card' | 'plain';
  /** What does it, or what is picked up first. */
  readonly by?: readonly Id[];
  /** Where one presses to do it; several where each of them will do. */
  readonly on?: readonly Id[];
  /** Nothing is said by a press where it is done before what does it is picked up. */
  readonly takenUp?: true;
}

/** For every type of action of a game: one that is forgotten does not compile. */
export type Abouts<K extends Kit, A extends About = About> = ByType<
  K['action'],
  [view: K['view'], seat: Seat],
  A
>;

export interface Choice<K extends Kit> extends About {
  readonly key: string;
  readonly action: K['action'];
}

/** A kind of thing to do, shown as one card: what it is called, what it brings, and how it is recognised. */
export interface ChoiceKind<K extends Kit> {
  readonly id: string;
  readonly icon: ComponentType<ArtProps>;
  readonly actions: readonly K['action']['type'][];
  /** Which actions of these types, where not all. */
  takes?(action: K['action']): boolean;
  readonly name: string;
  /** What it gives and what it costs, as things stand; `count`: how many things of the kind are open. */
  note(view: K['view'], count: number): string;
  /** Nobody has heard of it yet at this table: it is not even shown as impossible. */
  unheard?(view: K['view']): boolean;
  /** Why there is nothing of the kind to do, where no rule forbids any single thing. */
  none(view: K['view']): string;
  /** `none` says more than a rule against one of its actions would. */
  readonly reasons?: true;
  /** Where it is one thing to do, its card does it: what it leads to is looked at before. */
  readonly direct?: true;
  /** Where all of it is done at one place, a press on its card is a press on that place. */
  readonly here?: true;
  /** Letters that press it, each for some of its actions. */
  readonly letters?: Readonly<Record<string, readonly K['action']['type'][]>>;
}

export function isOfKind<K extends Kit>(kind: ChoiceKind<K>, action: K['action']): boolean {
  return kind.actions.includes(action.type) && (kind.takes?.(action) ?? true);
}

/** So many cards at most are shown beside a board, the way out not counted. */
export const MOST_CARDS = 6;

export function choicesOf<K extends Kit, A extends About>(
  abouts: Abouts<K, A>,
  actions: readonly K['action'][],
  view: K['view'],
  seat: Seat,
): (A & Choice<K>)[] {
  return actions.map((action) => ({
    ...byType(abouts, action, view, seat),
    key: canonical(action),
    action,
  }));
}

/** What a position of Lifeboat is, what can be done and told in it, and how a loaded one is checked. */
import {
  type Chosen,
  type Core,
  either,
  flag,
  int,
  type Kit,
  list,
  object,
  oneOf,
  optional,
  type Pile,
  type Seat,
  type Shape,
} from 'orrery/engine';

/** A card by its number; three of each strength. */
export type Card = number;
export const CARDS: readonly Card[] = Array.from({ length: 15 }, (_, card) => card);
export const strength = (card: Card): number => 1 + (card % 5);
export const PLACES = 2;

export interface Castaway {
  hand: Card[];
  /** What was bid in this round, once it is shown. */
  bid: Card[];
  aboard: boolean;
}
export interface State extends Core<Frame> {
  people: Castaway[];
  pile: Pile<Card>;
  spent: Card[];
}
export type Frame =
  | { readonly step: 'deal' | 'round' | 'show' | 'award' }
  | { readonly step: 'bids'; readonly chosen?: Chosen<Lifeboat> }
  | { readonly step: 'answer'; readonly seat: Seat };
type Bid = { readonly type: 'bid'; readonly card: Card };
type Heave = { readonly type: 'heave'; readonly card: Card };
export type Action = Bid | Heave | { readonly type: 'rest' };
export type Event =
  | { readonly type: 'bid' | 'heaved'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'rested'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'aboard'; readonly seat: Seat };
export interface View {
  people: { cards: number; hand?: Card[]; bid: Card[]; aboard: boolean }[];
  pile: number;
  spent: Card[];
}
export interface Lifeboat extends Kit {
  state: State;
  action: Action;
  frame: Frame;
  view: View;
  event: Event;
  options: Record<never, never>;
}

export const card = int(0, CARDS.length - 1);
const cards = list(card, { max: CARDS.length });
const seat = int(0, 2);
const bid = object({ type: oneOf(['bid']), card });
/** The kernel keeps room for eight seats in what is chosen in secret. */
const chosen = object(
  Object.fromEntries(Array.from({ length: 8 }, (_, i) => [i, optional(list(bid, { max: 1 }))])),
);
const frame: Shape<Frame> = either<Frame>(
  object({ step: oneOf(['deal', 'round', 'show', 'award']) }),
  object({ step: oneOf(['answer']), seat }),
  object({ step: oneOf(['bids']), chosen: optional(chosen) }),
);

/** What a state must look like when it is loaded: any JSON may come. */
export const STATE: Shape<State> = object({
  stack: list(frame, { max: 10 }),
  seats: oneOf([3]),
  draws: int(0, 1000),
  outcome: optional(
    object({
      winners: list(seat, { max: PLACES }),
      reason: oneOf(['castOff', 'empty']),
      rule: oneOf(['LB-5']),
    }),
  ),
  people: list(object({ hand: cards, bid: cards, aboard: flag() }), { min: 3, max: 3 }),
  pile: list(object({ cards }), { max: 1 }),
  spent: cards,
});

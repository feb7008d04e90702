/** What every action is about: the places of the table it belongs to. It decides nothing about legality. */
import type { Seat } from '#engine';
import { type About, type Abouts, choicesOf as sorted } from '#ui/kit/choice.ts';
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { CharacterId } from '../content/characters.ts';
import type { BaseToken } from '../content/tokens.ts';
import { forcedPayment } from '../outlook/payment.ts';
import type { Exoworld } from '../state.ts';
import type { View } from '../view.ts';

/** A place of the table that can be pressed. */
export type Spot =
  | `place:${number}`
  | `token:${number}:${BaseToken}`
  | `space:${number},${number}`
  | `hand:${Seat}:${CardId}`
  | `faceup:${CardId}`
  | `aside:${CardId}`
  | `seat:${Seat}`
  | `crew:${number}`
  | `offer:${CharacterId}`
  | `gauge:${string}`
  | `event:${number}`
  | 'deck'
  | 'recycle'
  | 'discards'
  | 'event'
  | 'pile'
  | 'planet';

interface ExoworldAbout extends About<Spot> {
  /** What one takes up first: a card of the hand. */
  readonly by: readonly Spot[];
  readonly on: readonly Spot[];
}

export interface Choice extends ExoworldAbout {
  readonly key: string;
  readonly action: ExoworldAction;
  /** A price that can be paid in one way only goes with the building. */
  readonly then?: readonly ExoworldAction[];
}

export const placeSpot = (place: number): Spot => `place:${place}`;
export const spaceSpot = (x: number, y: number): Spot => `space:${x},${y}`;
export const handSpot = (seat: Seat, card: CardId): Spot => `hand:${seat}:${card}`;
export const tokenSpot = (place: number, token: BaseToken): Spot => `token:${place}:${token}`;

/** By what a spot begins with. */
const KINDS: Readonly<Record<string, About['kind']>> = {
  place: 'place',
  token: 'place',
  space: 'place',
  hand: 'card',
  faceup: 'card',
  aside: 'card',
  offer: 'card',
  seat: 'piece',
  crew: 'piece',
};

function about(by: readonly Spot[], on: readonly Spot[]): ExoworldAbout {
  const [spot = ''] = on.length > 0 ? on : by;
  return { kind: KINDS[spot.split(':')[0] ?? ''] ?? 'plain', by, on };
}

const at = (...on: readonly Spot[]): ExoworldAbout => about([], on);
const from = (source: Spot, ...on: readonly Spot[]): ExoworldAbout => about([source], on);
const plain = (): ExoworldAbout => at();
const inHand = ({ card }: { readonly card: CardId }, _: View, seat: Seat): ExoworldAbout =>
  at(handSpot(seat, card));
const atPlace = ({ place }: { readonly place: number }): ExoworldAbout => at(placeSpot(place));
const atToken = ({ place, token }: { readonly place: number; readonly token: BaseToken }): ExoworldAbout =>
  at(tokenSpot(place, token), placeSpot(place));
const atCrew = ({ crew }: { readonly crew: number }): ExoworldAbout => at(`crew:${crew}`);
const atOffer = ({ character }: { readonly character: CharacterId }): ExoworldAbout =>
  at(`offer:${character}`);
const faceUp = ({ card }: { readonly card: CardId }): ExoworldAbout => at(`faceup:${card}`);
const goesTo = ({ to }: { readonly to: number }): ExoworldAbout => at(placeSpot(to));
/** A card of another hand, or where hands are secret its holder. */
const ofAnother = (action: { readonly from: Seat; readonly card?: CardId | undefined }): ExoworldAbout =>
  at(action.card ? handSpot(action.from, action.card) : `seat:${action.from}`);

export const ABOUT: Abouts<Exoworld, ExoworldAbout> = {
  keep: atOffer,
  dismiss: atOffer,
  draw: ({ card }) => at(card === 'deck' ? 'deck' : `faceup:${card}`),
  recycle: () => at('recycle'),
  sortOut: () => at('recycle'),
  give: ({ card, to }, _, seat) => from(handSpot(seat, card), `seat:${to}`),
  take: ofAnother,
  request: (action) => at(`seat:${action.from}`),
  coordinate: ofAnother,
  deploy: ({ module, x, y }, _, seat) => from(handSpot(seat, module), spaceSpot(x, y)),
  move: goesTo,
  command: goesTo,
  produce: (_, view) => at(placeSpot(view.crew[view.current]?.at ?? 0)),
  shutDown: atPlace,
  repair: atToken,
  relieve: atCrew,
  heal: atCrew,
  coordinateAlone: () => at('deck'),
  salvage: () => at('discards'),
  postpone: () => at('pile'),
  item({ item, to, crew }, _, seat) {
    const aims: Spot[] = to === undefined ? [] : [placeSpot(to)];
    if (to === undefined && crew !== undefined) aims.push(`crew:${crew}`);
    return from(handSpot(seat, item), ...aims);
  },
  protocol: ({ card }, _, seat) => from(handSpot(seat, card)),
  pay: inHand,
  handOver: inHand,
  discard: inHand,
  cross: inHand,
  choose: ({ card }) => at(`aside:${card}`),
  putAway: faceUp,
  collect: faceUp,
  pass: ofAnother,
  remove: atToken,
  toggle: atPlace,
  place: atPlace,
  alsoRelieve: atCrew,
  tire: atCrew,
  convert: ({ resource }) => at(`gauge:${resource}`),
  recover: ({ card }) => at(`aside:${card}`),
  bury: ({ index }) => at('pile', `event:${index}`),
  branch: () => at('event'),
  name: ({ seat }) => at(`seat:${seat}`),
  say: (_, __, seat) => at(`seat:${seat}`),
  done: plain,
  decline: plain,
  agree: plain,
  refuse: plain,
  waive: plain,
  end: plain,
  join: plain,
  leave: plain,
};

export function choicesOf(view: View, seat: Seat, actions: readonly ExoworldAction[]): Choice[] {
  return sorted(ABOUT, actions, view, seat).map((choice) =>
    choice.action.type === 'deploy'
      ? { ...choice, then: forcedPayment(view, seat, choice.action.module) }
      : choice,
  );
}

/** Everything that can be done with or to a spot; a move that the Commander has free is not offered for an action. */
export function choicesAt(choices: readonly Choice[], spot: Spot): Choice[] {
  // What a card is for stands before giving it away.
  const here = choices
    .filter(({ by, on }) => by.includes(spot) || on.includes(spot))
    .sort((a, b) => Number(a.action.type === 'give') - Number(b.action.type === 'give'));
  const free = here.some(({ action }) => action.type === 'command');
  return free ? here.filter(({ action }) => action.type !== 'move') : here;
}

/** Whether a press says it all: not on a person, who would get a card by it, nor where it may be meant for an open menu. */
export function isDirect({ by, on, action }: Choice, spot: Spot, opened?: Spot): boolean {
  return on.includes(spot) && !by.includes(spot) && action.type !== 'give' && !opened?.startsWith('place:');
}

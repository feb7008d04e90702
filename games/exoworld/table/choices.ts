/** What every action is about: the places of the table it belongs to. It decides nothing about legality. */
import type { Seat } from '#engine';
import { type About, type Abouts, choicesOf as sorted } from '#ui/kit/choice.ts';
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { CharacterId } from '../content/characters.ts';
import type { Exoworld } from '../state.ts';
import type { GROUP_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';

export type Group = keyof typeof GROUP_WORDS;

/** A place of the table that can be pressed. */
export type Spot =
  | `place:${number}`
  | `space:${number},${number}`
  | `hand:${Seat}:${CardId}`
  | `faceup:${CardId}`
  | `aside:${CardId}`
  | `seat:${Seat}`
  | `crew:${number}`
  | `offer:${CharacterId}`
  | `gauge:${string}`
  | `event:${number}`
  | `do:${Group}`
  | 'deck'
  | 'recycle'
  | 'discards'
  | 'event'
  | 'pile'
  | 'planet'
  | 'done';

interface ExoworldAbout extends About<Spot> {
  readonly group: Group;
  /** What one takes up first: a card of the hand. */
  readonly by: readonly Spot[];
  readonly on: readonly Spot[];
}

export interface Choice extends ExoworldAbout {
  readonly key: string;
  readonly action: ExoworldAction;
}

export const placeSpot = (place: number): Spot => `place:${place}`;
export const spaceSpot = (x: number, y: number): Spot => `space:${x},${y}`;
export const handSpot = (seat: Seat, card: CardId): Spot => `hand:${seat}:${card}`;

/** By what a spot begins with. */
const KINDS: Readonly<Record<string, About['kind']>> = {
  place: 'place',
  space: 'place',
  hand: 'card',
  faceup: 'card',
  aside: 'card',
  offer: 'card',
  seat: 'piece',
  crew: 'piece',
};

function about(group: Group, by: readonly Spot[], on: readonly Spot[]): ExoworldAbout {
  const [spot = ''] = on.length > 0 ? on : by;
  return { kind: KINDS[spot.split(':')[0] ?? ''] ?? 'plain', group, by, on };
}

const at = (group: Group, ...on: readonly Spot[]): ExoworldAbout => about(group, [], on);
const from = (group: Group, source: Spot, ...on: readonly Spot[]): ExoworldAbout =>
  about(group, [source], on);
const done = (): ExoworldAbout => at('answer', 'done');
const table = (): ExoworldAbout => at('table', 'do:table');

const inHand = ({ card }: { readonly card: CardId }, _: View, seat: Seat): ExoworldAbout =>
  at('answer', handSpot(seat, card));
const atPlace = ({ place }: { readonly place: number }): ExoworldAbout => at('answer', placeSpot(place));
const atCrew = ({ crew }: { readonly crew: number }): ExoworldAbout => at('answer', `crew:${crew}`);
const atOffer = ({ character }: { readonly character: CharacterId }): ExoworldAbout =>
  at('answer', `offer:${character}`);
const faceUp = ({ card }: { readonly card: CardId }): ExoworldAbout => at('answer', `faceup:${card}`);

export const ABOUT: Abouts<Exoworld, ExoworldAbout> = {
  keep: atOffer,
  dismiss: atOffer,
  draw: ({ card }) => at('draw', card === 'deck' ? 'deck' : `faceup:${card}`),
  recycle: () => at('draw', 'recycle'),
  sortOut: () => at('skill', 'recycle'),
  give: ({ card, to }, _, seat) => from('transfer', handSpot(seat, card), `seat:${to}`),
  take: (action) => at('transfer', handSpot(action.from, action.card)),
  request: (action) => at('transfer', `seat:${action.from}`),
  coordinate: (action) =>
    at('skill', action.card ? handSpot(action.from, action.card) : `seat:${action.from}`),
  deploy: ({ module, x, y }, _, seat) => from('deploy', handSpot(seat, module), spaceSpot(x, y)),
  move: ({ to }) => at('move', placeSpot(to)),
  command: ({ to }) => at('skill', placeSpot(to)),
  produce: (_, view) => at('produce', placeSpot(view.crew[view.current]?.at ?? 0)),
  shutDown: ({ place }) => at('shutDown', placeSpot(place)),
  repair: ({ place }) => at('repair', placeSpot(place)),
  relieve: ({ crew }) => at('repair', `crew:${crew}`),
  heal: ({ crew }) => at('skill', `crew:${crew}`),
  coordinateAlone: () => at('skill', 'deck'),
  salvage: () => at('skill', 'discards'),
  postpone: () => at('skill', 'pile'),
  item({ item, to, crew }, _, seat) {
    const aims: Spot[] = to === undefined ? [] : [placeSpot(to)];
    if (to === undefined && crew !== undefined) aims.push(`crew:${crew}`);
    return from('card', handSpot(seat, item), ...aims);
  },
  protocol: ({ card }, _, seat) => from('card', handSpot(seat, card)),
  pay: inHand,
  handOver: inHand,
  discard: inHand,
  cross: inHand,
  choose: ({ card }) => at('answer', `aside:${card}`),
  putAway: faceUp,
  collect: faceUp,
  pass: (action) => at('answer', action.card ? handSpot(action.from, action.card) : `seat:${action.from}`),
  remove: atPlace,
  toggle: atPlace,
  place: atPlace,
  alsoRelieve: atCrew,
  tire: atCrew,
  convert: ({ resource }) => at('answer', `gauge:${resource}`),
  recover: () => at('answer', 'discards'),
  bury: ({ index }) => at('answer', 'pile', `event:${index}`),
  branch: () => at('answer', 'event'),
  name: ({ seat }) => at('answer', `seat:${seat}`),
  done,
  decline: done,
  agree: done,
  refuse: done,
  waive: done,
  end: () => at('end', 'do:end'),
  join: table,
  leave: table,
  say: table,
};

export function choicesOf(view: View, seat: Seat, actions: readonly ExoworldAction[]): Choice[] {
  return sorted(ABOUT, actions, view, seat);
}

/** Everything that can be done with or to a spot. */
export function choicesAt(choices: readonly Choice[], spot: Spot): Choice[] {
  if (spot.startsWith('do:')) return choices.filter(({ group }) => spot === `do:${group}`);
  return choices.filter(({ by, on }) => by.includes(spot) || on.includes(spot));
}

/** Whether a press on the spot alone says it all. A card of the hand is taken up first, unless it is an answer. */
export function isDirect({ group, by, on }: Choice, spot: Spot): boolean {
  if (spot.startsWith('do:')) return group === 'end' || group === 'produce';
  return !by.includes(spot) && on.includes(spot) && (group === 'answer' || !spot.startsWith('hand:'));
}

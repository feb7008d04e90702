/** Sorts the legal actions by the places of the table they belong to. It decides nothing about legality. */
import { canonical, type Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { CharacterId } from '../content/characters.ts';
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

export interface Choice {
  readonly key: string;
  readonly action: ExoworldAction;
  readonly group: Group;
  /** What one takes up first: a card of the hand. */
  readonly source?: Spot;
  /** Where one presses to do it. */
  readonly aims: readonly Spot[];
}

export const placeSpot = (place: number): Spot => `place:${place}`;
export const spaceSpot = (x: number, y: number): Spot => `space:${x},${y}`;
export const handSpot = (seat: Seat, card: CardId): Spot => `hand:${seat}:${card}`;

interface Where {
  readonly group: Group;
  readonly source?: Spot;
  readonly aims: readonly Spot[];
}

const at = (group: Group, ...aims: readonly Spot[]): Where => ({ group, aims });
const from = (group: Group, source: Spot, ...aims: readonly Spot[]): Where => ({ group, source, aims });

export function choicesOf(view: View, seat: Seat, actions: readonly ExoworldAction[]): Choice[] {
  return actions.map((action) => ({ key: canonical(action), action, ...whereOf(action, view, seat) }));
}

function whereOf(action: ExoworldAction, view: View, seat: Seat): Where {
  const here = view.crew[view.current]?.at ?? 0;
  switch (action.type) {
    case 'keep':
    case 'dismiss':
      return at('answer', `offer:${action.character}`);
    case 'draw':
      return at('draw', action.card === 'deck' ? 'deck' : `faceup:${action.card}`);
    case 'recycle':
      return at('draw', 'recycle');
    case 'sortOut':
      return at('skill', 'recycle');
    case 'give':
      return from('transfer', handSpot(seat, action.card), `seat:${action.to}`);
    case 'take':
      return at('transfer', handSpot(action.from, action.card));
    case 'request':
      return at('transfer', `seat:${action.from}`);
    case 'coordinate':
      return at('skill', action.card ? handSpot(action.from, action.card) : `seat:${action.from}`);
    case 'deploy':
      return from('deploy', handSpot(seat, action.module), spaceSpot(action.x, action.y));
    case 'move':
      return at('move', placeSpot(action.to));
    case 'command':
      return at('skill', placeSpot(action.to));
    case 'produce':
      return at('produce', placeSpot(here));
    case 'shutDown':
      return at('shutDown', placeSpot(action.place));
    case 'repair':
      return at('repair', placeSpot(action.place));
    case 'relieve':
      return at('repair', `crew:${action.crew}`);
    case 'heal':
      return at('skill', `crew:${action.crew}`);
    case 'coordinateAlone':
      return at('skill', 'deck');
    case 'salvage':
      return at('skill', 'discards');
    case 'postpone':
      return at('skill', 'pile');
    case 'item': {
      const source = handSpot(seat, action.item);
      if (action.to !== undefined) return from('card', source, placeSpot(action.to));
      return action.crew === undefined ? from('card', source) : from('card', source, `crew:${action.crew}`);
    }
    case 'protocol':
      return from('card', handSpot(seat, action.card));
    case 'pay':
    case 'handOver':
    case 'discard':
    case 'cross':
      return at('answer', handSpot(seat, action.card));
    case 'choose':
      return at('answer', `aside:${action.card}`);
    case 'putAway':
    case 'collect':
      return at('answer', `faceup:${action.card}`);
    case 'pass':
      return at('answer', action.card ? handSpot(action.from, action.card) : `seat:${action.from}`);
    case 'remove':
    case 'toggle':
    case 'place':
      return at('answer', placeSpot(action.place));
    case 'alsoRelieve':
    case 'tire':
      return at('answer', `crew:${action.crew}`);
    case 'convert':
      return at('answer', `gauge:${action.resource}`);
    case 'recover':
      return at('answer', 'discards');
    case 'bury':
      return at('answer', 'pile', `event:${action.index}`);
    case 'branch':
      return at('answer', 'event');
    case 'name':
      return at('answer', `seat:${action.seat}`);
    case 'done':
    case 'decline':
    case 'agree':
    case 'refuse':
    case 'waive':
      return at('answer', 'done');
    case 'end':
      return at('end', 'do:end');
    case 'join':
    case 'leave':
    case 'say':
      return at('table', 'do:table');
  }
}

/** Everything that can be done with or to a spot. */
export function choicesAt(choices: readonly Choice[], spot: Spot): Choice[] {
  if (spot.startsWith('do:')) return choices.filter(({ group }) => spot === `do:${group}`);
  return choices.filter(({ source, aims }) => source === spot || aims.includes(spot));
}

/** Whether a press on the spot alone says it all. A card of the hand is taken up first, unless it is an answer. */
export function isDirect({ group, aims, source }: Choice, spot: Spot): boolean {
  if (spot.startsWith('do:')) return group === 'end' || group === 'produce';
  return source !== spot && aims.includes(spot) && (group === 'answer' || !spot.startsWith('hand:'));
}

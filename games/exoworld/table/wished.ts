/** What someone may have meant who pressed a spot where nothing is legal: the rules say why not. */
import type { Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { CARD_IDS, type CardId, isModule, isProtocol } from '../content/cards.ts';
import { AROUND } from '../rules/base.ts';
import type { View } from '../view.ts';
import type { Spot } from './choices.ts';

/** Actions a person may have had in mind when pressing a spot where nothing is legal, the likeliest first. */
export function wished(view: View, seat: Seat, spot: Spot): ExoworldAction[] {
  const [kind, a = '', b = ''] = spot.split(':');
  const here = view.crew[view.current]?.at ?? 0;
  const card = CARD_IDS.find((id) => id === (kind === 'hand' ? b : a));
  switch (kind) {
    case 'place': {
      const to = Number(a);
      const token = view.base[to]?.tokens[0];
      return [
        ...(token ? [{ type: 'repair' as const, place: to, token }] : []),
        ...(to === here ? [{ type: 'produce' as const }] : [{ type: 'move' as const, to }]),
      ];
    }
    case 'hand': {
      if (card === undefined) return [];
      // Why a card of one's own is of no use now stands on the card itself.
      return Number(a) === seat ? [] : [{ type: 'take', from: Number(a), card }];
    }
    case 'faceup':
      return card ? [{ type: 'draw', card }] : [];
    case 'deck':
      return [{ type: 'draw', card: 'deck' }];
    case 'recycle':
      return [{ type: 'recycle' }];
    default:
      return [];
  }
}

/** What could be meant with a card of one's own. */
export function use(view: View, card: CardId): ExoworldAction | undefined {
  if (isProtocol(card)) return { type: 'protocol', card };
  return isModule(card)
    ? { type: 'deploy', module: card, ...freeBeside(view, view.crew[view.current]?.at ?? 0) }
    : undefined;
}

function freeBeside({ base }: View, here: number): { x: number; y: number } {
  const from = base[here] ?? { x: 0, y: 0 };
  const spaces = AROUND.map(([dx, dy]) => ({ x: from.x + dx, y: from.y + dy }));
  const free = spaces.find(({ x, y }) => !base.some((place) => place.x === x && place.y === y));
  return free ?? { x: from.x, y: from.y - 1 };
}

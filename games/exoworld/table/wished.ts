/** What someone may have meant who pressed a spot where nothing is legal: the rules say why not. */
import type { Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { CARD_IDS, isModule, isProtocol } from '../content/cards.ts';
import type { View } from '../view.ts';
import type { Group, Spot } from './choices.ts';

/** Actions a person may have had in mind when pressing a spot where nothing is legal, the likeliest first. */
export function wished(view: View, seat: Seat, spot: Spot): ExoworldAction[] {
  const [kind, a = '', b = ''] = spot.split(':');
  const here = view.crew[view.current]?.at ?? 0;
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
      const card = CARD_IDS.find((id) => id === b);
      const place = view.base[here];
      if (card === undefined || place === undefined) return [];
      if (Number(a) !== seat) return [{ type: 'take', from: Number(a), card }];
      if (isModule(card)) return [{ type: 'deploy', module: card, ...freeBeside(view, place) }];
      return isProtocol(card) ? [{ type: 'protocol', card }] : [];
    }
    case 'faceup': {
      const card = CARD_IDS.find((id) => id === a);
      return card ? [{ type: 'draw', card }] : [];
    }
    case 'deck':
      return [{ type: 'draw', card: 'deck' }];
    case 'recycle':
      return [{ type: 'recycle' }];
    case 'do':
      return wishedGroup(a as Group, here);
    default:
      return [];
  }
}

function wishedGroup(group: Group, here: number): ExoworldAction[] {
  switch (group) {
    case 'produce':
      return [{ type: 'produce' }];
    case 'shutDown':
      return [{ type: 'shutDown', place: here }];
    case 'draw':
      return [{ type: 'draw', card: 'deck' }];
    case 'repair':
      return [{ type: 'repair', place: here, token: 'shutdown' }];
    case 'move':
      return [{ type: 'move', to: here }];
    default:
      return [];
  }
}

const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function freeBeside(view: View, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const [dx, dy] =
    BESIDE.find(([i, j]) => !view.base.some((place) => place.x === x + i && place.y === y + j)) ?? BESIDE[0];
  return { x: x + dx, y: y + dy };
}

/** The kinds of things to do, as the cards beside the board name them. In English. */
import type { View } from '../view.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function fleet(view: View): View['fleets'][number] | undefined {
  return view.fleets[view.me];
}

function movable(view: View): number {
  return view.units.filter(({ owner, moved, engine }) => owner === view.me && !moved && engine > 0).length;
}

export const KIND_WORDS = {
  move: {
    name: 'Move',
    note: (view: View) => `${counted(movable(view), 'ship')} not moved yet`,
    none: () => 'No ship of yours can move any more.',
  },
  attack: {
    name: 'Attack',
    note: () => 'Press what is in reach; ships may join',
    none: () => 'Nothing you could attack is next to your ships.',
  },
  fleet: {
    name: 'Energy and ships',
    note: (view: View) => {
      const energy = fleet(view)?.energy;
      return energy
        ? `E${energy.engines} W${energy.weapons} S${energy.shields} · new ships`
        : 'Energy, new ships';
    },
    none: () => 'There is no Energy to divert and no ship to deploy.',
  },
  research: {
    name: 'Technology',
    note: (view: View) => `You have ${counted(fleet(view)?.minerals ?? 0, 'Mineral')}`,
    none: () => 'You cannot research anything now.',
  },
  cards: {
    name: 'Cards',
    note: (view: View) => `${counted(fleet(view)?.cards ?? 0, 'card')} in hand · buy or play`,
    none: () => 'You can neither play nor buy a card now.',
  },
  planets: {
    name: 'Planets',
    note: (view: View) => `Explore, develop, sway · ${fleet(view)?.influence ?? 0} Influence`,
    none: () => 'There is nothing to do with planets now.',
  },
} as const;

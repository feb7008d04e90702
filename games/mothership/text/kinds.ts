/** The kinds of things to do, as the cards beside the board name them. In English. */

import { bestStrike } from '../outlook/strike.ts';
import { bareStation } from '../outlook/threat.ts';
import type { View } from '../view.ts';
import { namesIn } from './names.ts';
import { percent } from './table.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const fleet = (view: View): View['fleets'][number] | undefined => view.fleets[view.me];

const movable = (view: View): number =>
  view.units.filter(({ owner, moved, engine }) => owner === view.me && !moved && engine > 0).length;

function strikeNote(view: View): string {
  const best = bestStrike(view);
  if (best === undefined) return `${counted(movable(view), 'ship')} can fly; nothing to strike in reach`;
  return `${namesIn(view).Thing(best.target)}: ${counted(best.ships.length, 'ship')}, ${percent(best.win)}`;
}

export const KIND_WORDS = {
  strike: { name: 'Strike', note: strikeNote, none: () => 'Your ships have flown and fired.' },
  guard: {
    name: 'Guard',
    note: (view: View) =>
      bareStation(view).length > 0 ? 'Your station stands alone' : 'A Guardian beside a ship: 1 Mineral',
    none: () => 'A Guardian costs 1 Mineral, beside a ship that has not moved.',
  },
  research: {
    name: 'Technology',
    note: (view: View) => `You have ${counted(fleet(view)?.minerals ?? 0, 'Mineral')}`,
    none: (view: View) => `The first tier costs 1 Mineral; you have ${fleet(view)?.minerals ?? 0}.`,
  },
  cards: {
    name: 'Cards',
    note: (view: View) => `${counted(fleet(view)?.cards ?? 0, 'card')} in hand, below the board`,
    none: () => 'A card costs 2 Minerals; none of yours can be played now.',
  },
  energy: {
    name: 'Energy',
    note: () => 'Free to divide, in the panel below',
    none: () => 'It stays so until your next turn.',
  },
  market: {
    name: 'Market',
    note: (view: View) => `Explore, develop, sway: ${fleet(view)?.influence ?? 0} Influence`,
    none: () => 'Exploring costs 3 Minerals, next to a planet of yours.',
  },
} as const;

/** What the end of the turn would leave undone, and whether the station is safe. */
export function readiness(view: View): string {
  const left = movable(view);
  const station = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station');
  return [
    ...(left > 0 ? [`${counted(left, 'ship')} not moved`] : []),
    ...(station ? [station.guarded ? 'station guarded' : 'station stands alone'] : []),
  ].join(' · ');
}

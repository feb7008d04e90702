/** The kinds of things to do, as the cards beside the board name them. In English. */

import type { ActionOf } from '#engine';
import { bestStrike } from '../outlook/prize.ts';
import { plannedScene } from '../outlook/scene.ts';
import { bareStation } from '../outlook/threat.ts';
import { isTarget } from '../outlook/ways.ts';
import type { Mothership } from '../state.ts';
import type { View } from '../view.ts';
import { namesIn, shortThing } from './names.ts';
import { percent } from './table.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const fleet = (view: View): View['fleets'][number] | undefined => view.fleets[view.me];

export const movable = (view: View): number =>
  view.units.filter(({ owner, moved, engine }) => owner === view.me && !moved && engine > 0).length;

const aimsOf = (view: View): number =>
  [...view.units, ...view.planets].filter(({ id }) => isTarget(view, id)).length;

function strikeNote(view: View): string {
  const best = bestStrike(view);
  if (best === undefined) {
    const aims = aimsOf(view);
    const reach = aims === 0 ? 'no target in reach yet' : `${counted(aims, 'target')} in reach, at poor odds`;
    return `${counted(movable(view), 'ship')} can fly; ${reach}`;
  }
  return `${namesIn(view).Thing(best.target)}: ${counted(best.ships.length, 'ship')}, ${percent(best.win)}`;
}

/** What a turn that can only be ended leaves. */
const BETWEEN: readonly string[] = ['end', 'divert', 'split', 'concede'];

/** A lesson leaves most out: then the coach says what comes next, and not what else could be done. */
export function askedIn(
  prompt: string,
  actions: readonly { readonly type: string }[],
  advised: boolean,
): string | undefined {
  if (prompt !== 'main') return undefined;
  if (!actions.some(({ type }) => type === 'end')) return 'Your move, as the coach says.';
  if (actions.every(({ type }) => BETWEEN.includes(type))) return 'End your turn.';
  // Two voices with two targets would be one too many.
  return advised ? 'Your move. This is the hint:' : undefined;
}

/** An attack with these very ships, beside the board. */
export function attackBrief({ target, ships }: ActionOf<Mothership, 'attack'>, view: View) {
  const who =
    ships.length === 1
      ? shortThing(ships[0])
      : ships.length === 2
        ? 'Both ships'
        : `All ${ships.length} ships`;
  return {
    name: `Attack ${namesIn(view).thing(target)}`,
    note: `${who}: ${percent(plannedScene(view, target, ships).odds.win)}`,
  };
}

export const KIND_WORDS = {
  strike: { name: 'Fly and strike', note: strikeNote, none: () => 'Your ships have flown and fired.' },
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
    note: (view: View) => `${counted(fleet(view)?.cards ?? 0, 'card')} in hand; a new one costs 2 Minerals`,
    none: () => 'A new card costs 2 Minerals; those you hold wait for their moment.',
  },
  energy: {
    name: 'Energy',
    note: () => 'Free to divide: engines, weapons, shields',
    none: () => 'It stays so until your next turn.',
  },
  market: {
    name: 'Market',
    note: (view: View) => `Explore, develop, sway: ${fleet(view)?.influence ?? 0} Influence`,
    none: () => 'Exploring costs 3 Minerals, next to a planet of yours.',
  },
} as const;

function stationNote(view: View, guarded: boolean): string {
  return !guarded && bareStation(view).length > 0 ? 'station alone' : 'station safe';
}

/** What the end of the turn would leave undone, and whether the station is safe. */
export function readiness(view: View): string {
  const left = movable(view);
  const aims = aimsOf(view);
  const station = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'station');
  return [
    ...(left > 0 ? [`${left} to move`] : []),
    ...(aims > 0 ? [counted(aims, 'target')] : []),
    ...(station ? [stationNote(view, station.guarded)] : []),
  ].join(' · ');
}

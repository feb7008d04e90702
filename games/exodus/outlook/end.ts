/** XD-21 The end as it is read: who stands where, and whether a tie had to be broken. */
import { FACTION } from '../content/factions.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';

/** XD-3.4 par is given from three seats on. */
const FEWEST_SEATS = 3;

/** The parts of a standing, in the order they are told. */
export const PARTS = [
  'guard',
  'renown',
  'markers',
  'secrets',
  'personal',
  'known',
  'office',
  'regime',
  'advantages',
  'agendas',
] as const;

/** What the table says of a match that one person ended. */
const RESIGNED = 'resigned';
export const isGivenUp = ({ outcome }: Pick<View, 'outcome'>): boolean => outcome?.reason === RESIGNED;

/** XD-21.1 Who wears the wreath: nobody where the voyage was given up. */
export const hasWon = (view: View, { seat }: SeenHouse): boolean =>
  !isGivenUp(view) && (view.outcome?.winners.includes(seat) ?? false);

/** XD-3.4 A guarded value as the gauge shows it, and what is taken off it. */
export function guardOf({ houses }: View, { faction, final }: SeenHouse): { value: number; par: number } {
  const par = FACTION[faction].par[houses.length - FEWEST_SEATS] ?? 0;
  return { value: (final?.guard ?? 0) + par, par };
}

/** In which part of the standing one fell furthest behind the best of the others; undefined where in none. */
export function weakest(view: View): (typeof PARTS)[number] | undefined {
  const own = view.houses.find(({ faction }) => faction === view.faction)?.final;
  const best = ranked(view).find(({ faction }) => faction !== view.faction)?.final;
  if (own === undefined || best === undefined) return undefined;
  const [part] = [...PARTS].sort((a, b) => own[a] - best[a] - (own[b] - best[b]));
  return part !== undefined && own[part] < best[part] ? part : undefined;
}

/** By place; with the fleet lost or the match given up it is what would have been. */
export function ranked({ outcome, houses }: View): SeenHouse[] {
  const places = isGivenUp({ outcome }) ? undefined : outcome?.places;
  return [...houses].sort(
    (a, b) =>
      (places?.[a.seat] ?? 0) - (places?.[b.seat] ?? 0) || (b.final?.total ?? 0) - (a.final?.total ?? 0),
  );
}

/** XD-21.2 whether the first places were level on standing. */
export function isBrokenTie({ outcome, houses }: View): boolean {
  if (outcome?.reason !== 'colony') return false;
  const best = Math.max(...houses.map(({ final }) => final?.total ?? 0));
  return houses.filter(({ final }) => final?.total === best).length > outcome.winners.length;
}

/** XD-21 The end as it is read: who stands where, and whether a tie had to be broken. */
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';

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

/** By place; with the fleet lost it is what would have been. */
export function ranked({ outcome, houses }: View): SeenHouse[] {
  const places = outcome?.places;
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

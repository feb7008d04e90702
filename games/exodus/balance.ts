/** What Exodus is meant to be like: fleets that come home, and factions that win alike often. */
import type { Target } from '#engine';
import { FACTIONS } from './content/factions.ts';

const SEATS = [3, 4, 5, 6, 7, 8];

export const TARGETS: readonly Target[] = [
  ...SEATS.map(
    (seats): Target => ({
      id: `home-${seats}`,
      says: `${seats} sound players bring 70 to 92 of a hundred fleets home`,
      seats,
      bots: ['sound'],
      metric: { kind: 'won' },
      range: [0.7, 0.92],
      most: 1000,
    }),
  ),
  ...SEATS.flatMap((seats) =>
    FACTIONS.slice(0, seats).map(
      (faction): Target => ({
        id: `${faction}-${seats}`,
        says: `The ${faction} wins 0.7 to 1.4 of its fair share with ${seats} seats`,
        seats,
        bots: ['sound'],
        metric: { kind: 'role', name: 'faction', value: faction },
        range: [0.7, 1.4],
        most: 1000,
      }),
    ),
  ),
  ...[3, 5, 8].map(
    (seats): Target => ({
      id: `strong-home-${seats}`,
      says: `${seats} strong players bring at least 60 of a hundred fleets home`,
      seats,
      bots: ['strong'],
      iterations: 100,
      metric: { kind: 'won' },
      range: [0.6, 1],
      most: 200,
    }),
  ),
];

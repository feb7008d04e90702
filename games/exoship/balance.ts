/** What Exoship is meant to be like. */
import type { Target } from '#engine';

const MODES = [
  { id: 'earth', options: {}, asked: 0.89, was: 0.987 },
  { id: 'mars', options: { origin: 'mars' }, asked: 0.89, was: 0.987 },
  { id: 'earth-hard', options: { hard: true }, asked: 0.77, was: 0.944 },
  { id: 'mars-hard', options: { origin: 'mars', hard: true }, asked: 0.81, was: 0.971 },
] as const;

export const TARGETS: readonly Target[] = [
  ...MODES.map(
    ({ id, options, asked, was }): Target => ({
      id: `strong-${id}`,
      says: `The strongest play wins about ${100 * asked} of a hundred voyages`,
      seats: 1,
      options,
      bots: ['strong'],
      metric: { kind: 'won' },
      range: [asked - 0.05, asked + 0.05],
      most: 400,
      known: { why: 'the search finds more than the player this was asked of', was: [was, 1] },
    }),
  ),
  {
    id: 'abilities',
    says: 'Every founder’s ability is used in at least one of a hundred games of a sound player',
    seats: 1,
    bots: ['sound'],
    metric: { kind: 'content', of: 'ability' },
    range: [0.01, 1],
    most: 4000,
  },
];

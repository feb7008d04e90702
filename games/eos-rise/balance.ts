/** What Project EOS Rise is meant to be like: how often a sound crew arrives, and what it is lost to. */
import type { Target } from '#engine';

const DIFFICULTIES = [
  { difficulty: 'easy', range: [0.6, 0.75], ratio: 1 },
  { difficulty: 'normal', range: [0.35, 0.5], ratio: 1 / 1.5 },
  { difficulty: 'hard', range: [0.15, 0.3], ratio: 1 / 2.5 },
] as const;

/** A ratio is right within a half of itself. */
const WITHIN = 1.5;

export const TARGETS: readonly Target[] = DIFFICULTIES.flatMap(({ difficulty, range, ratio }): Target[] => {
  const table = { seats: 1, options: { difficulty }, bots: ['sound'] } as const;
  return [
    {
      id: difficulty,
      says: `A sound crew wins ${100 * range[0]} to ${100 * range[1]} of a hundred on ${difficulty}`,
      ...table,
      metric: { kind: 'won' },
      range,
      most: 1100,
    },
    {
      id: `hull-${difficulty}`,
      says: `On ${difficulty} the ship is lost ${ratio.toFixed(2)} times as often as the time runs out`,
      ...table,
      metric: { kind: 'ratio', of: 'command', to: 'extinction' },
      range: [ratio / WITHIN, ratio * WITHIN],
      most: 1100,
      known: { why: 'danger hardly matters to the players there are', was: [0, 0.3] },
    },
  ];
});

/** What Exoworld Survival is meant to be like: how often a sound crew wins, by the stars of the planet. */
import type { Target } from '#engine';
import { SCENARIO_IDS, SCENARIOS } from './content/scenarios.ts';

const BANDS = { 1: [0.6, 0.75], 2: [0.4, 0.55], 3: [0.2, 0.35] } as const;
/** The bands are those of four; fewer or more players may be so far off. */
const OFF = 0.08;

export const TARGETS: readonly Target[] = [
  ...SCENARIO_IDS.flatMap((scenario) =>
    [2, 3, 4, 5].map((seats): Target => {
      const { stars } = SCENARIOS[scenario];
      const [low, high] = BANDS[stars];
      return {
        id: `${scenario}-${seats}`,
        says: `${seats} sound players win ${100 * low} to ${100 * high} of a hundred games on ${scenario}, give or take 8`,
        seats,
        options: { scenario },
        bots: ['sound'],
        metric: { kind: 'won' },
        range: [low - OFF, high + OFF],
        most: 1500,
      };
    }),
  ),
  {
    id: 'modules',
    says: 'Every module is deployed in at least one of twenty games',
    seats: 4,
    bots: ['sound'],
    metric: { kind: 'content', of: 'module' },
    range: [0.05, 1],
    most: 1500,
  },
];

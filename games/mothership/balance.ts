/** What Mothership is meant to be like: who begins, who is better, and how hard it is alone. */
import type { Target } from '#engine';

const DUELS = ['duel', 'gas-well'] as const;

const SOLO = [
  { level: 1, range: [0.95, 1] },
  { level: 3, range: [0.85, 1] },
  { level: 5, range: [0.55, 0.75] },
  { level: 7, range: [0.25, 0.45] },
  { level: 9, range: [0.1, 0.25] },
] as const;

/** Missed with rules that are the rulebook’s; see the design notes. */
const KNOWN = {
  5: { why: 'energy and technology of the levels are the rulebook’s', was: [0.82, 0.93] },
} as const;

export const TARGETS: readonly Target[] = [
  ...DUELS.map(
    (layout): Target => ({
      id: `begins-${layout}`,
      says: `Who begins wins 43 to 57 of a hundred duels in ${layout}`,
      seats: 2,
      options: { layout },
      bots: ['sound'],
      metric: { kind: 'order', place: 1 },
      range: [0.43, 0.57],
      most: 2400,
      ...(layout === 'gas-well' ? { known: { why: 'without its head start', was: [0.57, 0.72] } } : {}),
    }),
  ),
  ...SOLO.map(
    ({ level, range }): Target => ({
      id: `solo-${level}`,
      says: `Alone, level ${level} is won by a sound player in ${100 * range[0]} to ${100 * range[1]} of a hundred`,
      seats: 1,
      options: { mode: 'solo', layout: 'solo-a', soloLevel: level },
      bots: ['sound'],
      metric: { kind: 'won' },
      range,
      most: 1000,
      ...(level === 5 ? { known: KNOWN[level] } : {}),
    }),
  ),
  ...[3, 4, 6].map(
    (seats): Target => ({
      id: `strong-${seats}`,
      says: `One strong player among ${seats} wins at least one and a half times a fair share`,
      seats,
      bots: ['strong', ...new Array<string>(seats - 1).fill('sound')],
      iterations: 100,
      metric: { kind: 'bot', level: 'strong' },
      range: [1.5, seats],
      most: 400,
    }),
  ),
  {
    id: 'easy',
    says: 'An easy player loses at least three of four duels to a sound one',
    seats: 2,
    bots: ['easy', 'sound'],
    metric: { kind: 'bot', level: 'sound' },
    range: [1.5, 2],
    most: 1000,
  },
  {
    id: 'random',
    says: 'An easy player wins at least nine of ten duels against a random one',
    seats: 2,
    bots: ['easy', 'random'],
    metric: { kind: 'bot', level: 'easy' },
    range: [1.8, 2],
    most: 1000,
  },
];

/** The five parts of a day, and which of them it is. */
import { keysOf } from '#engine';
import type { View } from '../view/index.ts';

type Step = NonNullable<View['phase']>;

const STEPS = {
  write: ['sharedMandate', 'isolation'],
  argue: ['tie', 'marker'],
  shadow: ['covert', 'foresee', 'covertLate'],
  outcome: [
    'window',
    'successor',
    'personal',
    'reroll',
    'election',
    'office',
    'discover',
    'meet',
    'leak',
    'benefit',
    'scan',
    'bear',
  ],
  course: ['landfall', 'dawnRetire', 'dawnSwap', 'disposition', 'course', 'loss', 'spend', 'rewardChoice'],
} as const satisfies Record<string, readonly Step[]>;

export type Part = keyof typeof STEPS;
export const PARTS = keysOf(STEPS);

/** Undefined before the voyage and after. */
export function partOf({ phase, frame, scene }: View): Part | undefined {
  const about = frame?.step === 'poll' ? frame.phase : scene?.phase;
  if (about !== undefined) return about === 'resolve' ? 'argue' : 'course';
  return PARTS.find((part) => STEPS[part].some((step) => step === phase));
}

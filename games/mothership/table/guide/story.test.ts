/** What turned a war is told as what it was to whoever reads it. */
import { expect, test } from 'vitest';
import { story } from './story.ts';

test('an enemy’s deed never helped, and one’s own losses never did', () => {
  const taken = { type: 'captured', planet: 'm1', by: 1, how: 'attack' } as const;
  expect(story.matters?.(taken, true, 0)).toBe(false);
  expect(story.matters?.(taken, false, 0)).toBe(true);
  expect(story.matters?.(taken, true, 1)).toBe(true);
  const lost = { type: 'destroyed', unit: 'p1-b2', cause: 'dogfight', by: 1 } as const;
  expect(story.matters?.(lost, true, 0)).toBe(false);
  expect(story.matters?.(lost, false, 0)).toBe(true);
});

test('what leaves with a fleet that is out is no moment of its own', () => {
  const gone = { type: 'destroyed', unit: 'p2-f1', cause: 'eliminated' } as const;
  for (const better of [true, false]) expect(story.matters?.(gone, better, 0)).toBe(false);
});

/** What is offered to learn after a match: what teaches what was missing, else what was not played yet. */
import { beforeEach, expect, test, vi } from 'vitest';
import { lessonOf } from '../missions/lesson.ts';

const done = vi.hoisted(() => new Set<string>());
vi.mock('../missions/progress.ts', () => ({ isDone: (_: string, mission: string) => done.has(mission) }));

const GAME = { id: 'exoship' };
const MISSIONS = ['voice', 'children', 'captain'].map((id) => ({ id, title: `“${id}”`, about: `of ${id}` }));

beforeEach(() => done.clear());

test('who lost is led to the mission that teaches what was missing', () => {
  done.add('voice').add('captain');
  expect(lessonOf(GAME, MISSIONS, { mission: 'captain', tip: 'Have a captain.' })).toEqual({
    tip: 'Have a captain.',
    words: 'Mission 3 teaches this: “captain” (of captain)',
    mission: 'captain',
  });
});

test('without advice it is the first that was not played, and nothing where all were', () => {
  done.add('voice');
  expect(lessonOf(GAME, MISSIONS, undefined)?.words).toBe(
    'Not played yet: mission 2, “children” (of children)',
  );
  done.add('children').add('captain');
  expect(lessonOf(GAME, MISSIONS, undefined)).toBeUndefined();
});

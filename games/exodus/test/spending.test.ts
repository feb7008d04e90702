/** XD-8.9 What the points left over from a jump buy is said on the cards; where it cannot matter nobody is asked. */
import { expect, test } from 'vitest';
import { exodus } from '../index.ts';
import { follows } from '../outlook/presses.ts';
import { briefOf } from '../text/briefs.ts';
import { prompt } from '../text/prompts.ts';
import { given } from './scene.ts';

function arriving(on: 'astrometrics' | 'convenience', reward: number | undefined) {
  const scene = given({
    next: [{ step: 'spend', on, from: 0, system: 1, excess: 3 }],
    change: (s) => Object.assign(s.systems[1] ?? {}, { reward }),
  });
  const { seat } = scene.house('church');
  const view = exodus.view(scene.s, seat);
  return { view, actions: scene.play.legal(seat) };
}

test('each share says how many ways on it charts and how likely the work is quick', () => {
  const { view, actions } = arriving('astrometrics', 2);
  expect(prompt('spend', view)).toBe(
    'The jump went well: 3 points to spare. Chart more ways on, or work faster here?',
  );
  expect(actions.map((action) => briefOf(action, view).name)).toEqual([
    'All 3 for quick work',
    '1 for the charts, 2 for quick work',
    '2 for the charts, 1 for quick work',
    'All 3 for the charts',
  ]);
  expect(actions.map((action) => briefOf(action, view).note)[1]).toBe(
    'about 4 ways on from here; the work here takes a single day in 100 %',
  );
  expect(follows({}, view, actions)).toBeUndefined();
});

test('what is left goes into the work, and all of it into the charts where there is none', () => {
  for (const { view, actions } of [arriving('convenience', 2), arriving('astrometrics', 0)])
    expect(follows({}, view, actions)).toEqual({ type: 'spendExcess', points: 3 });
});
